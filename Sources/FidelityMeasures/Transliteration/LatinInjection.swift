import SeededRandom

/// A mistake that is put into the Latin of a pair, to see whether it is found.
public enum LatinInjection: String, Sendable, CaseIterable {
  case droppedWord, doubledWord, swappedWords, consonant, vowel

  /// In a few words.
  public var name: String {
    switch self {
    case .droppedWord: "Latin word dropped"
    case .doubledWord: "Latin word doubled"
    case .swappedWords: "Latin words swapped"
    case .consonant: "Latin consonant"
    case .vowel: "Latin vowel"
    }
  }

  /// The pair with the mistake in its Latin; nil where it has no place for it.
  public func apply(to pair: TransliterationPair, using generator: inout SplitMix64)
    -> TransliterationPair?
  {
    var pair = pair
    var words = pair.latin.split(separator: " ").map(String.init)
    let spoken = words.indices.filter { words[$0].contains(where: \.isLetter) && !words[$0].contains("(") }
    guard spoken.count >= 2 else { return nil }
    switch self {
    case .droppedWord:
      guard let place = spoken.randomElement(using: &generator) else { return nil }
      words.remove(at: place)
    case .doubledWord:
      guard let place = spoken.randomElement(using: &generator) else { return nil }
      words.insert(words[place], at: place)
    case .swappedWords:
      guard let place = spoken.dropLast().randomElement(using: &generator), spoken.contains(place + 1),
        letters(words[place]) != letters(words[place + 1])
      else { return nil }
      words.swapAt(place, place + 1)
    case .consonant, .vowel:
      guard let latin = substituted(pair.latin, using: &generator) else { return nil }
      pair.latin = latin
      return pair
    }
    pair.latin = words.joined(separator: " ")
    return pair
  }

  private func letters(_ word: String) -> String { word.lowercased().filter(\.isLetter) }

  /// One letter exchanged for one of another class.
  private func substituted(_ latin: String, using generator: inout SplitMix64) -> String? {
    var scalars = Array(latin.unicodeScalars)
    let depth = bracketDepths(scalars)
    let places = scalars.indices.filter { place in
      guard depth[place] == 0 else { return false }
      // A letter of a group has no class of its own.
      let before = place > 0 ? scalars[place - 1] : " "
      let after = place + 1 < scalars.count ? scalars[place + 1] : " "
      if self == .vowel {
        return vowelClass(scalars[place]) != nil && vowelClass(before) == nil && vowelClass(after) == nil
      }
      return consonantClass(scalars[place]) != nil && after != "h" && before != scalars[place]
        && after != scalars[place]
        && !(scalars[place] == "h" && "tdkgsz".unicodeScalars.contains(before))
    }
    guard let place = places.randomElement(using: &generator) else { return nil }
    let choices: [Unicode.Scalar] =
      self == .vowel
      ? ["a", "i", "u"].filter { vowelClass($0) != vowelClass(scalars[place]) }
      : "btsdjrgfklmnwy".unicodeScalars.filter { consonantClass($0) != consonantClass(scalars[place]) }
    guard let choice = choices.randomElement(using: &generator) else { return nil }
    scalars[place] = choice
    return String(String.UnicodeScalarView(scalars))
  }

  private func bracketDepths(_ scalars: [Unicode.Scalar]) -> [Int] {
    var depth = 0
    return scalars.map { scalar in
      if scalar == "(" { depth += 1 }
      defer { if scalar == ")" { depth -= 1 } }
      return depth
    }
  }

  private func vowelClass(_ scalar: Unicode.Scalar) -> Int? {
    ["aāAĀ", "iīIĪ", "uūUŪ"].firstIndex { $0.unicodeScalars.contains(scalar) }
  }

  private func consonantClass(_ scalar: Unicode.Scalar) -> Int? {
    ["b", "tṭ", "sṣ", "dzḍẓ", "j", "hḥ", "r", "g", "f", "kq", "l", "m", "n", "w", "y"]
      .firstIndex { $0.unicodeScalars.contains(scalar) }
  }
}
