import ArabicText
import HadithText
import QuranText
import UnicodeText

/// Splits joined words: decides whether a word is two words that are adjacent elsewhere, in the Quran or in the recited texts
/// of the library.
struct WordPairs {
  private struct Pair {
    let first: QuranVocabulary.Key
    let second: QuranVocabulary.Key
  }

  /// How often two words are adjacent, and how often a shadda ends the first of them: the letters of إِنْ and إِنَّ are the same.
  private struct PairUses {
    var count = 0
    var doubled = 0
  }

  private let vocabulary: QuranVocabulary
  /// The numbers of the words of the library.
  private var numbers: [QuranVocabulary.Key: Int] = [:]
  /// By the number of a word, how often it occurs; also counts without a conjunction joined to it.
  private var words: [Int] = []
  /// By the numbers of two words, how often they are adjacent; also counts without a conjunction joined to the first.
  private var pairs: [UInt64: PairUses] = [:]
  /// The answers for words that were looked up before.
  private var answers: [ExactText: Int?] = [:]

  init(_ draft: IndexedDraft) {
    vocabulary = draft.quran.vocabulary
    numbers.reserveCapacity(draft.recited.spellings.count)
    let spellings = draft.recited.spellings.map { spelling in
      (
        whole: number(of: QuranVocabulary.Key(spelling.scalars)),
        bare: spelling.word.withoutConjunction(spelling.scalars).map { number(of: QuranVocabulary.Key($0)) },
        isDoubled: spelling.word.letters.last?.has(.shadda) == true
      )
    }
    let mayBeSecond = secondParts(of: draft.recited.spellings)
    for text in draft.recitedTexts {
      guard let text else { continue }
      var last: (number: Int, isDoubled: Bool)?
      for word in draft.recited.words[text.words] {
        let (whole, bare, isDoubled) = spellings[Int(word.spelling)]
        words[whole] += 1
        if let bare { words[bare] += 1 }
        if let last, mayBeSecond[whole] {
          let pair = Self.pair(last.number, whole)
          pairs[pair, default: PairUses()].count += 1
          if last.isDoubled { pairs[pair, default: PairUses()].doubled += 1 }
        }
        last = (bare ?? whole, isDoubled)
      }
    }
  }

  /// By the number of a word, whether it is the second part of another one that may be two words. Other pairs are never looked up.
  private func secondParts(of spellings: [WordSpelling]) -> [Bool] {
    var isSecondPart = [Bool](repeating: false, count: words.count)
    for spelling in spellings where Self.lengths.contains(spelling.word.letters.count) {
      let letters = spelling.word.letters
      for index in Self.boundaries(in: letters) {
        let end = letters[index].range.lowerBound..<spelling.word.range.upperBound
        if let number = numbers[QuranVocabulary.Key(spelling.scalars[end])] { isSecondPart[number] = true }
      }
    }
    return isSecondPart
  }

  private mutating func number(of word: QuranVocabulary.Key) -> Int {
    if let number = numbers[word] { return number }
    numbers[word] = words.count
    words.append(0)
    return words.count - 1
  }

  private static func pair(_ first: Int, _ second: Int) -> UInt64 { UInt64(first) << 32 | UInt64(second) }

  /// The index of the first letter of the second word; nil if the word is one word, or too short to tell.
  mutating func split(of word: MarkedWord, _ scalars: [Unicode.Scalar]) -> Int? {
    guard Self.lengths.contains(word.letters.count) else { return nil }
    let text = ExactText(String(scalars: scalars[word.range]))
    if let answer = answers[text] { return answer }
    let answer = vocabulary.contains(word, scalars) ? nil : search(word, scalars)
    answers[text] = .some(answer)
    return answer
  }

  /// The numbers of letters of words that are looked at.
  private static let lengths = 5...24

  /// The indices of the letters with which a second word may begin.
  private static func boundaries(in letters: [MarkedLetter]) -> ClosedRange<Int> { 2...letters.count - 2 }

