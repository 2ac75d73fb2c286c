import DuaLibrary

extension QuranVerifier {
  /// A passage as one of Tanzil's texts has it, with the signs of the verse if it is a whole one; nil without the texts, or if
  /// the text divides its words differently.
  public func text(of passage: QuotedPassage, _ orthography: Orthography) -> String? {
    guard let texts else { return nil }
    if passage.isWhole { return texts.verse(surah: passage.surah, ayah: passage.ayah, orthography) }
    guard let verse = try? QuranReference(surah: passage.surah, ayahs: passage.ayah...passage.ayah) else {
      return nil
    }
    let own = fingerprints.words(of: verse, passage.orthography)
    let number = VerseNumbering.verses(of: verse).lowerBound
    let words = texts.words(ofVerse: number, orthography)
    let range = passage.words.lowerBound - own.lowerBound..<passage.words.upperBound - own.lowerBound
    if passage.orthography == orthography, range.upperBound <= words.count {
      return words[range].joined(separator: " ")
    }
    let others = texts.words(ofVerse: number, passage.orthography)
    guard range.upperBound <= others.count else { return nil }
    return other(range, of: others, in: words)
  }

  /// Two passages of one verse, and what is between them, as one passage; nil if they are of different verses, or in another order.
  public func joined(_ first: QuotedPassage, _ second: QuotedPassage) -> QuotedPassage? {
    guard first.surah == second.surah, first.ayah == second.ayah, first.orthography == second.orthography,
      first.words.upperBound <= second.words.lowerBound, first.bytes.upperBound <= second.bytes.lowerBound,
      let verse = try? QuranReference(surah: first.surah, ayahs: first.ayah...first.ayah)
    else { return nil }
    let words = first.words.lowerBound..<second.words.upperBound
    return QuotedPassage(
      bytes: first.bytes.lowerBound..<second.bytes.upperBound,
      surah: first.surah,
      ayah: first.ayah,
      isWhole: words == fingerprints.words(of: verse, first.orthography),
      isMissingMarks: first.isMissingMarks || second.isMissingMarks,
      words: words,
      orthography: first.orthography
    )
  }

  /// The words of one text that correspond to those of the other.
  private func other(_ range: Range<Int>, of words: [String], in others: [String]) -> String? {
    let quote = words[range].flatMap { TextWord.words(of: $0).map(QuotedWord.init) }
    let reference = others.flatMap { word in
      TextWord.words(of: word).map { WordFingerprint($0.letters, .uthmani) }
    }
    guard !quote.isEmpty, reference.count == others.count else { return nil }
    let alignment = Aligner(quote: quote, reference: reference, orthography: .uthmani).best()
    guard let first = alignment.pieces.first, let last = alignment.pieces.last,
      alignment.pieces.allSatisfy({ $0.step.quoted > 0 && $0.step.referred > 0 })
    else { return nil }
    let found = first.referred..<last.referred + last.step.referred
    return others[found].joined(separator: " ")
  }
}
