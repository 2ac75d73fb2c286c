import DuaLibrary

extension Manifest {
  /// Writes the manifest with one file per line; keys are sorted by their bytes.
  func write(to json: inout JSONWriter) {
    json.object(keys: CodingKeys.self) {
      $0.member(.counts, counts)
      $0.rows(.files, files)
      $0.member(.foldVersion, foldVersion)
      $0.member(.library, library)
      $0.member(.ruleSetVersion, ruleSetVersion)
      $0.member(.schemaVersion, schemaVersion)
    }
  }
}

extension Manifest.Counts: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object(keys: CodingKeys.self) {
      $0.member(.categories, categories)
      $0.member(.collections, collections)
      $0.member(.duas, duas)
      $0.member(.journeys, journeys)
      $0.member(.works, works)
    }
  }
}

extension Manifest.File: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object(keys: CodingKeys.self) {
      $0.member(.bytes, bytes)
      $0.member(.path, path)
      $0.member(.sha256, sha256)
    }
  }
}

extension Manifest.LibraryInfo: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object(keys: CodingKeys.self) {
      $0.member(.defaultLanguage, defaultLanguage)
      $0.member(.licence, licence)
      $0.member(.name, name)
      $0.member(.version, version)
    }
  }
}
