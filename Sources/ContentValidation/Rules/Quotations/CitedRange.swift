import ContentDraft
import Diagnostics
import DuaLibrary
import QuranText

/// A dua cites more verses than its text has, or fewer.
///
/// ## What it does
/// Compares the first and the last verse of a range such as `191-195` with the text. Reports the range if the text has no
/// word of one of the two. A text that is shortened with dots, and al-Fatihah without the basmala, are not reported.
///
/// If the dua cites other works as well, also reports texts that go on with at least four words, or a whole verse of three, before
/// or after the cited verses. Without other works, QR04 reports those words.
///
/// ## Why it matters
/// Apps show the citation as the place of the words, and readers who open the mushaf there find other verses. Verses that are
/// not cited are not checked word by word.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُ الصَّمَدُ. لَمْ يَلِدْ وَلَمْ يُولَدْ</arabic>
/// <source type="quran" surah="112" ayah="2-4"/>
/// ```
///
/// ## How to fix it
/// Cite the verses that the text has words of, or add those that are missing.
enum CitedRange: ArabicRule {
  static let id: RuleID = "QR15"
  static let name = "cited-range"
  static let severity = Severity.warning
  static let screen = Screen.traits([.unusual, .quran])

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard !analysis.citedVerses.isEmpty,
      !analysis.quotationReport.findings.contains(where: { $0.severity == .error })
    else { return [] }
    let sources = analysis.dua?.sources ?? []
    guard sources.count <= sourceLimit else { return [] }
    return sources.compactMap { source in
      guard let cited = source.citedVerses, let ayah = source.ayah.located else { return nil }
      if cited.ayahs.count > 1, let quoted = quotedAyahs(of: cited, in: analysis) {
        guard quoted == cited.ayahs else {
          return isAbridged(analysis) ? nil : tooWide(cited, quoted, at: ayah.range, analysis)
        }
      }
      let others = sources.contains { $0.kind.value != .quran }
      return others
        ? longer(than: cited, analysis).map { tooNarrow(cited, $0, at: ayah.range, analysis) } : nil
    }
  }

  /// The text of a dua with more sources, each of which would be compared with it, is not looked at.
  private static let sourceLimit = 20

  // MARK: Comparing

  /// From the first to the last of some verses that the text has a word of; nil if it has none.
  private static func quotedAyahs(of cited: QuranReference, in analysis: ArabicTextAnalysis)
    -> ClosedRange<Int>?
  {
    let found = analysis.quranVerifier.compare(analysis.quotable, cited: [cited], amongOtherWords: true)
    guard !found.findings.contains(where: { $0.severity == .error }) else { return nil }
    let places =
      found.passages.map { (surah: $0.surah, ayah: $0.ayah) }
      + found.findings.map { (surah: $0.surah, ayah: $0.ayah) }
    let ayahs = places.filter { $0.surah == cited.surah && cited.ayahs.contains($0.ayah) }.map(\.ayah)
    guard let first = ayahs.min(), let last = ayahs.max() else { return nil }
    if first == last, found.findings.isEmpty, found.passages.count == 1, !found.passages[0].isWhole,
      let whole = wholeAyah(of: cited, near: first, like: found.passages[0], in: analysis)
    {
      return whole...whole
    }
    // The first verse of al-Fatihah is the basmala, which many texts begin without.
    let isWithoutBasmala = cited.surah == 1 && cited.ayahs.lowerBound == 1 && first == 2
    return (isWithoutBasmala ? 1 : first)...last
  }

  /// A verse that is the same words as a passage of another verse, which contains it: 75:34 is in 75:35. Nil if none is.
  private static func wholeAyah(
    of cited: QuranReference,
    near ayah: Int,
    like passage: QuotedPassage,
    in analysis: ArabicTextAnalysis
  ) -> Int? {
    let near = cited.ayahs.clamped(to: ayah - reach...ayah + reach)
    return near.first { other in
      guard other != ayah, let verse = try? QuranReference(surah: cited.surah, ayahs: other...other) else {
        return false
      }
      let found = analysis.quranVerifier.compare(analysis.quotable, cited: [verse], amongOtherWords: true)
      return found.findings.isEmpty
        && found.passages.contains { $0.ayah == other && $0.isWhole && $0.bytes == passage.bytes }
    }
  }

  /// The verses of the text, if they begin before the cited ones or end after them; nil if they do not.
  private static func longer(than cited: QuranReference, _ analysis: ArabicTextAnalysis) -> QuranReference? {
    let count = QuranReference.ayahCount(ofSurah: cited.surah) ?? 0
    let near =
      max(1, cited.ayahs.lowerBound - reach)...max(1, min(count, cited.ayahs.upperBound + reach))
    guard let around = try? QuranReference(surah: cited.surah, ayahs: near) else { return nil }
    let found = analysis.quranVerifier.compare(analysis.quotable, cited: [around], amongOtherWords: true)
    guard !found.findings.contains(where: { $0.severity == .error }),
      // Other verses instead of the cited ones are left to QR07 and QR14.
      found.passages.contains(where: { $0.surah == cited.surah && cited.ayahs.contains($0.ayah) })
    else { return nil }
    let known = analysis.citedVerses.filter { $0.surah == cited.surah }
    let added = Set(
      found.passages.lazy
        .filter { passage in
          passage.surah == cited.surah && !known.contains { $0.ayahs.contains(passage.ayah) }
            && isLong(passage, analysis)
        }
        .map(\.ayah)
    )
    var (first, last) = (cited.ayahs.lowerBound, cited.ayahs.upperBound)
    while added.contains(first - 1) { first -= 1 }
    while added.contains(last + 1) { last += 1 }
    return first...last == cited.ayahs ? nil : try? QuranReference(surah: cited.surah, ayahs: first...last)
  }

  /// How many verses before and after the cited ones are compared.
  private static let reach = 5

  /// Whether a passage has so many words that other words are not the same by chance.
  private static func isLong(_ passage: QuotedPassage, _ analysis: ArabicTextAnalysis) -> Bool {
    let count = analysis.words.count { word in
      passage.bytes.contains(analysis.bytes(of: word.range).lowerBound)
    }
    return count >= (passage.isWhole ? 3 : 4)
  }

  /// Whether dots stand for words.
  private static func isAbridged(_ analysis: ArabicTextAnalysis) -> Bool {
    let scalars = analysis.scalars
    return scalars.contains("…") || zip(scalars, scalars.dropFirst()).contains { $0 == "." && $1 == "." }
  }

  // MARK: Findings

  private static func tooWide(
    _ cited: QuranReference,
    _ quoted: ClosedRange<Int>,
    at range: SourceRange,
    _ analysis: ArabicTextAnalysis
  ) -> Finding? {
    let before = cited.ayahs.lowerBound..<quoted.lowerBound
    let after = quoted.upperBound + 1..<cited.ayahs.upperBound + 1
    let missing = [before, after].filter { !$0.isEmpty }
      .map { "\(cited.surah):\(AyahRange($0.lowerBound...$0.upperBound - 1))" }
    guard !missing.isEmpty else { return nil }
    let verses = AyahRange(quoted).description
    return finding(
      "the dua cites Quran \(cited), but \(analysis.label) has no word of \(missing.joined(separator: " and ")): "
        + "cite \(cited.surah):\(verses), or complete the text",
      at: range,
      fixIts: [FixIt("cite Quran \(cited.surah):\(verses)", .unsafe, [FixIt.Edit(range, verses)])]
    )
  }

  private static func tooNarrow(
    _ cited: QuranReference,
    _ quoted: QuranReference,
    at range: SourceRange,
    _ analysis: ArabicTextAnalysis
  ) -> Finding {
    let verses = AyahRange(quoted.ayahs).description
    return finding(
      "the dua cites Quran \(cited), but \(analysis.label) is from \(quoted): cite \(quoted)",
      at: range,
      fixIts: [FixIt("cite Quran \(quoted)", .unsafe, [FixIt.Edit(range, verses)])]
    )
  }
}
