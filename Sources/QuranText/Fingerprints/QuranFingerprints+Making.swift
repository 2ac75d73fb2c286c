extension QuranFingerprints {
  /// The fingerprints of the texts.
  public init(of texts: QuranTexts) {
    var vocabulary: [WordFingerprint] = []
    var positions: [WordFingerprint: UInt16] = [:]
    let editions = Orthography.allCases.map { orthography in
      var edition = Edition()
      for verse in 0..<VerseNumbering.count {
        for word in TextWord.words(of: texts.verse(verse, orthography)) {
          let fingerprint = WordFingerprint(word.letters, orthography)
          let position = positions[fingerprint] ?? UInt16(vocabulary.count)
          if positions.updateValue(position, forKey: fingerprint) == nil { vocabulary.append(fingerprint) }
          edition.words.append(position)
        }
        edition.verseStarts.append(edition.words.count)
      }
      return edition
    }
    self.init(vocabulary: vocabulary, editions: editions)
  }

  /// The fingerprints as stored, little-endian: `QFP2`; the number of words of the vocabulary (4 bytes); all hashes, all
  /// sounds, all consonants, all readings (4 bytes each); the lengths (1 byte each); the shapes; then for every orthography the number of
  /// words of every verse (1 byte each) and the words (2 bytes each).
  public var bytes: [UInt8] {
    var bytes = Self.signature
    bytes.append(UInt32(vocabulary.count))
    for part in [\WordFingerprint.hash, \.sound, \.consonants, \.reading] {
      for word in vocabulary { bytes.append(word[keyPath: part]) }
    }
    bytes += vocabulary.map { UInt8($0.shapes.count) }
    bytes += vocabulary.flatMap(\.shapes)
    for edition in editions {
      bytes += zip(edition.verseStarts, edition.verseStarts.dropFirst()).map { UInt8($1 - $0) }
      for word in edition.words { bytes += [UInt8(word & 0xFF), UInt8(word >> 8)] }
    }
    return bytes
  }

  static let signature = Array("QFP2".utf8)
}

extension [UInt8] {
  fileprivate mutating func append(_ number: UInt32) {
    for shift in [0, 8, 16, 24] as [UInt32] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
