import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// Two duas have each other's title.
///
/// ## What it does
/// Compares the words of English titles and of slugs, without articles, prepositions and words such as `prayer`. Two duas are
/// reported if neither title shares a word with the slug of its dua, and each has words of the other's slug, one of them at least two.
///
/// ## Why it matters
/// Readers open one dua and find the other.
///
/// ## Example
/// Title `When it rains` of the dua `leaving-the-house`, and title `Leaving the house` of `when-it-rains`.
///
/// ## How to fix it
/// Exchange the two titles, also in other languages if they were exchanged there.
enum ExchangedTitles: Rule {
  static let id: RuleID = "TX31"
  static let name = "exchanged-titles"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    var strays = draft.duas.compactMap(Stray.init)
    // A library with many does not name its duas after their titles.
    guard strays.count <= strayLimit else { return [] }
    var findings: [Finding] = []
    while !strays.isEmpty {
      let stray = strays.removeFirst()
      guard let index = strays.firstIndex(where: stray.isExchanged) else { continue }
      let other = strays.remove(at: index)
      findings.append(
        finding(
          "the title (en) of \(stray.dua.label) fits the slug of \(other.dua.label), and vice versa: exchange the two titles",
          at: stray.range,
          notes: [Finding.Note("the other title is here", at: other.range)]
        )
      )
    }
    return findings
  }

  private static let strayLimit = 100
}

extension ExchangedTitles {
  /// A dua whose title and slug have no word in common.
  private struct Stray {
    let dua: DraftDua
    let range: SourceRange
    let title: Set<String>
    let slug: Set<String>

    init?(_ dua: DraftDua) {
      guard let slug = dua.slug.value,
        let title = dua.title.readable.first(where: { $0.language.language == "en" })
      else { return nil }
      (self.dua, range) = (dua, title.text.range)
      self.title = Self.words(of: title.text.value)
      self.slug = Self.words(of: slug.rawValue)
      guard !self.title.isEmpty, !self.slug.isEmpty, self.title.isDisjoint(with: self.slug) else {
        return nil
      }
    }

    func isExchanged(with other: Self) -> Bool {
      let shared = [title.intersection(other.slug).count, other.title.intersection(slug).count]
      return !shared.contains(0) && shared.contains { $0 > 1 }
    }

    private static func words(of text: String) -> Set<String> {
      Set(
        text.lowercased().unicodeScalars.split { !$0.properties.isAlphabetic }.map { String($0) }
          .filter { !commonWords.contains($0) }
      )
    }

    private static let commonWords = Set(
      """
      a after al an and at before by dhikr dua duas during for from he i in is it of on one or prayer prayers remembrance s supplication
      supplications surah surat that the this to upon when with you your
      """
      .listedWords
    )
  }
}
