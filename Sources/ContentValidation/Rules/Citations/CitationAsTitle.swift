import CitationText
import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// A source has a citation of a hadith or verse as its title.
///
/// ## What it does
/// Reads the title of every source of type `other`. Reports one that consists of citations of verses or of hadiths in works that
/// `library.json` declares, and of nothing else.
///
/// ## Why it matters
/// Neither the number nor the grade nor the words are compared with what is cited, and apps cannot show it as they show other citations.
///
/// ## Example
/// `<source type="other" title="Sahih Muslim 2692"/>`
///
/// ## How to fix it
/// Write the source as the message shows it, with the grade of the hadith.
enum CitationAsTitle: Rule {
  static let id: RuleID = "CT09"
  static let name = "citation-as-title"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas.flatMap { dua in
      dua.sources.compactMap { source -> Finding? in
        guard source.kind.value == .other, let title = source.title.located,
          title.value.utf8.count <= CitationParser.lengthLimit
        else { return nil }
        let (citations, isWhole) = CitationParser.parse(title.value)
        let sources = citations.compactMap { written($0, in: draft, at: title.range) }
        guard isWhole, let first = sources.first, sources.count == citations.count else { return nil }
        return finding(
          "a source of \(dua.label) has the citation \(title.value.quoted(limit: 40)) as a title: write `\(first)`"
            + (sources.count > 1 ? ", and a source for each of the others" : ""),
          at: title.range
        )
      }
    }
  }

  /// The citation as a source of its own type; nil if the library does not declare the work.
  private static func written(
    _ citation: WrittenCitation,
    in draft: IndexedDraft,
    at range: SourceRange
  ) -> String? {
    let notation = draft.notation(at: range)
    switch citation {
    case .quran(let surah, let ayahs): return notation.quran(surah, ayahs)
    case .hadith(let work, let number):
      guard let slug = Slug(work.rawValue), draft.works[slug] != nil else { return nil }
      return notation.hadith("\(slug)", "\(number)")
    case .other: return nil
    }
  }
}
