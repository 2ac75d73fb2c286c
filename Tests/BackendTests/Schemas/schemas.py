"""Validates the files of a bundle by its schemas, then the same files with damages. Prints a JSON list of the results."""

import copy
import json
import pathlib
import sys

import jsonschema

schemas, bundle, damages = (pathlib.Path(argument) for argument in sys.argv[1:])
results = []


def validator(file):
    schema = json.loads((schemas / file.replace(".json", ".schema.json")).read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def add(name, file, value):
    error = next(iter(validator(file).iter_errors(value)), None)
    results.append({"name": name, "valid": error is None, "problem": error.message[:200] if error else ""})


def key(container, text):
    return int(text) if isinstance(container, list) else text


contents = {}
for schema in sorted(schemas.glob("*.schema.json")):
    file = schema.name.replace(".schema.json", ".json")
    contents[file] = json.loads((bundle / file).read_text("utf-8"))
    add(file, file, contents[file])

for damage in json.loads(damages.read_text("utf-8")):
    value = copy.deepcopy(contents[damage["file"]])
    *path, last = damage["path"]
    place = value
    for step in path:
        place = place[key(place, step)]
    if damage.get("value") is None:
        del place[key(place, last)]
    else:
        place[key(place, last)] = json.loads(damage["value"])
    add(f"{damage['file']} {'.'.join(damage['path'])} = {damage.get('value')}", damage["file"], value)

json.dump(results, sys.stdout)
