import ContentSource
import ContentValidation
import DuaLibrary

extension TextChecks {
  /// Every rule of the compiler, on one thread, over a library of duas that have these texts and nothing else.
  public static let rules = Self(name: "every rule") {
    let quran = QuranSource(fingerprints: try .shipped())
    return { pairs in Validator.findings(in: library(of: pairs), quran: quran).count }
  }

  private static func library(of pairs: [TransliterationPair]) -> LibraryDraft {
    let file = FileID(0)
    var offset = 0
    func field(_ text: String) -> Field<String> {
      defer { offset += text.utf8.count }
      return Field(text, at: SourceRange(file: file, offset..<offset + text.utf8.count))
    }
    let duas = pairs.enumerated().map { number, pair -> Fragment in
      var dua = DuaFragment(range: SourceRange(file: file, offset..<offset))
      dua.slug = Slug("dua-\(number)").map { Field($0, at: dua.range) } ?? .missing
      dua.arabic = field(pair.arabic)
      dua.transliteration = field(pair.latin)
      return .dua(dua)
    }
    return LibraryDraft(files: [IngestedFile(file: file, fragments: duas)])
  }
}
