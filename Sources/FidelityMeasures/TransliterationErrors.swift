import ArabicText
import SeededRandom
import UnicodeText

/// Counts the errors found among those injected into transliterations without a finding.
package struct InjectedTransliterationErrors: FidelityMeasure {
  /// Which errors count.
  package enum Outcome: Sendable {
    /// Those with any finding.
    case found
    /// Those with exactly one finding, of the right kind.
    case named
  }

  private let injection: LatinInjection
  private let set: TransliterationSet
  private let outcome: Outcome
  private let rounds: Int
  private let stride: Int

  /// - Parameters:
  ///   - rounds: The number of errors per transliteration, injected one at a time.
  ///   - stride: Take every `stride`th pair of the set.
  package init(
    _ injection: LatinInjection,
    in set: TransliterationSet,
    counting outcome: Outcome = .found,
    rounds: Int,
    stride: Int = 1
  ) {
    self.injection = injection
    self.set = set
    self.outcome = outcome
    self.rounds = rounds
    self.stride = stride
  }

  package var name: String {
    "\(outcome == .found ? "Injected" : "Named, and no more"): \(injection.name), \(set.name)"
  }

  package var target: FidelityTarget {
    guard outcome == .found else { return .reported }
    switch injection {
    case .droppedWord, .doubledWord, .swappedWords: return .atLeast(0.99)
    case .consonant: return .atLeast(0.96)
    case .vowel: return .atLeast(0.92)
    }
  }

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    let pairs = try set.pairs(in: data)
    var generator = SplitMix64(seed: 1)
    var count = CaseCount()
    for index in Swift.stride(from: 0, to: pairs.count, by: stride) where pairs[index].findings.isEmpty {
      for _ in 0..<rounds {
        guard let injected = injection.apply(to: pairs[index], using: &generator) else { continue }
        let kinds = injected.findings.map(\.kind)
        count.add(
          isHit: outcome == .found ? !kinds.isEmpty : kinds == [injection.kind],
          showing: false,
          "\(pairs[index].latin) | \(injected.latin) | \(kinds)"
        )
      }
    }
    return count.figure
  }
}

extension TransliterationPair {
  fileprivate var findings: [TransliterationFinding] {
    TransliterationReport(arabic: arabic, latin: latin).findings
  }
}

extension LatinInjection {
  fileprivate var kind: TransliterationFinding.Kind {
    switch self {
    case .droppedWord: .droppedWord
    case .doubledWord: .doubledWord
    case .swappedWords: .swappedWord
    case .consonant: .consonant
    case .vowel: .vowel
    }
  }
}

/// An error injected into the Latin of a pair.
package enum LatinInjection: String, Sendable, CaseIterable {
  case droppedWord, doubledWord, swappedWords, consonant, vowel

  package var name: String {
    switch self {
    case .droppedWord: "Latin word dropped"
    case .doubledWord: "Latin word doubled"
    case .swappedWords: "Latin words swapped"
    case .consonant: "Latin consonant"
    case .vowel: "Latin vowel"
    }
  }

  /// The pair with the error in its Latin; nil when it does not apply.
  package func apply(to pair: TransliterationPair, using generator: inout SplitMix64)
    -> TransliterationPair?
  {
    var pair = pair
    var words = pair.latin.split(separator: " ").map(String.init)
    let spoken = words.indices.filter { words[$0].contains(where: \.isLetter) && !words[$0].contains("(") }
    guard spoken.count >= 2 else { return nil }
    switch self {
    case .droppedWord:
      guard let index = spoken.randomElement(using: &generator) else { return nil }
      words.remove(at: index)
    case .doubledWord:
      guard let index = spoken.randomElement(using: &generator) else { return nil }
      words.insert(words[index], at: index)
    case .swappedWords:
      guard let index = spoken.dropLast().randomElement(using: &generator), spoken.contains(index + 1),
        letters(words[index]) != letters(words[index + 1])
      else { return nil }
      words.swapAt(index, index + 1)
    case .consonant, .vowel:
      guard let latin = substituted(pair.latin, using: &generator) else { return nil }
      pair.latin = latin
      return pair
    }
    pair.latin = words.joined(separator: " ")
    return pair
  }

  private func letters(_ word: String) -> String { word.lowercased().filter(\.isLetter) }

  /// Replaces one letter by one of another class.
  private func substituted(_ latin: String, using generator: inout SplitMix64) -> String? {
    var scalars = Array(latin.unicodeScalars)
    let depth = bracketDepths(scalars)
    let offsets = scalars.indices.filter { offset in
      guard depth[offset] == 0 else { return false }
      // A letter of a digraph has no class of its own.
      let before = offset > 0 ? scalars[offset - 1] : " "
      let after = offset + 1 < scalars.count ? scalars[offset + 1] : " "
      if self == .vowel {
        return vowelClass(scalars[offset]) != nil && vowelClass(before) == nil && vowelClass(after) == nil
      }
      return consonantClass(scalars[offset]) != nil && after != "h" && before != scalars[offset]
        && after != scalars[offset]
        && !(scalars[offset] == "h" && "tdkgsz".unicodeScalars.contains(before))
    }
    guard let offset = offsets.randomElement(using: &generator) else { return nil }
    let choices: [Unicode.Scalar] =
      self == .vowel
      ? ["a", "i", "u"].filter { vowelClass($0) != vowelClass(scalars[offset]) }
      : "btsdjrgfklmnwy".unicodeScalars.filter { consonantClass($0) != consonantClass(scalars[offset]) }
    guard let choice = choices.randomElement(using: &generator) else { return nil }
    scalars[offset] = choice
    return String(scalars: scalars)
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