  private func search(_ word: MarkedWord, _ scalars: [Unicode.Scalar]) -> Int? {
    let whole = QuranVocabulary.Key(scalars[word.range])
    let starts = Self.boundaries(in: word.letters).filter { index in
      let boundary = word.letters[index].range.lowerBound
      let tail = word.letters[index...]
      // Many words happen to consist of two short words: وَمَالِي is not وَمَا لِي. Pronouns and ما are rightly joined.
      guard
        index > 3 || index == 3 && tail.count > 2
          || index == 2 && (tail.count > 3 || tail.count == 3 && areKnown(word, boundary, scalars)),
        !Self.enclitics.contains(String(scalars: tail.map(\.base))),
        mayPart(word.letters, at: index)
      else { return false }
      let pair = Pair(
        first: QuranVocabulary.Key(scalars[word.range.lowerBound..<boundary]),
        second: QuranVocabulary.Key(scalars[boundary..<word.range.upperBound])
      )
      if vocabulary.contains(pair.first, before: pair.second) { return true }
      let start = MarkedWord(letters: Array(word.letters[..<index]), range: word.range.lowerBound..<boundary)
      let bare = start.withoutConjunction(scalars).map { QuranVocabulary.Key($0) } ?? pair.first
      // The library may have the letters of a name side by side: وَمَنْ صَوَّرَ is not in وَمَنْصُورٍ.
      let mayBePair =
        index > 3 || tail.count > 3 || !word.isVocalized || areVocalizedWords(word, boundary, scalars)
      let isDoubled = word.isVocalized ? word.letters[index - 1].has(.shadda) : nil
      return mayBePair
        && isParted(Pair(first: bare, second: pair.second), isDoubled: isDoubled, moreOftenThan: whole)
    }
    // The letters of إِنْ كَانَتْ are those of إِنَّكَأَنْتَ, too.
    return starts.first { areVocalizedWords(word, word.letters[$0].range.lowerBound, scalars) }
      ?? starts.first
  }

  /// The index of the first letter of the second of two words that are known with these vowels, but adjacent nowhere; nil if the word is
  /// known, or too short to tell.
  func splitOfKnownWords(_ word: MarkedWord, _ scalars: [Unicode.Scalar]) -> Int? {
    let letters = word.letters
    guard Self.lengths.contains(letters.count), !vocabulary.contains(word, scalars), isUnknown(word) else {
      return nil
    }
    return Self.boundaries(in: letters).first { index in
      let boundary = letters[index].range.lowerBound
      let tail = letters[index...]
      return index > 2 && tail.count > 2 && !Self.enclitics.contains(String(scalars: tail.map(\.base)))
        && mayPart(letters, at: index)
        && [word.range.lowerBound..<boundary, boundary..<word.range.upperBound].allSatisfy { part in
          isVocalizedWord(scalars[part])
        }
    }
  }

  /// Whether both parts are words of the Quran or of hadiths with these vowels.
  private func areVocalizedWords(_ word: MarkedWord, _ boundary: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    [word.range.lowerBound..<boundary, boundary..<word.range.upperBound].allSatisfy { part in
      vocabulary.containsVocalized(scalars[part])
        || MarkedWord.words(of: Array(scalars[part])).first.map(HadithVocabulary.shipped.contains(vocalized:))
          ?? false
    }
  }

