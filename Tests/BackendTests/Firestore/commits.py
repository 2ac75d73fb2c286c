"""Parses documents and commit bodies by the types of Firestore's own client, and prints as JSON what it has understood.

The texts of every document are printed as its native values, so that they can be compared with the library's.
"""

import json
import pathlib
import sys

from google.cloud.firestore_v1.types import CommitRequest, Document, DocumentTransform

folder = pathlib.Path(sys.argv[1])


def native(value):
    kind = value._pb.WhichOneof("value_type")
    if kind == "map_value":
        return {key: native(inner) for key, inner in value.map_value.fields.items()}
    if kind == "array_value":
        return [native(inner) for inner in value.array_value.values]
    return getattr(value, kind)


def fields(document):
    return {key: native(value) for key, value in document.fields.items()}


documents = [
    {"name": document.name, "fields": fields(document)}
    for document in (Document.from_json(line) for line in (folder / "documents.ndjson").read_text("utf-8").splitlines())
]
commits = []
for path in sorted((folder / "commits").glob("*.json")):
    writes = []
    for write in CommitRequest.from_json(path.read_text("utf-8")).writes:
        times = [
            transform.field_path
            for transform in write.update_transforms
            if transform.set_to_server_value == DocumentTransform.FieldTransform.ServerValue.REQUEST_TIME
        ]
        writes.append(
            {
                "operation": write._pb.WhichOneof("operation"),
                "name": write.update.name,
                "fields": fields(write.update),
                "mask": list(write.update_mask.field_paths),
                "times": times,
                "transforms": len(write.update_transforms),
            }
        )
    commits.append({"bytes": path.stat().st_size, "writes": writes})
json.dump({"documents": documents, "commits": commits}, sys.stdout, ensure_ascii=False)
