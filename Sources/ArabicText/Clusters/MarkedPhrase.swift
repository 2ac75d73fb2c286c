/// An Arabic phrase of which a text must have the marks.
///
/// A letter of the phrase matches the same letter with at least its marks: those that the phrase leaves out are free. Hamza and
/// madda count as marks, and alef matches alef wasla. Clusters make all spellings of one sequence of letters the same:
/// presentation forms, look-alike letters, tatweel, invisible controls, and marks in any order.
package struct MarkedPhrase: Sendable {
  private let letters: [UInt64]

  /// Nil if no letter has a mark; hamza and madda alone are usual in phrases without marks.
  package init?(_ phrase: String) {
    var hasMarks = false
    letters = Self.letters(of: phrase, &hasMarks)
    if !hasMarks { return nil }
  }

  /// Whether a text contains the words of the phrase one after another.
  package func occurs(in text: String) -> Bool {
    var hasMarks = false
    let others = Self.letters(of: text, &hasMarks)
    var start = 0
    while start + letters.count <= others.count {
      var length = 0
      while length < letters.count, Self.matches(letters[length], others[start + length]) { length += 1 }
      if length == letters.count { return true }
      start += 1
    }
    return false
  }

  /// The bit of a yeh of another language, which can also denote alef maksura.
  private static let foreignYeh: UInt64 = 1 << 31

  /// The letters without hamza in the upper half of a number, their marks in the lower half; zero before, between and after words.
  private static func letters(of text: String, _ hasMarks: inout Bool) -> [UInt64] {
    var letters: [UInt64] = [0]
    var isInWord = false
    for cluster in LetterClusters.of(text) where cluster.kind != .stray {
      let isLetter = cluster.kind == .letter
      if isInWord, !isLetter { letters.append(0) }
      isInWord = isLetter
      guard isLetter else { continue }
      if !cluster.marks.isEmpty { hasMarks = true }
      let (base, hamza) = LetterClusters.decomposed(cluster.base)
      let marks = UInt64(cluster.marks.rawValue | hamza.rawValue)
      letters.append(UInt64(base.value) << 32 | marks | (cluster.isForeignYeh ? foreignYeh : 0))
    }
    if isInWord { letters.append(0) }
    return letters
  }

  private static func matches(_ typed: UInt64, _ letter: UInt64) -> Bool {
    let (base, other) = (typed >> 32, letter >> 32)
    let isSame =
      base == other || base == 0x0627 && other == 0x0671
      || typed & foreignYeh != 0 && other == 0x0649 || letter & foreignYeh != 0 && base == 0x0649
    return isSame && typed & ~letter & (foreignYeh - 1) == 0
  }
}
