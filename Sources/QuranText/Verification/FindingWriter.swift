/// Converts a comparison to findings.
struct FindingWriter {
  let comparison: Comparison
  let words: [QuotedWord]
  let verifier: QuranVerifier

  var orthography: Orthography { comparison.orthography }

  var result: QuotationComparison { QuotationComparison(findings: findings, passages: passages) }

  private var findings: [QuotationFinding] {
    if comparison.isOtherText {
      let bytes = words[0].bytes.lowerBound..<words[words.count - 1].bytes.upperBound
      return [finding(.otherText, bytes, comparison.citedPosition, expected: nil)]
    }
    var findings: [QuotationFinding] = []
    var unmarked: Range<Int>?
    // The word of the Quran after the last one that was compared.
    var next: Int?
    var position = 0
    while position < comparison.pieces.count {
      let piece = comparison.pieces[position]
      let left = MissingWords(at: position, in: self)
      if left.count > 0 {
        findings += left.findings
        position += left.count
        unmarked = nil
        next = comparison.pieces[position - 1].referred + 1
        continue
      }
      position += 1
      // An added word belongs to the verse of the word before it, which may be the last one that is cited.
      let isAfterWord = piece.step == .extra && piece.referred == next
      let referred = isAfterWord ? piece.referred - 1 : piece.referred
      if piece.step != .extra { next = piece.referred + piece.step.referred }
      // Adjacent words without marks are one finding.
      if piece.difference.kind == .missingMarks, let run = unmarked, let last = findings.popLast() {
        let joined = run.lowerBound..<bytes(of: piece).upperBound
        findings.append(
          QuotationFinding(
            kind: .missingMarks,
            bytes: joined,
            expected: nil,
            surah: last.surah,
            ayah: last.ayah
          )
        )
        unmarked = joined
      } else if let kind = piece.difference.kind {
        let isUnmarked = kind == .missingMarks
        findings.append(
          finding(kind, bytes(of: piece), referred, expected: isUnmarked ? nil : expected(piece))
        )
        unmarked = isUnmarked ? bytes(of: piece) : nil
      } else {
        unmarked = nil
      }
    }
    return findings
  }

  func finding(
    _ kind: QuotationFinding.Kind,
    _ bytes: Range<Int>,
    _ referred: Int,
    expected: String?
  ) -> QuotationFinding {
    let edition = verifier.fingerprints.edition(orthography)
    let verse = edition.verse(ofWord: min(referred, edition.words.count - 1))
    let (surah, ayah) = VerseNumbering.position(ofVerse: verse)
    return QuotationFinding(kind: kind, bytes: bytes, expected: expected, surah: surah, ayah: ayah)
  }

  private func bytes(of piece: Alignment.Piece) -> Range<Int> {
    switch piece.step {
    case .missing: words[max(0, piece.quoted - 1)].bytes
    case .pair, .extra, .joined, .split, .swapped:
      words[piece.quoted].bytes
        .lowerBound..<words[piece.quoted + piece.step.quoted - 1].bytes.upperBound
    }
  }

  /// The words of the Quran, if its texts are available; otherwise what can be derived from the fingerprint.
  private func expected(_ piece: Alignment.Piece) -> String? {
    let referred = piece.referred..<piece.referred + piece.step.referred
    guard !referred.isEmpty else { return nil }
    if let text = text(of: referred) { return text }
    switch piece.step {
    case .pair: return words[piece.quoted].expected(fingerprint(piece.referred))
    case .split:
      return words[piece.quoted].joined(with: words[piece.quoted + 1]).expected(fingerprint(piece.referred))
    case .swapped:
      let (first, second) = (words[piece.quoted], words[piece.quoted + 1])
      let parts = [
        second.expected(fingerprint(piece.referred)), first.expected(fingerprint(piece.referred + 1)),
      ]
      return parts.compactMap(\.self).joined(separator: " ")
    case .joined, .missing, .extra: return nil
    }
  }

  /// Words of the Quran, if its texts are available.
  func text(of words: Range<Int>) -> String? {
    verifier.texts.map { texts in words.map { written($0, texts) }.joined(separator: " ") }
  }

  func fingerprint(_ word: Int) -> WordFingerprint {
    verifier.fingerprints.fingerprint(ofWord: word, orthography)
  }

  private func written(_ word: Int, _ texts: QuranTexts) -> String {
    let edition = verifier.fingerprints.edition(orthography)
    let verse = edition.verse(ofWord: word)
    return texts.words(ofVerse: verse, orthography)[word - edition.verseStarts[verse]]
  }
}
