import DuaLibrary

/// A part of a text that has words of one verse, without a difference that changes their reading.
public struct QuotedPassage: Hashable, Sendable {
  /// Bytes of the text's UTF-8.
  public let bytes: Range<Int>
  /// The surah, 1 to 114.
  public let surah: Int
  /// The ayah in its surah.
  public let ayah: Int
  /// Whether it is all of the verse.
  public let isWhole: Bool
  /// Whether words are without marks that the verse has.
  public let isMissingMarks: Bool
  /// The words of the edition with which the text was compared.
  let words: Range<Int>
  let orthography: Orthography

  /// The passage in a text with `distance` more bytes before it.
  package func moved(by distance: Int) -> QuotedPassage {
    QuotedPassage(
      bytes: bytes.lowerBound + distance..<bytes.upperBound + distance,
      surah: surah,
      ayah: ayah,
      isWhole: isWhole,
      isMissingMarks: isMissingMarks,
      words: words,
      orthography: orthography
    )
  }
}

/// A text compared with verses.
public struct QuotationComparison: Hashable, Sendable {
  /// Where they differ, in the order of the text.
  public var findings: [QuotationFinding]
  /// What agrees, in the order of the text.
  public var passages: [QuotedPassage]

  public init(findings: [QuotationFinding] = [], passages: [QuotedPassage] = []) {
    (self.findings, self.passages) = (findings, passages)
  }
}

extension FindingWriter {
  /// What agrees. Each passage is in one verse, because numbers and signs may separate verses.
  var passages: [QuotedPassage] {
    if comparison.isOtherText { return [] }
    var passages: [QuotedPassage] = []
    var run: Range<Int>?
    for index in comparison.pieces.indices {
      let piece = comparison.pieces[index]
      if let started = run, continues(piece, after: comparison.pieces[index - 1]) {
        run = started.lowerBound..<index + 1
        continue
      }
      if let run { passages.append(passage(run)) }
      run = agrees(piece) ? index..<index + 1 : nil
    }
    if let run { passages.append(passage(run)) }
    return passages
  }

  private func agrees(_ piece: Alignment.Piece) -> Bool {
    guard piece.step.quoted > 0, piece.step.referred > 0 else { return false }
    return piece.difference.kind == nil || piece.difference.kind == .missingMarks
  }

  private func continues(_ piece: Alignment.Piece, after before: Alignment.Piece) -> Bool {
    let edition = verifier.fingerprints.edition(orthography)
    return agrees(piece) && piece.quoted == before.quoted + before.step.quoted
      && piece.referred == before.referred + before.step.referred
      && edition.verse(ofWord: piece.referred) == edition.verse(ofWord: before.referred)
  }

  private func passage(_ run: Range<Int>) -> QuotedPassage {
    let edition = verifier.fingerprints.edition(orthography)
    let (first, last) = (comparison.pieces[run.lowerBound], comparison.pieces[run.upperBound - 1])
    let referred = first.referred..<last.referred + last.step.referred
    let verse = edition.verse(ofWord: first.referred)
    let (surah, ayah) = VerseNumbering.position(ofVerse: verse)
    let end = words[last.quoted + last.step.quoted - 1].bytes.upperBound
    return QuotedPassage(
      bytes: words[first.quoted].bytes.lowerBound..<end,
      surah: surah,
      ayah: ayah,
      isWhole: referred == edition.verseStarts[verse]..<edition.verseStarts[verse + 1],
      isMissingMarks: comparison.pieces[run].contains { $0.difference.kind == .missingMarks },
      words: referred,
      orthography: orthography
    )
  }
}
