"""Names of visitors and accounts: clean, folded for looking up, and what looks alike."""

from __future__ import annotations

from unicodedata import category, normalize

# Letters of other alphabets that look like Latin ones; Unicode has many more, these make whole names.
_LOOKS = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u043a\u043c\u0442\u0432\u043d\u0433\u0501\u051b\u051d\u04bb\u0261"
    "\u03b1\u03b5\u03bf\u03c1\u03c5\u03c7\u03b9\u03ba\u03bd\u03c4\u03b2\u03b7\u03bc\u0131\u0237",
    "aeopcyxijskmtbhrdqwhgaeopuxikvtbnmij",
)
_DIGITS = str.maketrans("01", "ol")


def clean_name(name: str) -> str:
    """A name with single spaces, none around it, and without invisible characters."""
    return " ".join("".join(each if each.isprintable() else " " for each in name).split())


def folded(name: str) -> str:
    """A name as accounts are looked up by it."""
    return clean_name(name.casefold())


def skeleton(name: str) -> str:
    """What a name looks like; names with the same skeleton look alike.

    Without spaces, marks that are not seen and widths; letters of other alphabets are the Latin ones that they look
    like. Accents stay: people tell them apart.
    """
    seen = "".join(each for each in normalize("NFKC", name) if category(each) not in ("Cf", "Cc", "Mn", "Me"))
    return "".join(seen.casefold().split()).translate(_LOOKS).translate(_DIGITS)
