from .registry import stage


@stage
def strip_blank(texts):
    return [text.strip() for text in texts if text.strip()]
