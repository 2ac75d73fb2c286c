"""Reads a release as an app in Python does, with the client of PyPI's `tuf`, over HTTP from the loopback address.

Arguments: the folder of the release, the file with the trusted root, a folder for what is fetched. Prints the paths of the targets that
it has fetched, or the name of the exception with which the client refuses the release.
"""

import functools
import http.server
import json
import pathlib
import sys
import threading

from tuf.api.exceptions import RepositoryError
from tuf.ngclient import Updater


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def main():
    release, root, folder = map(pathlib.Path, sys.argv[1:4])
    handler = functools.partial(Handler, directory=str(release))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_address[1]}"
    (folder / "metadata").mkdir(parents=True, exist_ok=True)
    (folder / "targets").mkdir(exist_ok=True)
    try:
        updater = Updater(
            metadata_dir=str(folder / "metadata"),
            metadata_base_url=f"{address}/metadata/",
            target_dir=str(folder / "targets"),
            target_base_url=f"{address}/targets/",
            bootstrap=root.read_bytes(),
        )
        updater.refresh()
        targets = json.loads((folder / "metadata" / "targets.json").read_bytes())["signed"]["targets"]
        for path in sorted(targets):
            updater.download_target(updater.get_targetinfo(path))
            print(path)
    except RepositoryError as error:
        print(f"refused: {type(error).__name__}")
    finally:
        server.shutdown()


main()
