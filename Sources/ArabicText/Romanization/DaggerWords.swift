/// Words with a long a that modern spelling omits, usually together with the dagger alef.
enum DaggerWords {
  /// Inserts the dagger alef that is spoken but not written: هذا, ذلك, إله.
  static func restore(in letters: inout [VocalizedLetter]) {
    let start = stemStart(letters)
    for (stem, index) in stems where letters.count - start >= stem.count {
      guard zip(letters[start...], stem).allSatisfy({ $0.base == $1 }) else { continue }
      let position = start + index
      let isFree = letters[position].vowel == nil || letters[position].vowel == .a
      let hasSukun = letters[position].hasSukun || letters[position].hasTanwin
      // لكن has a kasra, if any: not لكنود.
      guard stem != lakin || letters[start + 1].vowel ?? .i == .i else { continue }
      let next = position + 1 < letters.count ? letters[position + 1] : nil
      if isFree, !hasSukun, next?.isJoiningAlef != true, next?.vowel != .u || stem.contains("ؤ") {
        letters[position].hasDagger = true
      }
      return
    }
  }

  /// The index after the clitics و ف ب ك ل أ and the article.
  private static func stemStart(_ letters: [VocalizedLetter]) -> Int {
    var start = 0
    let isArticle = { (index: Int) in
      index + 2 < letters.count && letters[index].isJoiningAlef && letters[index + 1].base == "ل"
    }
    for candidate in 0...2 where letters.count > candidate + 1 {
      let isClitics = letters[..<candidate].allSatisfy { "وفبكلأ".unicodeScalars.contains($0.base) }
      guard isClitics else { break }
      if isArticle(candidate) { return candidate + 2 }
      if matches(letters[candidate...]) { start = candidate }
    }
    return start
  }

  private static func matches(_ letters: ArraySlice<VocalizedLetter>) -> Bool {
    stems.contains { stem, _ in
      letters.count >= stem.count && zip(letters, stem).allSatisfy { $0.base == $1 }
    }
  }

  private static let lakin = Array("لكن".unicodeScalars)

  /// The letters of a stem, and the index of the letter with the long a.
  private static let stems: [([Unicode.Scalar], Int)] = [
    ("هذا", 0), ("هذه", 0), ("هذي", 0), ("ذلك", 0), ("لكن", 0), ("إله", 1), ("رحمن", 2), ("أولئك", 2),
    ("هؤلاء", 0), ("سموات", 1),
  ].map { (Array($0.0.unicodeScalars), $0.1) }
}
