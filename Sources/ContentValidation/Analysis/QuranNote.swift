import Diagnostics
import DuaLibrary
import QuranText
import UnicodeText

extension ArabicTextAnalysis {
  /// Says where the words of an issue are in the Quran, and how to correct them, if its change is not offered because they are; empty if no
  /// change is left out for that reason.
  func quranNotes(on issues: [TextIssue]) -> [Finding.Note] {
    guard let index = issues.firstIndex(where: { $0.edits.contains { isProtected($0.range) } }) else {
      return []
    }
    let range = issues[index].range
    // The finding is at the first issue.
    let place = index == 0 ? nil : source(of: range)
    return [Finding.Note(quranNote(on: bytes(of: wholeWords(around: range))), at: place)]
  }

  private func quranNote(on words: Range<Int>) -> String {
    if let difference = quotationReport.findings.first(where: { $0.bytes.overlaps(words) && $0.hasOtherWords }
    ) {
      return
        "this is text of \(difference.place), and only a fix that copies it from an edition changes it: `rizq validate --quran DIR "
        + "--unsafe-fixes`"
    }
    let passages = quotationReport.passages
    let index = passages.partitioningIndex { $0.bytes.upperBound > words.lowerBound }
    guard index < passages.count, passages[index].bytes.overlaps(words) else {
      return
        "this is text that cites or quotes the Quran, which no fix of this rule changes: write it by hand"
    }
    let passage = passages[index]
    let fact = "this is text of Quran \(passage.surah):\(passage.ayah), which no fix of this rule changes: "
    guard quranVerifier.hasTexts else {
      return fact + "write it by hand; `rizq validate --quran DIR` shows the words of an edition"
    }
    guard let edition = textOfEdition(words, passage), !edition.hasSameScalars(as: text(ofBytes: words))
    else {
      return fact + "write it by hand, as in an edition"
    }
    return fact + "write \(edition.quoted(limit: 40)) by hand, as in Tanzil's text"
  }

  /// Words of a passage as Tanzil's text in everyday spelling has them; nil if it divides them differently.
  private func textOfEdition(_ words: Range<Int>, _ passage: QuotedPassage) -> String? {
    guard let verse = try? QuranReference(surah: passage.surah, ayahs: passage.ayah...passage.ayah) else {
      return nil
    }
    let found = quranVerifier.compare(words, of: quotable, cited: [verse])
    guard found.findings.allSatisfy({ $0.kind == .missingMarks }), found.passages.count == 1 else {
      return nil
    }
    return quranVerifier.text(of: found.passages[0], .simple)
  }

  /// Some scalars with the rest of their words.
  private func wholeWords(around range: Range<Int>) -> Range<Int> {
    let last = max(range.lowerBound, range.upperBound - 1)
    return word(around: range.lowerBound).lowerBound..<max(range.upperBound, word(around: last).upperBound)
  }
}

extension QuotationFinding {
  /// Whether the fix of the finding writes other words instead of its own.
  fileprivate var hasOtherWords: Bool { expected != nil && kind != .missingWord && kind != .missingVerse }
}
