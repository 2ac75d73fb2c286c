#!/usr/bin/env python3
"""Prints the duration of every test suite that takes a second or more, slowest first.

Usage: swift test --no-parallel --xunit-output tests.xml; scripts/test-times.py tests-swift-testing.xml
In parallel, a test's time contains that of others that it waited for.
"""

import sys
import xml.etree.ElementTree
from collections import Counter


def main():
    seconds = Counter()
    for case in xml.etree.ElementTree.parse(sys.argv[1]).iter("testcase"):
        seconds[case.get("classname")] += float(case.get("time"))
    for suite, time in seconds.most_common():
        if time >= 1:
            print(f"{time:8.1f} s  {suite}")
    print(f"{sum(seconds.values()):8.1f} s  in all")


if __name__ == "__main__":
    main()
