# Two stages: the first installs the locked dependencies, the second has only what runs.
FROM python:3.13-slim AS build
WORKDIR /build
COPY requirements.lock .
RUN python -m venv /opt/venv && /opt/venv/bin/pip install --no-cache-dir --require-hashes -r requirements.lock

FROM python:3.13-slim
ENV PATH=/opt/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 HOST=0.0.0.0 PORT=8080 DATA_FOLDER=/data
RUN useradd --system --uid 10001 crosswire && mkdir /data && chown crosswire /data
COPY --from=build /opt/venv /opt/venv
WORKDIR /app
COPY engine engine
COPY tgbot tgbot
COPY locales locales
USER crosswire
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK CMD ["python", "-c", "import os, urllib.request as r; r.urlopen('http://127.0.0.1:' + os.environ['PORT'] + '/healthz')"]
CMD ["python", "-m", "tgbot", "serve"]
