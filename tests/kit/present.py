"""What has to be there: a test fails where it is None, and the type checker knows that it is not."""

from typing import TypeVar

T = TypeVar("T")


def present(value: T | None) -> T:
    assert value is not None
    return value
