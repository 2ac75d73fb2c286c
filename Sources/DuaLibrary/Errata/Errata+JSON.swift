import UnicodeText

extension Errata {
  /// Reads `errata.json`.
  public init(json: [UInt8]) throws(BundleError) {
    var rows: [Erratum] = []
    try RowReader.forEachRow(of: ErratumRow.self, in: FileBytes(json), path: Self.path) {
      (row) throws(RowProblem) in
      rows.append(try row.erratum())
    }
    self.init(rows)
  }

  /// The bytes of the file: one row per line.
  public var json: [UInt8] {
    var bytes = Array("[\n".utf8)
    for (index, erratum) in entries.enumerated() {
      if index > 0 { bytes += ",\n".utf8 }
      bytes += "{\"dua\":\(erratum.dua.rawValue),\"reason\":{".utf8
      for (position, entry) in erratum.reason.entries.enumerated() {
        if position > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONString.append(entry.language.rawValue, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        JSONString.append(entry.text, to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
      if let id = erratum.replacedBy { bytes += ",\"replaced_by\":\(id.rawValue)".utf8 }
      bytes += ",\"text_sha256\":".utf8
      JSONString.append(erratum.textSHA256, to: &bytes)
      if let until = erratum.until { bytes += ",\"until\":\"\(until)\"".utf8 }
      bytes.append(UInt8(ascii: "}"))
    }
    bytes += "\n]\n".utf8
    return bytes
  }
}

/// A row of `errata.json`.
private struct ErratumRow: JSONRow {
  var dua: Int
  var textSHA256: String
  var reason: LanguageMap<String>
  var replacedBy: Int?
  var until: String?

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case dua, reason, until
    case replacedBy = "replaced_by"
    case textSHA256 = "text_sha256"
  }

  private static let keys = JSONKeys(CodingKeys.self)

  init(from json: inout JSONReader) throws(JSONFailure) {
    var dua: Int?
    var textSHA256: String?
    var reason: LanguageMap<String>?
    var replacedBy: Int?
    var until: String?
    try json.object(Self.keys) { (json, key) throws(JSONFailure) in
      switch key {
      case .dua: dua = try json.integer()
      case .textSHA256: textSHA256 = try json.string()
      case .reason: reason = try json.languageMap { (json) throws(JSONFailure) in try json.string() }
      case .replacedBy: replacedBy = try json.optionalInteger()
      case .until: until = try json.optionalString()
      }
    }
    self.dua = try Self.required(dua, CodingKeys.dua)
    self.textSHA256 = try Self.required(textSHA256, CodingKeys.textSHA256)
    self.reason = try Self.required(reason, CodingKeys.reason)
    self.replacedBy = replacedBy
    self.until = until
  }

  func erratum() throws(RowProblem) -> Erratum {
    guard textSHA256.utf8.count == 64, textSHA256.utf8.allSatisfy(\.isLowercaseHexDigit) else {
      throw .malformed(
        key: "text_sha256",
        value: textSHA256,
        expected: "a SHA-256 in 64 lowercase hexadecimal digits"
      )
    }
    var end: UTCTime?
    if let until {
      end = UTCTime(until)
      guard end != nil else {
        throw .malformed(key: "until", value: until, expected: "a time such as `2026-01-31T12:00:00Z`")
      }
    }
    return Erratum(
      dua: try RowValue.id(dua, key: "dua"),
      textSHA256: textSHA256,
      reason: LocalizedText(sorted: reason.entries.map { ($0.language, $0.value) }),
      replacedBy: try RowValue.optionalID(replacedBy, key: "replaced_by"),
      until: end
    )
  }
}
