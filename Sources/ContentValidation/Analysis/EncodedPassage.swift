import ArabicText
import DuaLibrary
import QuranText
import UnicodeText

/// A part of a text that is correct Quran, and how it is written.
struct EncodedPassage {
  let passage: QuotedPassage
  /// Bytes of the text's UTF-8, with the signs next to the words.
  let bytes: Range<Int>
  /// The encodings that have all of its characters; empty if it mixes several.
  let encodings: QuranEncodingSet

  /// The encoding that it is written in: the most common one that has its characters.
  var encoding: QuranEncoding? { QuranEncoding.allCases.first(where: encodings.contains) }

  /// Whether it is written in another encoding than that of everyday texts, which rules about letters and characters know.
  var hasOwnCharacters: Bool { !encodings.isEmpty && !encodings.contains(.tanzilSimple) }
}

extension ArabicTextAnalysis {
  /// The parts of quotations that agree with the Quran, in the order of the text.
  func findEncodedPassages() -> [EncodedPassage] {
    let passages = quotationReport.passages
    let isClean =
      kind == .recited && passages.contains(where: \.isMissingMarks)
      && tashkeel?.coverage == Tashkeel.Coverage.none && isWhollyQuran
    return passages.enumerated().map { index, passage in
      let end = index + 1 < passages.count ? passages[index + 1].bytes.lowerBound : Int.max
      let range = withSigns(passage.bytes, limit: end)
      var encodings = QuranEncodingSet(having: scalars[range])
      if isClean, passage.isMissingMarks {
        encodings.formIntersection(QuranEncodingSet([.tanzilSimpleClean]))
      } else {
        encodings.subtract(QuranEncodingSet([.tanzilSimpleClean]))
      }
      return EncodedPassage(passage: passage, bytes: bytes(of: range), encodings: encodings)
    }
  }

  /// Whether all words are in passages that agree with the Quran.
  private var isWhollyQuran: Bool {
    let ranges = MergedRanges(quotationReport.passages.map(\.bytes))
    return words.allSatisfy { ranges.contains(offsets[$0.range.lowerBound]) }
  }

  /// The scalars of a passage, with the pause and verse signs before and after it.
  private func withSigns(_ bytes: Range<Int>, limit: Int) -> Range<Int> {
    var start = offsets.partitioningIndex { $0 >= bytes.lowerBound }
    var end = offsets.partitioningIndex { $0 >= bytes.upperBound }
    for index in scalars[..<start].indices.suffix(Self.signReach).reversed() {
      if scalars[index].isSignOfMushaf { start = index } else if !scalars[index].isBlank { break }
    }
    for index in scalars[end...].indices.prefix(Self.signReach) {
      guard offsets[index] < limit else { break }
      if scalars[index].isSignOfMushaf { end = index + 1 } else if !scalars[index].isBlank { break }
    }
    return start..<end
  }

  /// The number of scalars next to a passage that are looked at: mushafs print at most a few signs there.
  private static let signReach = 12

  /// Whether scalars are in a quotation whose encoding has signs of its own, so that rules about letters and characters do not
  /// apply: the rules about quotations judge it.
  func isInEncodedQuran(_ range: Range<Int>) -> Bool {
    guard range.allSatisfy(isOfMushaf) else { return false }
    let found = bytes(of: range)
    let ranges = encodedQuran.ranges
    let index = ranges.partitioningIndex { $0.upperBound >= found.upperBound }
    return index < ranges.count && ranges[index].lowerBound <= found.lowerBound
  }

  /// Whether a scalar is a letter, a mark or a sign of a mushaf, or a space next to a sign.
  private func isOfMushaf(_ index: Int) -> Bool {
    let scalar = scalars[index]
    if scalar.isArabicLetter || scalar.isTatweel || scalar.isSignOfMushaf { return true }
    guard scalar.isBlank else { return false }
    return [index - 1, index + 1].filter(scalars.indices.contains).contains {
      scalars[$0].isVerseSign || scalars[$0].isQuranicMark || scalars[$0].isIndoPakGlyph
    }
  }

  /// The quotations whose encoding has signs of its own, with words of them that differ from the Quran.
  func findEncodedQuran() -> MergedRanges {
    let encoded = encodedPassages.filter(\.hasOwnCharacters).map(\.bytes)
    guard !encoded.isEmpty else { return MergedRanges([]) }
    return MergedRanges(encoded + quotationReport.findings.map(\.bytes))
  }
}

extension Unicode.Scalar {
  /// A sign that mushafs print between words, or a private-use character of their fonts.
  fileprivate var isSignOfMushaf: Bool { isVerseSign || isArabicMark || isIndoPakGlyph }
}
