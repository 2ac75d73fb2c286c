import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// Keeps of a citation what it says: typed where it can be, else as a text.
package struct CitationMending {
  package let works: [Slug: WorkFragment]
  /// The dua, for messages.
  package let owner: String

  /// Nil after a report when the citation says nothing.
  package func mended(_ citation: CitationFragment, _ lenient: inout LenientDraft) -> CitationFragment? {
    switch citation.kind.value {
    case .quran: quran(citation, &lenient)
    case .hadith: hadith(citation, &lenient)
    case .other where citation.title.value != nil: citation
    case .other, nil: leftOut(citation, &lenient)
    }
  }

  private func quran(_ citation: CitationFragment, _ lenient: inout LenientDraft) -> CitationFragment? {
    guard let surah = citation.surah.value else { return leftOut(citation, &lenient) }
    guard let ayahs = citation.ayah.value else { return asText(citation, "Quran \(surah)", &lenient) }
    guard (try? QuranReference(surah: surah, ayahs: ayahs)) != nil else {
      let range = ayahs.count == 1 ? "\(ayahs.lowerBound)" : "\(ayahs.lowerBound)-\(ayahs.upperBound)"
      return asText(citation, "Quran \(surah):\(range)", &lenient)
    }
    return citation
  }

  private func hadith(_ citation: CitationFragment, _ lenient: inout LenientDraft) -> CitationFragment? {
    guard let slug = citation.collection.value else { return leftOut(citation, &lenient) }
    guard let work = works[slug], citation.number.value != nil else {
      let name = works[slug]?.name.first?.text.value ?? slug.rawValue
      let number = citation.number.value.map { " \($0)" } ?? ""
      return asText(citation, name + number, &lenient)
    }
    _ = work
    var citation = citation
    citation.grade.keep { _ in true }
    citation.grader.keep { _ in true }
    citation.note.keep { _ in true }
    return citation
  }

  private func asText(
    _ citation: CitationFragment,
    _ title: String,
    _ lenient: inout LenientDraft
  ) -> CitationFragment {
    lenient.supply("the source", "\(title.quoted()) as a text", of: owner, at: citation.range)
    var text = CitationFragment(range: citation.range)
    text.kind = Field(.other, at: citation.range)
    text.title = Field(title, at: citation.range)
    return text
  }

  private func leftOut(_ citation: CitationFragment, _ lenient: inout LenientDraft) -> CitationFragment? {
    lenient.leaveOut("a source of \(owner)", because: "it does not say what it cites", at: citation.range)
    return nil
  }
}
