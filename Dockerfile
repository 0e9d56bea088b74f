# Two stages: the first installs the locked dependencies, the second has only what runs.
FROM python:3.13-slim AS build
WORKDIR /app
COPY requirements.lock .
RUN python -m venv --without-pip /opt/venv && \
    pip --python /opt/venv/bin/python install --no-cache-dir --require-hashes -r requirements.lock
COPY engine engine
COPY tgbot tgbot
COPY locales locales
# The file system is read-only later: what Python would cache is made now.
RUN /opt/venv/bin/python -m compileall -q engine tgbot

FROM python:3.13-slim
ENV PATH=/opt/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 HOST=0.0.0.0 PORT=8080 DATA_FOLDER=/data
RUN useradd --system --uid 10001 --no-create-home crosswire && install -d -m 700 -o crosswire /data
COPY --from=build /opt/venv /opt/venv
COPY --from=build /app /app
WORKDIR /app
USER 10001
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=20s CMD ["python", "-m", "tgbot.cli.health_check"]
CMD ["python", "-m", "tgbot", "run"]
