import ContentDraft
import Diagnostics
import DuaLibrary

@testable import ContentValidation

/// A library that consists of one text, which is its whole file: for texts that a ``DraftLiteral`` cannot contain, and
/// for applying changes.
struct SampleText {
  enum Kind {
    case recited, prose, english, urdu
    case quran(surah: Int, ayah: Int)
  }

  let kind: Kind
  let text: String
  /// For all rules.
  private let library: IndexedDraft

  init(_ text: String, _ kind: Kind = .recited) {
    self.text = text
    self.kind = kind
    library = IndexedDraft(Self.draft(of: text, kind))
  }

  func findings(_ rule: any Rule.Type) -> [Finding] { rule.check(library) }

  /// The analysis that the rules about Arabic get.
  var analysis: ArabicTextAnalysis? {
    library.texts.lazy.compactMap { ArabicTextAnalysis($0, in: library) }.first
  }

  /// The texts that a rule marks.
  func marks(_ rule: any Rule.Type) -> [String] {
    let bytes = Array(text.utf8)
    return findings(rule).compactMap { $0.range.map { String(decoding: bytes[$0.bytes], as: UTF8.self) } }
  }

  /// The text after applying the changes of a rule.
  func changed(by rule: any Rule.Type, _ applicability: FixIt.Applicability = .safe) -> SampleText {
    let fixIts = findings(rule).flatMap(\.fixIts).filter { $0.applicability == applicability }
    guard !fixIts.isEmpty else { return self }
    var bytes = Array(text.utf8)
    for edit in fixIts.flatMap(\.edits).sorted(by: { $0.range > $1.range }) {
      bytes.replaceSubrange(edit.range.bytes, with: edit.replacement.utf8)
    }
    return SampleText(String(decoding: bytes, as: UTF8.self), kind)
  }

  private static func draft(of text: String, _ kind: Kind) -> LibraryDraft {
    let analysis = Field(text, at: SourceRange(file: FileID(0), 0..<text.utf8.count))
    var dua = DuaFragment(range: SourceRange(file: FileID(0), 0..<0))
    dua.slug = Field(Slug("a")!, at: dua.range)
    switch kind {
    case .recited: dua.arabic = analysis
    case .prose: dua.benefit = [LocalizedField(language: LanguageTag("ar")!, text: analysis)]
    case .english: dua.benefit = [LocalizedField(language: .english, text: analysis)]
    case .urdu: dua.benefit = [LocalizedField(language: LanguageTag("ur")!, text: analysis)]
    case .quran(let surah, let ayah):
      dua.arabic = analysis
      var source = CitationFragment(range: dua.range)
      source.kind = Field(.quran, at: dua.range)
      source.surah = Field(surah, at: dua.range)
      source.ayah = Field(ayah...ayah, at: dua.range)
      dua.sources = [source]
    }
    return LibraryDraft(files: [IngestedFile(file: FileID(0), fragments: [.dua(dua)])])
  }
}

extension String {
  /// The scalars: `==` on strings considers a text equal to its normalization forms.
  var scalars: [Unicode.Scalar] { Array(unicodeScalars) }
}
