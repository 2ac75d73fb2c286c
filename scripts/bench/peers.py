"""Other tools that compile the same sources into files for apps and an index, where they are installed.

`make bench-peers` installs them from PyPI into .build/peers. None of them checks Arabic texts.
"""

import shutil
import subprocess
import sys
import xml.etree.ElementTree
from html import escape
from pathlib import Path

BENCH = Path(__file__).resolve().parent
FOLDER = BENCH.parent.parent / ".build/peers"
PYTHON = FOLDER / "bin/python3"

BUNDLES = "Python (lxml, pydantic, orjson): bundles"
INDEX = "Python, and an index by tantivy"
HUGO = "Hugo: JSON"
PAGEFIND = "Pagefind: an index, of HTML pages"


def imports(*modules):
    """The Python that has modules, or nil."""
    for python in (PYTHON, sys.executable):
        command = [python, "-c", "import " + ",".join(modules)]
        if Path(python).exists() and subprocess.run(command, capture_output=True).returncode == 0:
            return str(python)
    return None


def program(name, pattern):
    """A program of the packages in .build/peers, or one in PATH."""
    return next((str(path) for path in FOLDER.glob(pattern)), shutil.which(name))


def commands(content, work):
    """The commands by name; nil where a tool is not installed."""
    peer = [str(BENCH / "peer.py"), str(content), str(work / "python")]
    python, indexing = imports("lxml", "pydantic", "orjson"), imports("lxml", "pydantic", "orjson", "tantivy")
    hugo = program("hugo", "lib/python*/site-packages/hugo/binaries/hugo*")
    pagefind = program("pagefind", "lib/python*/site-packages/pagefind_bin/pagefind")
    return {
        BUNDLES: python and [python, *peer],
        INDEX: indexing and [indexing, *peer, "--index"],
        HUGO: hugo and [hugo, "--quiet", "--source", site(content, work), "--destination", str(work / "hugo")],
        PAGEFIND: pagefind
        and [pagefind, "--silent", "--site", pages(content, work), "--output-path", str(work / "pagefind")],
    }


def site(content, work):
    """The source of a site that has the duas and journeys as data, and one page, of JSON."""
    folder = work / "hugo-site"
    shutil.copytree(BENCH / "hugo", folder)
    with open(folder / "hugo.toml", "a", encoding="utf-8") as config:
        for data in ("duas", "journeys"):
            config.write(f'[[module.mounts]]\nsource = "{content / data}"\ntarget = "data/{data}"\n')
    return str(folder)


def pages(content, work):
    """A folder with an HTML page for each dua. To write them is not part of any figure."""
    folder = work / "pages"
    folder.mkdir()
    for path in (content / "duas").glob("*.xml"):
        for dua in xml.etree.ElementTree.parse(path).getroot():
            title, arabic, latin, english = [
                escape(dua.findtext(name)) for name in ("title", "arabic", "transliteration", "translation")
            ]
            page = (
                f'<!doctype html><html lang="en"><title>{title}</title><body><h1>{title}</h1>'
                f'<p lang="ar">{arabic}</p><p>{latin}</p><p>{english}</p></body></html>'
            )
            (folder / f"{dua.get('slug')}.html").write_text(page, encoding="utf-8")
    return str(folder)
