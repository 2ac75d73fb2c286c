import DuaLibrary

extension Manifest {
  /// Writes the manifest with the files on a line each; keys stand in the order of their bytes.
  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("counts", counts)
      $0.key("files")
      $0.rows(files) { $0 }
      $0.member("fold_version", foldVersion)
      $0.member("library", library)
      $0.member("rule_set_version", ruleSetVersion)
      $0.member("schema_version", schemaVersion)
    }
  }
}

extension Manifest.Counts: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("categories", categories)
      $0.member("collections", collections)
      $0.member("duas", duas)
      $0.member("journeys", journeys)
      $0.member("works", works)
    }
  }
}

extension Manifest.File: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("bytes", bytes)
      $0.member("path", path)
      $0.member("sha256", sha256)
    }
  }
}

extension Manifest.LibraryInfo: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("default_language", defaultLanguage)
      $0.member("licence", licence)
      $0.member("name", name)
      $0.member("version", version)
    }
  }
}