  /// Whether a word may begin with a letter, and another end before it. The numbers of hundreds are rightly joined: ثَلَاثُمِائَةٍ.
  private func mayPart(_ letters: [MarkedLetter], at index: Int) -> Bool {
    let (before, first, second) = (letters[index - 1], letters[index], letters[index + 1])
    let isAlef = first.isBareAlef && first.marks.isEmpty
    let isLongA =
      isAlef && before.has(.fatha) && second.base != "\u{0644}"
      || isAlef && before.marks.isEmpty && Self.pronounsOfDuals.contains(letters[(index + 1)...].map(\.base))
    let start = MarkedWord(letters: Array(letters[..<index]), range: 0..<0)
    let isArticleWithLetter = start.indexAfterArticleAndProclitics.map { $0 >= index - 1 } ?? false
    let tail = letters[index...].map(\.base)
    let isHundred =
      Self.hundreds.contains(tail) && Self.units.contains { letters[..<index].map(\.base).ends(with: $0) }
    return !first.has(.sukun) && !isLongA && !isArticleWithLetter && !isHundred
  }

  private static let pronounsOfDuals = Set(words: "ني ه ها هم هما")
  private static let hundreds = Set(words: "مائة مئة")
  private static let units = Array(words: "ثلاث أربع خمس ست سبع ثمان ثماني تسع")

  /// Whether both parts are words of hadiths with these vowels, and the whole is not a word with any.
  private func areKnown(_ word: MarkedWord, _ boundary: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    guard !HadithVocabulary.shipped.contains(letters: word.letters.map(\.base)) else { return false }
    return [word.range.lowerBound..<boundary, boundary..<word.range.upperBound].allSatisfy { part in
      MarkedWord.words(of: Array(scalars[part])).first.map(HadithVocabulary.shipped.contains(vocalized:))
        ?? false
    }
  }

  /// Whether hadiths do not have the letters of a vocalized word, with or without its proclitics.
  private func isUnknown(_ word: MarkedWord) -> Bool {
    word.isVocalized
      && !word.possibleStarts.contains { start in
        HadithVocabulary.shipped.contains(letters: word.letters[start...].map(\.base))
      }
  }

  /// Whether the Quran, perhaps after a waw, or a hadith has a word with these vowels.
  private func isVocalizedWord(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let word = MarkedWord.words(of: Array(scalars)).first, word.isVocalized else { return false }
    let afterWaw: [Unicode.Scalar] = ["\u{0648}", "\u{064E}"] + Array(scalars)
    return HadithVocabulary.shipped.contains(vocalized: word) || vocabulary.containsVocalized(scalars)
      || vocabulary.containsVocalized(afterWaw)
  }

  /// Whether two words are adjacent in the library more often than joined; or as often, and the first also occurs elsewhere.
  ///
  /// - Parameter isDoubled: Whether a shadda ends the first word; nil if that is not known.
  private func isParted(_ pair: Pair, isDoubled: Bool?, moreOftenThan whole: QuranVocabulary.Key) -> Bool {
    let (first, second) = (numbers[pair.first], numbers[pair.second])
    let uses = first.flatMap { first in second.flatMap { pairs[Self.pair(first, $0)] } } ?? PairUses()
    let parted =
      switch isDoubled {
      case true?: uses.doubled
      case false?: uses.count - uses.doubled
      case nil: uses.count
      }
    let joined = numbers[whole].map { words[$0] } ?? 0
    return parted > joined || parted == joined && first.map { words[$0] > parted } == true
  }

  private static let enclitics: Set<String> = [
    "ها", "هم", "هن", "هما", "كم", "كن", "كما", "نا", "ني", "ما", "من", "لا", "هو", "ان", "ين", "ون", "ات",
    "وا", "تم",
    "تن", "يا", "ذا", "إذ", "اء",
  ]
}

extension [Unicode.Scalar] {
  fileprivate func ends(with other: [Unicode.Scalar]) -> Bool { suffix(other.count).elementsEqual(other) }
}

extension MarkedWord {
  /// The rest of a word that begins with a waw or feh; nil if it begins otherwise, or only one letter remains.
  fileprivate func withoutConjunction(_ scalars: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar>? {
    guard letters.count > 2, letters[0].isProclitic(.conjunctions) else { return nil }
    return scalars[letters[1].range.lowerBound..<range.upperBound]
  }
}
