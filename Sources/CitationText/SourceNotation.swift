import DuaLibrary

/// How a file writes a source, for messages: as an element of XML, or as an object of JSON.
package struct SourceNotation: Sendable {
  package let isJSON: Bool

  package init(isJSON: Bool) { self.isJSON = isJSON }

  /// `<source type="quran" surah="21" ayah="87"/>` or `{"type": "quran", "surah": 21, "ayah": "87"}`.
  package func quran(_ surah: Int, _ ayahs: ClosedRange<Int>) -> String {
    source([("type", "quran"), ("surah", "\(surah)"), ("ayah", "\(AyahRange(ayahs))")])
  }

  /// A hadith whose grade is to be looked up, and its number too unless it is given.
  package func hadith(_ collection: String, _ number: String = "…") -> String {
    source([("type", "hadith"), ("collection", collection), ("number", number), ("grade", "…")])
  }

  private func source(_ fields: [(name: String, value: String)]) -> String {
    guard isJSON else {
      return "<source" + fields.map { " \($0.name)=\"\($0.value)\"" }.joined() + "/>"
    }
    let members = fields.map { name, value in
      name == "surah" ? "\"\(name)\": \(value)" : "\"\(name)\": \"\(value)\""
    }
    return "{" + members.joined(separator: ", ") + "}"
  }
}
