from ..registry import stage as stage
