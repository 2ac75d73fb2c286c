import CitationText
import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// A source names a hadith collection and no number in it.
///
/// ## What it does
/// Reads the title of every source of type `other`. Reports one that names a known collection of hadiths, if no citation can be
/// read from it. If the title has digits that are not read as a number, the message says so.
///
/// The numbers of a volume and a page do not count. A title that names another book by the author of a collection, such as
/// as-Sunan al-Kubra of an-Nasa'i, does not name that collection.
///
/// ## Why it matters
/// No one finds a hadith among thousands without its number, and the grade cannot be compared.
///
/// ## Example
/// `<source type="other" title="HR. Abu Dawud"/>`
///
/// ## How to fix it
/// Look the hadith up, and cite it by its number: `<source type="hadith" collection="abu-dawud" number="…" grade="…"/>`.
enum CitationWithoutNumber: Rule {
  static let id: RuleID = "CT08"
  static let name = "citation-without-number"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas.flatMap { dua in
      // The text of a citation that was read in part is kept beside what was read.
      let cited = Set(
        dua.sources.filter { $0.kind.value == .hadith }.compactMap { $0.collection.value?.rawValue }
      )
      return dua.sources.compactMap { source -> Finding? in
        guard source.kind.value == .other, let title = source.title.located,
          title.value.utf8.count <= CitationParser.lengthLimit,
          CitationParser.parse(title.value).citations.allSatisfy({ $0.isUnparsed }),
          let work = CitationParser.works(namedIn: title.value).first, !cited.contains(work.rawValue)
        else { return nil }
        return finding(
          "a source of \(dua.label) names \(work.name), and \(problem(title.value)) \(title.value.quoted(limit: 40)): "
            + "write `\(draft.notation(at: title.range).hadith(work.rawValue))`",
          at: title.range
        )
      }
    }
  }
}

extension CitationWithoutNumber {
  private static func problem(_ title: String) -> String {
    title.unicodeScalars.contains { $0.properties.numericType != nil }
      ? "the digits are not the number of a hadith, or it is misspelled, in" : "no number can be read from"
  }
}

extension WrittenCitation {
  fileprivate var isUnparsed: Bool {
    if case .other = self { true } else { false }
  }
}
