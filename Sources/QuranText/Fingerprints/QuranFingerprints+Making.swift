extension QuranFingerprints {
  /// The fingerprints of the texts.
  public init(of texts: QuranTexts) {
    var vocabulary: [WordFingerprint] = []
    var positions: [WordFingerprint: UInt16] = [:]
    var editions = Orthography.allCases.map { orthography in
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
    let classes = LetterClasses(vocabulary)
    for index in editions.indices { editions[index].sortSuffixes(classes) }
    self.init(vocabulary: vocabulary, editions: editions)
  }

  /// The fingerprints as stored, little-endian: `QFP3`; the number of words of the vocabulary (4 bytes); all hashes, all
  /// sounds, all consonants, all readings (4 bytes each); the lengths (1 byte each); the shapes; then for every orthography the
  /// number of words of every verse (1 byte each), the words (2 bytes each), the suffixes (4 bytes each), and the length of the
  /// longest repeat (4 bytes).
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
      for suffix in edition.suffixes { bytes.append(UInt32(suffix)) }
      bytes.append(UInt32(edition.longestRepeat))
    }
    return bytes
  }

  static let signature = Array("QFP3".utf8)
}

extension QuranFingerprints.Edition {
  fileprivate mutating func sortSuffixes(_ classes: LetterClasses) {
    let words = words.map { classes.ofWords[Int($0)] }
    suffixes = SuffixOrder.suffixes(of: words, classCount: classes.count)
    longestRepeat = SuffixOrder.longestSharedStart(suffixes, of: words)
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ number: UInt32) {
    for shift in [0, 8, 16, 24] as [UInt32] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
