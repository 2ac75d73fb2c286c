import SearchEngine

/// The sections of the words and sounds of duas in reading order: see ``ArabicStreams`` and ``SoundStreams``.
struct SequenceSections {
  private var words: [Int] = []
  private var wordCounts: [Int] = []
  private var storedSounds: [Int] = []
  private var storedCounts: [Int] = []
  /// By word, and then by homograph: the sound, or -1 for a word that has not occurred.
  private var sounds: [Int]
  /// The word of each homograph.
  private var homographs: [Int] = []
  private var numbersOfHomographs: [Homograph: Int] = [:]

  private struct Homograph: Hashable {
    let word, sound: Int
  }

  /// - Parameters:
  ///   - wordCount: The number of Arabic words.
  ///   - words: The words of each dua.
  ///   - sounds: Those of each dua; a gap separates those of a transliteration.
  init(wordCount: Int, words: some Sequence<[Int]>, sounds: some Sequence<[Int]>) {
    self.sounds = [Int](repeating: -1, count: wordCount)
    for (words, sounds) in zip(words, sounds) { append(words, sounds) }
  }

  private mutating func append(_ dua: [Int], _ sounds: [Int]) {
    let recited = sounds.firstIndex(of: IndexFormat.sequenceGap) ?? sounds.count
    wordCounts.append(dua.count)
    guard recited == dua.count || recited == 0 else {
      words += dua
      storedSounds += sounds
      storedCounts.append(sounds.count)
      return
    }
    for (index, word) in dua.enumerated() {
      words.append(number(of: word, recitedAs: recited == 0 ? IndexFormat.sequenceGap : sounds[index]))
    }
    storedSounds += sounds[recited...]
    storedCounts.append(sounds.count - recited)
  }

  /// The number of a word, or of its homograph with a sound.
  private mutating func number(of word: Int, recitedAs sound: Int) -> Int {
    if sounds[word] == sound { return word }
    if sounds[word] < 0 {
      sounds[word] = sound
      return word
    }
    let homograph = Homograph(word: word, sound: sound)
    if let known = numbersOfHomographs[homograph] { return known }
    let number = sounds.count
    numbersOfHomographs[homograph] = number
    sounds.append(sound)
    homographs.append(word)
    return number
  }

  func write(to file: inout IndexFileWriter) {
    file[.arabicSequenceStarts] = ByteWriter.starts(wordCounts)
    file[.arabicSequences] = ByteWriter.packed(words)
    file[.soundSequenceStarts] = ByteWriter.starts(storedCounts)
    file[.soundSequences] = ByteWriter.packed(storedSounds)
    file[.homographs] = ByteWriter.packed(homographs)
    file[.recitedSounds] = ByteWriter.packed(sounds.map { max($0, IndexFormat.sequenceGap) })
  }
}
