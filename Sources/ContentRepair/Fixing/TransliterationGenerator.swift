import ArabicText
import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// Plans fixes that insert missing transliterations.
struct TransliterationGenerator {
  let draft: LibraryDraft
  /// The text and bytes of a file; nil when it cannot be read.
  let file: (FileID) throws -> (text: SourceText, bytes: [UInt8], isXML: Bool)?

  private(set) var fixes: [PlannedFix] = []
  /// Duas that were skipped, and why.
  private(set) var notes: [Diagnostic.Note] = []

  init(
    draft: LibraryDraft,
    file: @escaping (FileID) throws -> (text: SourceText, bytes: [UInt8], isXML: Bool)?
  ) {
    self.draft = draft
    self.file = file
  }

  /// Throws what `file` throws.
  mutating func plan() throws {
    guard draft.isComplete else {
      return leave(
        "no transliteration is generated while a file cannot be read completely, because it may contain them"
      )
    }
    let scheme = draft.declaration?.policy.transliterationScheme ?? Romanizer.rizq1.table.name
    guard let romanizer = Romanizer(scheme: scheme) else {
      return leave(
        "no transliteration is generated: \(scheme.quoted()) is not a scheme"
          + Suggestion.phrase(for: scheme, among: Romanizer.schemes)
      )
    }
    let unread = Set(draft.unreadableTexts.filter { $0.kind == .transliteration }.compactMap(\.dua.value))
    for dua in draft.duas where dua.transliteration.isMissing && dua.transliterationGenerated.isMissing {
      guard let arabic = dua.arabic.located, !(dua.slug.value.map(unread.contains) ?? false) else { continue }
      guard Tashkeel(of: arabic.value).coverage == .full else {
        try leave(
          "its marks are not complete, so the transliteration of \(dua.name) is not generated",
          arabic.range
        )
        continue
      }
      guard let source = try file(dua.range.file) else { continue }
      let insertion = TransliterationInsertion(of: dua, in: source.bytes, isXML: source.isXML)
      guard let insertion else {
        try leave("there is no place for the transliteration of \(dua.name); write it by hand", dua.range)
        continue
      }
      fixes.append(
        PlannedFix(
          rule: nil,
          message: "generate the transliteration of \(dua.name) by `\(scheme)`",
          edits: [
            FixIt.Edit(
              SourceRange(file: dua.range.file, insertion.offset..<insertion.offset),
              insertion.insertedText(romanizer.romanize(arabic.value), scheme: scheme)
            )
          ]
        )
      )
    }
  }

  private mutating func leave(_ message: String) {
    notes.append(Diagnostic.Note(message: message, location: nil))
  }

  private mutating func leave(_ message: String, _ range: SourceRange) throws {
    let location = try file(range.file)?.text.location(of: range.bytes)
    notes.append(Diagnostic.Note(message: message, location: location))
  }
}

extension DuaFragment {
  fileprivate var name: String {
    self.slug.value.map { "dua `\($0)`" } ?? self.id.value.map { "dua \($0)" } ?? "this dua"
  }
}
