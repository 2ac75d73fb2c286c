/// A word of a quotation, ready to be compared.
struct QuotedWord: Sendable {
  let bytes: Range<Int>
  let letters: [QuranLetter]
  let codes: [UInt8]
  /// The hash of the folded letters.
  let hash: UInt32
  let sound: UInt32
  let consonants: UInt32
  let isVocalized: Bool
  let writing: QuranWriting
  /// The hashes of the readings by which the word is compared, besides its letters.
  private let readings: [UInt32]
  /// The hashes of the beginnings of its codes.
  private let prefixes: [UInt64]

  init(_ word: TextWord) { self.init(word.letters, bytes: word.bytes, word.writing) }

  private init(_ letters: [QuranLetter], bytes: Range<Int>, _ writing: QuranWriting) {
    (self.letters, self.bytes, self.writing) = (letters, bytes, writing)
    codes = letters.codes
    hash = SequenceHash.hash(codes)
    sound = SequenceHash.hash(letters.sound)
    consonants = SequenceHash.hash(letters.consonants)
    isVocalized = letters.isVocalized
    prefixes = SingleEdit.prefixes(of: codes)
    readings = WordReading.hashes(letters, writing)
  }

  /// Two words of the quotation as one.
  func joined(with next: QuotedWord) -> QuotedWord {
    QuotedWord(letters + next.letters, bytes: bytes.lowerBound..<next.bytes.upperBound, writing)
  }

  func difference(from reference: WordFingerprint, _ orthography: Orthography) -> Difference {
    if readings.contains(reference.reading) { return Difference() }
    if hash == reference.hash, letters.count == reference.shapes.count {
      return LetterComparison(orthography: orthography).difference(letters, reference.shapes)
    }
    if reference.consonants == consonants {
      if !isVocalized || reference.sound == sound { return .of(.spelling) }
      // A letter that lengthens a vowel counts as a letter: قَالَ is not قُلْ.
      guard let edit = edit(to: reference) else { return .of(.vowel) }
      return onOtherSeat(edit, of: reference, orthography) ?? .of(.letter)
    }
    guard let edit = edit(to: reference) else { return .of(.otherWord) }
    return onOtherSeat(edit, of: reference, orthography) ?? .of(.letter)
  }

  /// False only if ``difference(from:_:)`` is another word.
  func isSimilar(to reference: WordFingerprint, _ edited: SingleEditHashes) -> Bool {
    hash == reference.hash || consonants == reference.consonants || readings.contains(reference.reading)
      || edited.mayContain(reference.hash, count: reference.shapes.count)
  }

  /// The difference if the letter that differs is a hamza on either side, on another seat (يَؤُودُهُ for يَئُودُهُ); otherwise
  /// nil.
  private func onOtherSeat(
    _ edit: SingleEdit,
    of reference: WordFingerprint,
    _ orthography: Orthography
  ) -> Difference? {
    guard case .replaced(let position, let code) = edit, letters[position].isHamza else { return nil }
    let hamza = QuranLetter(shape: reference.shapes[position]).on(code: code)
    guard hamza.isHamza else { return nil }
    var letters = letters
    letters[position] = letters[position].seated(on: hamza)
    var difference = LetterComparison(orthography: orthography).difference(letters, reference.shapes)
    difference.add(.spelling)
    return difference
  }

  /// The difference if the letters are the same; otherwise nil.
  func markDifference(from reference: WordFingerprint, _ orthography: Orthography) -> Difference? {
    guard hash == reference.hash, letters.count == reference.shapes.count else { return nil }
    return LetterComparison(orthography: orthography).difference(letters, reference.shapes)
  }

  /// The word of the Quran as far as it can be derived from its fingerprint: the letters are the same except for one.
  func expected(_ reference: WordFingerprint) -> String? {
    let codes: [UInt8]
    if hash == reference.hash, letters.count == reference.shapes.count {
      codes = self.codes
    } else if let edit = edit(to: reference) {
      codes = edit.applied(to: self.codes)
    } else {
      return nil
    }
    let hasSameLetters = codes == self.codes
    return zip(codes, reference.shapes).enumerated().map { index, pair in
      var letter = QuranLetter(shape: pair.1).on(code: pair.0)
      guard hasSameLetters else { return letter }
      // What the spellings of the Quran write differently stays as the text has it.
      if letter.vowel == .none, letters[index].vowel == .sukun { letter.vowel = .sukun }
      if letter.form == .wasla, letters[index].form == .plain { letter.form = .plain }
      return letter
    }.spelling
  }

  private func edit(to reference: WordFingerprint) -> SingleEdit? {
    // Any word of one or two letters is one edit from any other.
    guard codes.count > 1 || reference.shapes.count == codes.count else { return nil }
    return SingleEdit(from: codes, prefixes, to: reference.hash, count: reference.shapes.count)
  }
}
