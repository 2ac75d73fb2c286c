"""Sorts functions into families: the module of a Swift function, and what the runtime and the C libraries do."""

import re
from pathlib import Path

OWN_MODULES = {path.name for path in (Path(__file__).resolve().parent.parent.parent / "Sources").iterdir()}
# A module of this project in a mangled name, after its length. A generic function that was compiled for one of its closures or
# types is of that module.
OWN = re.compile("|".join(f"{len(name)}{name}" for name in sorted(OWN_MODULES)))
MODULE = re.compile(r"_?\$s(\d+)")

# By the beginnings of names, in this order.
RUNTIME = [
    ("reference counting", ("swift_retain", "swift_release", "swift_bridgeObject", "swift_unknownObject", "swift_isUnique",
                            "_swift_release_dealloc", "swift_dealloc", "swift::RefCounts", "swift::HeapObjectSideTable",
                            "bool swift::RefCounts", "void swift::RefCounts", "swift_setDealloc", "_swift_retain",
                            "_swift_release")),
    ("allocation", ("malloc", "_int_malloc", "free", "_int_free", "cfree", "calloc", "realloc", "_int_realloc", "unlink_chunk",
                    "swift_allocObject", "swift_slowAlloc", "swift_slowDealloc", "_swift_allocObject", "sysmalloc", "systrim",
                    "alloc_perturb", "tcache", "posix_memalign", "_int_memalign", "_mid_memalign", "aligned_alloc", "operator new",
                    "operator delete", "void* operator", "_swift_slowAlloc")),
    ("copying and comparing bytes", ("__mem", "mem", "__str", "str", "swift_arrayInit", "swift_arrayDestroy", "swift_arrayAssign")),
    ("hashing", ("$ss6Hasher", "$ss13_SipHash", "$ss10__RawDict", "$ss10_HashTable", "$ss22__RawDictionary")),
    ("dispatch", ("_dispatch", "dispatch_")),
    ("Swift standard library", ("$sS", "$ss")),
    ("Swift runtime", ("swift", "_swift", "__swift", "(anonymous namespace)", "std::", "void swift", "bool swift", "getCache(")),
]
LIBRARIES = [("libxml2", "libxml2"), ("libcrypto", "libcrypto"), ("libstemmer", "libstemmer"), ("ld-", "loading the program")]


def family(library, function):
    """The family of a function by its object file and its name."""
    for part, name in LIBRARIES:
        if part in library:
            return name
    if match := function.startswith("$s") and OWN.search(function):
        return match.group().lstrip("0123456789")
    for name, beginnings in RUNTIME:
        if function.startswith(beginnings):
            return name
    if match := MODULE.match(function):
        return function[match.end() : match.end() + int(match.group(1))]
    return "others"
