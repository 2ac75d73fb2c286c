import ArabicText
import SeededRandom

/// A single mistake of the kinds that people make when they type or edit a vocalized text.
package enum TypingMistake: String, CaseIterable, Sendable {
  case similarSound = "like-sounding letter"
  case dot = "letter with other dots"
  case droppedLongAlef = "alef of a long vowel dropped"
  case tehMarbuta = "teh marbuta for heh, or heh for it"
  case caseVowel = "wrong final vowel"
  case innerVowel = "wrong inner vowel"
  case droppedLetter = "letter dropped"
  case doubledLetter = "letter doubled"
  case swappedLetters = "letters swapped"
  case droppedWord = "word dropped"
  case doubledWord = "word doubled"
  case swappedWords = "words swapped"
  case droppedShadda = "shadda dropped"
  case droppedVowel = "vowel dropped"
  case spaceInside = "space inside a word"
  case lostSpace = "space between words lost"
  case addedConjunction = "conjunction added"
  case firstAlef = "wrong first alef"
  case droppedFirstAlef = "first alef dropped"
  case latinLetter = "wrong letter in the transliteration"

  /// Whether the mistake is in the transliteration, not in the Arabic.
  package var isInTransliteration: Bool { self == .latinLetter }

  /// A replacement of some scalars of a text.
  package struct Change: Sendable {
    package let range: Range<Int>
    package let replacement: [Unicode.Scalar]

    /// The scalars with the change.
    package func applied(to scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
      var changed = scalars
      changed.replaceSubrange(range, with: replacement)
      return changed
    }
  }

  /// A mistake of this kind at a random place of a text; nil if it has no place for one.
  package func change(in scalars: [Unicode.Scalar], using generator: inout SplitMix64) -> Change? {
    let changes = (isInTransliteration ? Self.latinChanges(scalars) : arabicChanges(scalars))
      .filter { !scalars[$0.range].elementsEqual($0.replacement) }
    return changes.randomElement(using: &generator)
  }
}

// MARK: Letters of the mistakes

extension TypingMistake {
  private static let similar = exchanges("حه صس طت قك ضد ظز ذز ثس")
  private static let dotted = exchanges("حخ جح بت تث بن رز فق دذ عغ سش صض طظ")
  private static let tehMarbutas = exchanges("هة")
  private static let firstAlefs = exchanges("اأ اإ أإ")

  /// Every letter with those that it is mistaken for.
  private static func exchanges(_ pairs: String) -> [Unicode.Scalar: [Unicode.Scalar]] {
    var others: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for pair in pairs.split(separator: " ") {
      let letters = Array(pair.unicodeScalars)
      others[letters[0], default: []].append(letters[1])
      others[letters[1], default: []].append(letters[0])
    }
    return others
  }

  private static let vowels: [Unicode.Scalar] = ["\u{064E}", "\u{064F}", "\u{0650}"]
  private static let tanwins: [Unicode.Scalar] = ["\u{064B}", "\u{064C}", "\u{064D}"]

  /// The marks that a vowel or tanwin is mistaken for.
  private static func otherMarks(than mark: Unicode.Scalar) -> [Unicode.Scalar] {
    (vowels.contains(mark) ? vowels : tanwins.contains(mark) ? tanwins : []).filter { $0 != mark }
  }
}

// MARK: Places

extension TypingMistake {
  private func arabicChanges(_ scalars: [Unicode.Scalar]) -> [Change] {
    let words = MarkedWord.words(of: scalars)
    switch self {
    case .droppedWord, .doubledWord, .swappedWords, .lostSpace: return wordChanges(words, scalars)
    default: return words.flatMap { letterChanges($0, scalars) }
    }
  }

  private func wordChanges(_ words: [MarkedWord], _ scalars: [Unicode.Scalar]) -> [Change] {
    words.indices.compactMap { index -> Change? in
      let word = words[index].range
      let next = index + 1 < words.count ? words[index + 1].range : nil
      switch self {
      case .doubledWord:
        return Change(range: word, replacement: Array(scalars[word]) + [" "] + Array(scalars[word]))
      case .droppedWord:
        guard let next, words.count > 2 else { return nil }
        return Change(range: word.lowerBound..<next.lowerBound, replacement: [])
      case .swappedWords:
        guard let next else { return nil }
        let between = scalars[word.upperBound..<next.lowerBound]
        return Change(
          range: word.lowerBound..<next.upperBound,
          replacement: Array(scalars[next]) + Array(between) + Array(scalars[word])
        )
      default:
        guard let next, scalars[word.upperBound..<next.lowerBound].elementsEqual([" "]) else { return nil }
        return Change(range: word.upperBound..<next.lowerBound, replacement: [])
      }
    }
  }

