"""The targets, by name: one for each way in."""

from tests.fuzz.target import Target
from tests.fuzz.targets import buttons, packing, records, saves, texts, updates

TARGETS: dict[str, Target] = {
    module.TARGET.name: module.TARGET for module in (updates, buttons, records, saves, packing, texts)
}
