import ArabicText
import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// A text of the draft with its owner, so that rules about texts need not know the records.
///
/// A class, because most rules walk through the texts, and copying all these strings takes longer than many rules.
final class DraftText: Sendable {
  /// The purpose of a text.
  enum Role: Hashable, Sendable {
    /// The recited text.
    case arabic
    case transliteration
    /// A text in a language.
    case localized(LanguageTag)
    /// A name, title or note without a language.
    case plain
    /// An emoji, not words.
    case emoji
  }

  /// The record that contains the text: its ``Labeled/label``.
  let owner: String
  /// The name of the element or key.
  let field: String
  let role: Role
  let text: Located<String>
  /// How the text is written in its file, if not literally.
  let spelling: SourceMap?
  /// The index of the text's dua among the duas of the draft.
  let dua: Int?
  /// The number of letters by script, counted once for all rules.
  let letters: ScriptCount
  /// The bytes of the text, for rules that look for a few signs.
  let bytes: ByteSet

  init(
    owner: String,
    field: String,
    role: Role,
    text: Located<String>,
    spelling: SourceMap? = nil,
    dua: Int? = nil
  ) {
    self.owner = owner
    self.field = field
    self.role = role
    self.text = text
    self.spelling = spelling
    self.dua = dua
    letters = ScriptCount(text.value)
    bytes = ByteSet(of: text.value)
  }

  /// The name of the text in messages: `` `translation` (en) of dua `x` ``.
  var label: String {
    if case .localized(let language) = role {
      "`\(field)` (\(language)) of \(owner)"
    } else {
      "`\(field)` of \(owner)"
    }
  }
}

extension DraftText {
  /// Whether more than half of the letters are of a script.
  func isMostly(_ script: Script) -> Bool { 2 * letters[script] > letters.total }

  /// Whether less than half of the letters are of these scripts, not counting quotations between ﴿ and ﴾.
  func isMostlyOutside(_ scripts: Set<Script>) -> Bool { ownLetters.isMostlyOutside(scripts) }

  /// The letters outside quotations; all letters if there are none outside.
  var ownLetters: ScriptCount {
    guard letters[.arabic] > 0, containsQuotationBracket else { return letters }
    let scalars = Array(text.value.unicodeScalars)
    var own = String.UnicodeScalarView()
    var start = 0
    for quotation in BracketPairing(scalars, onlyOrnate: true).pairs {
      own.appendEach(of: scalars[start..<quotation.lowerBound])
      start = quotation.upperBound
    }
    own.appendEach(of: scalars[start...])
    let count = ScriptCount(String(own))
    return count.total > 0 ? count : letters
  }

  /// Whether the text contains ﴾ or ﴿, whose first byte few texts contain.
  var containsQuotationBracket: Bool { bytes.contains(0xEF) && text.value.containsQuotationBracket }

  /// The source range of a range of the text's UTF-8.
  func source(of bytes: Range<Int>) -> SourceRange {
    let start = text.range.bytes.lowerBound
    let range = spelling?.source(of: bytes) ?? (start + bytes.lowerBound)..<(start + bytes.upperBound)
    return SourceRange(file: text.range.file, range)
  }

  /// Whether a range of the text's UTF-8 can be replaced without touching markup inside it.
  func canReplace(_ bytes: Range<Int>) -> Bool { spelling?.canReplace(bytes) ?? true }
}

/// Collects the texts of records.
struct DraftTextList {
  private var owner = "the library"
  private var dua: Int?
  private let spellings: [SourceRange: SourceMap]
  private(set) var texts: [DraftText] = []

  /// - Parameter spellings: How texts are written in their files, if not literally.
  init(spellings: [SourceRange: SourceMap]) { self.spellings = spellings }

  mutating func add(_ declaration: LibraryDeclaration) {
    owner = "the library"
    add("name", .plain, declaration.name)
    add("library-version", .plain, declaration.libraryVersion)
    add("licence", .plain, declaration.licence)
    for category in declaration.categories {
      owner = category.label
      add("name", category.name)
      add("description", category.description)
      add("emoji", .emoji, category.emoji)
    }
    for collection in declaration.collections {
      owner = collection.label
      add("name", collection.name)
      add("description", collection.description)
    }
    for work in declaration.works {
      owner = work.label
      add("name", work.name)
      for alias in work.aliases { add("aliases", .plain, .value(alias)) }
      add("numbering", .plain, work.numbering)
    }
  }

  /// - Parameter index: The index of the dua among the duas of the draft.
  mutating func add(_ dua: DraftDua, at index: Int) {
    self.dua = index
    defer { self.dua = nil }
    owner = dua.label
    add("title", dua.title)
    add("arabic", .arabic, dua.arabic)
    add("transliteration", .transliteration, dua.transliteration)
    add("translation", dua.translation)
    add("best-time", dua.bestTime)
    add("benefit", dua.benefit)
    add("context", dua.context)
    add("prophetic-context", dua.propheticContext)
    if let review = dua.review { add("by", .plain, review.reviewer) }
    owner = "a source of \(dua.label)"
    for source in dua.sources {
      add("title", .plain, source.title)
      add("grader", .plain, source.grader)
      add("note", .plain, source.note)
    }
  }

  mutating func add(_ journey: JourneyFragment) {
    owner = journey.label
    add("name", journey.name)
    add("description", journey.description)
    add("emoji", .emoji, journey.emoji)
  }

  private mutating func add(_ field: String, _ role: DraftText.Role, _ text: Field<String>) {
    guard let text = text.located else { return }
    append(field, role, text)
  }

  private mutating func add(_ field: String, _ localized: [LocalizedField]) {
    for entry in localized.readable {
      append(field, .localized(entry.language), entry.text)
    }
  }
  private mutating func append(_ field: String, _ role: DraftText.Role, _ text: Located<String>) {
    texts.append(
      DraftText(
        owner: owner,
        field: field,
        role: role,
        text: text,
        spelling: spellings.isEmpty ? nil : spellings[text.range],
        dua: dua
      )
    )
  }
}
