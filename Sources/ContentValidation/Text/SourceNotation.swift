import Diagnostics
import DuaLibrary

/// How a file writes a source, for messages: as an element of XML, or as an object of JSON.
struct SourceNotation {
  let isJSON: Bool

  func quran(_ surah: Int, _ ayahs: ClosedRange<Int>) -> String {
    source([("type", "quran"), ("surah", "\(surah)"), ("ayah", "\(AyahRange(ayahs))")])
  }

  /// - Parameter number: Missing if it is to be looked up.
  func hadith(_ collection: String, _ number: String = "…") -> String {
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

extension IndexedDraft {
  func notation(at range: SourceRange) -> SourceNotation {
    SourceNotation(isJSON: paths[range.file]?.hasSuffix(".json") == true)
  }
}
