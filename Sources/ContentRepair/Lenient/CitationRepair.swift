import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// Keeps what a citation says: as a typed citation if possible, else as text.
struct CitationRepair {
  let works: [Slug: WorkFragment]
  /// The dua, as messages name it.
  let owner: String

  /// Nil, with a finding, if the citation names no work.
  func repaired(_ citation: CitationFragment, _ repair: inout DraftRepair) -> CitationFragment? {
    switch citation.kind.value {
    case .quran: quran(citation, &repair)
    case .hadith: hadith(citation, &repair)
    case .other where citation.title.value != nil: citation
    case .other, nil: omitted(citation, &repair)
    }
  }

  private func quran(_ citation: CitationFragment, _ repair: inout DraftRepair) -> CitationFragment? {
    guard let surah = citation.surah.value else { return omitted(citation, &repair) }
    guard let ayahs = citation.ayah.value else { return asText(citation, "Quran \(surah)", &repair) }
    guard (try? QuranReference(surah: surah, ayahs: ayahs)) != nil else {
      return asText(citation, "Quran \(surah):\(AyahRange(ayahs))", &repair)
    }
    return citation
  }

  private func hadith(_ citation: CitationFragment, _ repair: inout DraftRepair) -> CitationFragment? {
    guard let slug = citation.collection.value else { return omitted(citation, &repair) }
    guard works[slug] != nil, citation.number.value != nil else {
      let name = works[slug]?.name.first?.text.value ?? slug.rawValue
      let number = citation.number.value.map { " \($0)" } ?? ""
      return asText(citation, name + number, &repair)
    }
    var citation = citation
    citation.grade.dropIfInvalid()
    citation.grader.dropIfInvalid()
    citation.note.dropIfInvalid()
    return citation
  }

  private func asText(
    _ citation: CitationFragment,
    _ title: String,
    _ repair: inout DraftRepair
  ) -> CitationFragment {
    repair.supply("the source", "\(title.quoted()) as a text", of: owner, at: citation.range)
    var text = CitationFragment(range: citation.range)
    text.kind = Field(.other, at: citation.range)
    text.title = Field(title, at: citation.range)
    return text
  }

  private func omitted(_ citation: CitationFragment, _ repair: inout DraftRepair) -> CitationFragment? {
    repair.omit("a source of \(owner)", because: "it does not say what it cites", at: citation.range)
    return nil
  }
}
