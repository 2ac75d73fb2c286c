import CitationText
import Diagnostics
import DuaLibrary
import DuaRecognition

/// Proposes titles and sources for known texts whose files state none.
struct Proposals {
  let identifier: TextIdentifier
  /// The language of proposed titles.
  let language: LanguageTag

  func add(to duas: inout [ImportedDua], _ log: ImportLog) {
    for index in duas.indices {
      guard let arabic = duas[index].arabic else { continue }
      let (needsTitle, needsSource) = (duas[index].title.entries.isEmpty, duas[index].sources.isEmpty)
      guard needsTitle || needsSource else { continue }
      let proposal = identifier.proposal(for: arabic.value)
      if needsTitle, let name = title(of: proposal) {
        duas[index].title[language] = Located(name, at: arabic.range)
        log.report(ProposedValue.title(name, at: arabic.range))
      }
      if needsSource, !proposal.verses.isEmpty {
        duas[index].sources = proposal.verses.map { .quran(surah: $0.surah, ayahs: $0.ayahs) }
        log.report(ProposedValue.verses(proposal.verses, at: arabic.range))
      }
    }
  }

  /// The first name in the script of the language.
  private func title(of proposal: TextIdentifier.Proposal) -> String? {
    proposal.names.first { ($0.importedLanguage(default: .english) == .arabic) == language.hasArabicLetters }
  }
}