  private func letterChanges(_ word: MarkedWord, _ scalars: [Unicode.Scalar]) -> [Change] {
    let letters = word.letters
    if self == .addedConjunction {
      return (["و", "ف"] as [Unicode.Scalar]).map { conjunction in
        let start = word.range.lowerBound
        return Change(range: start..<start, replacement: [conjunction, "\u{064E}"])
      }
    }
    return letters.indices.flatMap { index -> [Change] in
      let letter = letters[index]
      let base = letter.range.lowerBound..<letter.range.lowerBound + 1
      let isLast = index == letters.count - 1
      func exchanged(_ others: [Unicode.Scalar: [Unicode.Scalar]]) -> [Change] {
        others[letter.base, default: []].map { Change(range: base, replacement: [$0]) }
      }
      switch self {
      case .similarSound: return exchanged(Self.similar)
      case .dot: return exchanged(Self.dotted)
      case .tehMarbuta: return isLast && index > 0 ? exchanged(Self.tehMarbutas) : []
      case .firstAlef: return index == 0 ? exchanged(Self.firstAlefs) : []
      case .droppedFirstAlef:
        let isAlef = ["\u{0627}", "\u{0623}", "\u{0625}"].contains(letter.base)
        return index == 0 && isAlef && letters.count > 1 ? [Change(range: letter.range, replacement: [])] : []
      case .droppedLongAlef:
        let isLong = index > 0 && letter.isBareAlef && letter.marks.isEmpty && letters[index - 1].has(.fatha)
        return isLong && !isLast ? [Change(range: letter.range, replacement: [])] : []
      case .droppedLetter: return letters.count > 1 ? [Change(range: letter.range, replacement: [])] : []
      case .doubledLetter:
        return [
          Change(
            range: letter.range,
            replacement: Array(scalars[letter.range]) + Array(scalars[letter.range])
          )
        ]
      case .swappedLetters:
        guard !isLast else { return [] }
        let next = letters[index + 1].range
        return [
          Change(
            range: letter.range.lowerBound..<next.upperBound,
            replacement: Array(scalars[next]) + Array(scalars[letter.range])
          )
        ]
      case .spaceInside:
        return isLast
          ? [] : [Change(range: letter.range.upperBound..<letter.range.upperBound, replacement: [" "])]
      default: return markChanges(letter, isLast: isFinal(index, letters), scalars)
      }
    }
  }

  /// Whether a letter carries the ending of its word: the last one, or the one before a silent alef or alef maksura.
  private func isFinal(_ index: Int, _ letters: [MarkedLetter]) -> Bool {
    let rest = letters[(index + 1)...]
    return rest.isEmpty
      || rest.count == 1
        && rest.allSatisfy { ["\u{0627}", "\u{0649}"].contains($0.base) && $0.marks.isEmpty }
        && letters[index].has([.fathatan])
  }

  private func markChanges(_ letter: MarkedLetter, isLast: Bool, _ scalars: [Unicode.Scalar]) -> [Change] {
    letter.range.dropFirst().flatMap { offset -> [Change] in
      let mark = scalars[offset]
      let others = Self.otherMarks(than: mark)
      switch self {
      case .caseVowel where isLast, .innerVowel where !isLast:
        return others.map { Change(range: offset..<offset + 1, replacement: [$0]) }
      case .droppedVowel where !others.isEmpty, .droppedShadda where mark.isShadda:
        return [Change(range: offset..<offset + 1, replacement: [])]
      default: return []
      }
    }
  }

  private static let latinLetters = Array("abdfhijklmnqrstuwyzāīūḍḥṣṭẓʾʿ".unicodeScalars)

  private static func latinChanges(_ scalars: [Unicode.Scalar]) -> [Change] {
    scalars.indices.filter { latinLetters.contains(scalars[$0]) }.flatMap { offset in
      latinLetters.map { Change(range: offset..<offset + 1, replacement: [$0]) }
    }
  }
}
