import ArabicText
import UnicodeText

/// The words and numbers of a recited text in their search forms, to find remarks that are not recited.
struct RecitedTokens {
  struct Token {
    let form: String
    /// Indices of scalars of the text.
    let range: Range<Int>
    /// Whether a multiplication sign is next to the number: `×3`.
    fileprivate(set) var isMultiplied = false
    /// What the word may be in narration or in an instruction.
    let kinds: NarrationWord
    /// The index of the opening round or square bracket around the word; nil if there is none.
    let bracket: Int?

    /// Whether a letter or a mark follows the digits, which were typed inside a word.
    fileprivate(set) var isInsideWord = false

    /// Whether this is a number in digits.
    var isInDigits: Bool { form.utf8.first?.isASCIIDigit == true }

    /// - Parameter isSplit: Whether this may be the first part of a word that a space splits.
    fileprivate init(_ form: String, _ range: Range<Int>, _ brackets: [Int32], isSplit: Bool = false) {
      self.form = form
      self.range = range
      let kinds = NarrationWord(form: form)
      self.kinds = isSplit ? kinds.subtracting(.instruction) : kinds
      bracket = brackets.isEmpty || brackets[range.lowerBound] < 0 ? nil : Int(brackets[range.lowerBound])
    }
  }

  /// Words that say how often to recite the dua.
  struct Count {
    let range: Range<Int>
    /// Nil if the number is not known.
    let number: Int?
  }

  let tokens: [Token]
  /// The counts: a number before `مرة` or `مرات`, or next to `×`; a number, or `مرة`, alone in brackets; a number in the accusative
  /// (`ثلاثا`) at the end of the text.
  private(set) var counts: [Count] = []
  private let squareBrackets: Set<Int>

  init(_ scalars: [Unicode.Scalar], _ words: [MarkedWord]) {
    let brackets = openings(scalars)
    var tokens: [Token] = []
    tokens.reserveCapacity(words.count)
    var next = 0
    func addWords(before end: Int) {
      while next < words.count, words[next].range.lowerBound < end {
        let word = words[next]
        tokens.append(
          Token(word.searchForm(in: scalars), word.range, brackets, isSplit: word.isArticleWithLetter)
        )
        next += 1
      }
    }
    var index = 0
    while index < scalars.count {
      if scalars[index].isHonorificSign {
        addWords(before: index + 1)
        tokens.append(Token(Self.honorificForm, index..<index + 1, brackets))
      }
      let start = index
      while index < scalars.count, scalars[index].digitValue != nil { index += 1 }
      if start < index {
        addWords(before: start)
        let count = Self.multiplied(start..<index, in: scalars)
        tokens.append(Token(Self.form(ofDigits: scalars[start..<index]), count ?? start..<index, brackets))
        tokens[tokens.count - 1].isMultiplied = count != nil
        tokens[tokens.count - 1].isInsideWord =
          index < scalars.count && (scalars[index].isArabicLetter || scalars[index].isArabicMark)
      }
      index += 1
    }
    addWords(before: scalars.count)
    self.tokens = tokens
    squareBrackets = brackets.isEmpty ? [] : Set(scalars.indices.filter { scalars[$0] == "[" })
    counts = findCounts(in: scalars)
  }

  /// Whether a word may be part of a remark, whatever the words around it. Without one, only a heading and digits are remarks.
  static func maySignalRemark(_ word: MarkedWord, _ scalars: [Unicode.Scalar]) -> Bool {
    guard word.mayHaveForm(of: NarrationWord.hashes, in: scalars) else { return false }
    let form = word.searchForm(in: scalars)
    return !NarrationWord(form: form).isDisjoint(with: .signals) || form.hasSameScalars(as: NumberWord.once)
  }

  /// A number with the multiplication sign before or after it; nil without one.
  private static func multiplied(_ digits: Range<Int>, in scalars: [Unicode.Scalar]) -> Range<Int>? {
    let blanks = scalars[..<digits.lowerBound].suffix(1).count { $0 == " " }
    let before = digits.lowerBound - 1 - blanks
    if isMultiplicationSign(before, in: scalars) { return before..<digits.upperBound }
    let after = digits.upperBound
    return isMultiplicationSign(after, in: scalars) ? digits.lowerBound..<after + 1 : nil
  }

  /// Whether there is a multiplication sign, or the letter that is written for it, at an index.
  private static func isMultiplicationSign(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard scalars.indices.contains(index) else { return false }
    guard scalars[index] == "x" || scalars[index] == "X" else { return scalars[index].isMultiplicationSign }
    return ![index - 1, index + 1].contains { scalars.indices.contains($0) && scalars[$0].isASCIILetter }
  }

  private static func form(ofDigits digits: ArraySlice<Unicode.Scalar>) -> String {
    let text = String(scalars: digits)
    // ASCII digits are their own search form.
    return digits.allSatisfy(\.isASCII) ? text : text.searchForm
  }

  /// The form of every sign of an honorific.
  static let honorificForm = "\u{FDFA}"

  private func findCounts(in scalars: [Unicode.Scalar]) -> [Count] {
    var counts: [Count] = []
    var index = 0
    while let next = tokens[index...].firstIndex(where: {
      $0.kinds.contains(.number) || $0.form.hasSameScalars(as: NumberWord.once)
    }) {
      index = next
      let numbers = tokens[index...].prefix { $0.kinds.contains(.number) }
      guard let last = numbers.last else {
        if tokens[index].form.hasSameScalars(as: NumberWord.once), isAlone(index..<index + 1) {
          counts.append(Count(range: tokens[index].range, number: 1))
        }
        index += 1
        continue
      }
      let end = numbers.endIndex
      let times =
        end < tokens.count && NumberWord.times.contains(ExactText(tokens[end].form)) ? tokens[end] : nil
      let isLast = end == tokens.count && NumberWord.adverbs.contains(ExactText(tokens[index].form))
      let isMultiplied = numbers.contains(where: \.isMultiplied)
      if times != nil || isLast || isMultiplied || isAlone(numbers.indices) {
        let start = tokens[index].range.lowerBound
        let isOneOfSeveral = hasAlternative(besides: index..<(times == nil ? end : end + 1))
        counts.append(
          Count(
            range: start..<(times ?? last).range.upperBound,
            number: isOneOfSeveral ? nil : Self.value(of: numbers, in: scalars)
          )
        )
      }
      index = end
    }
    return counts
  }

  /// Whether there is another number to choose, before or after some tokens: ثلاث أو سبع مرات.
  private func hasAlternative(besides range: Range<Int>) -> Bool {
    let sides = [
      (range.lowerBound - 1, range.lowerBound - 2), (range.upperBound, range.upperBound + 1),
    ]
    return sides.contains { conjunction, other in
      guard tokens.indices.contains(conjunction), tokens.indices.contains(other) else { return false }
      let form = ExactText(tokens[other].form)
      // Without a number there, الى may be إِلَيَّ.
      return NumberWord.conjunctions.contains(ExactText(tokens[conjunction].form))
        && (tokens[other].kinds.contains(.number) || NumberWord.times.contains(form)
          || NumberWord.twice.contains(form))
    }
  }

  /// The value of adjacent numbers that are one in words: ثلاثا وثلاثين, ثلاث عشرة. Nil if they are several, as in `3-7`, `٣ × ٣` and
  /// ثلاثا (٣).
  private static func value(of numbers: ArraySlice<Token>, in scalars: [Unicode.Scalar]) -> Int? {
    guard let first = numbers.first, var last = NumberWord.value(of: first.form) else { return nil }
    var sum = last
    var ranks: Set<Int> = [NumberWord.rank(of: last)]
    for (before, number) in zip(numbers, numbers.dropFirst()) {
      guard !before.isInDigits, !number.isInDigits, let value = NumberWord.value(of: number.form),
        scalars[before.range.upperBound..<number.range.lowerBound].allSatisfy({ $0 == " " })
      else { return nil }
      if number.form.removing(.waw) != nil {
        guard ranks.insert(NumberWord.rank(of: value)).inserted else { return nil }
      } else {
        let isTeen = value == 10 && last < 10 && !NumberWord.adverbs.contains(ExactText(number.form))
        guard isTeen else { return nil }
      }
      sum += value
      last = value
    }
    return sum
  }

  /// Whether these tokens are alone in brackets. Digits in square brackets are numbers of notes.
  private func isAlone(_ range: Range<Int>) -> Bool {
    guard let bracket = tokens[range.lowerBound].bracket,
      tokens[range].allSatisfy({ $0.bracket == bracket })
    else { return false }
    let isNote = squareBrackets.contains(bracket) && Int(tokens[range.lowerBound].form) != nil
    let isShared =
      range.lowerBound > 0 && tokens[range.lowerBound - 1].bracket == bracket
      || range.upperBound < tokens.count && tokens[range.upperBound].bracket == bracket
    return !isNote && !isShared
  }
}

extension MarkedWord {
  /// Whether the word is an article with one letter and marks: الْخُ is not إلخ, but the beginning of a word.
  fileprivate var isArticleWithLetter: Bool {
    letters.count == 3 && letters[0].isBareAlef && letters[1].base == "\u{0644}"
      && letters.contains { !$0.marks.isEmpty }
  }

  /// A word of more scalars is not a number and does not begin a phrase.
  private static var longestSignal: Int { 200 }

  /// The search form of the word, computed letter by letter if it has only common letters and vowel signs; empty for a word that
  /// is too long to be a signal.
  fileprivate func searchForm(in scalars: [Unicode.Scalar]) -> String {
    guard range.count <= Self.longestSignal else { return "" }
    guard scalars[range].allSatisfy(\.isEveryday) else {
      return String(scalars: scalars[range]).searchForm
    }
    var form: [Unicode.Scalar] = []
    form.reserveCapacity(letters.count)
    addSearchLetters { form.append($0) }
    return String(scalars: form)
  }

  /// False only if the hash of neither the search form nor what follows its conjunction is among some.
  fileprivate func mayHaveForm(of hashes: Set<UInt64>, in scalars: [Unicode.Scalar]) -> Bool {
    guard range.count <= Self.longestSignal, scalars[range].allSatisfy(\.isEveryday) else { return true }
    var (whole, bare) = (WordHash(), WordHash())
    var isFirst = true
    addSearchLetters { letter in
      whole.add(letter.value)
      if !isFirst || !letter.isProclitic(.conjunctions) { bare.add(letter.value) }
      isFirst = false
    }
    return hashes.contains(whole.value) || bare.value != whole.value && hashes.contains(bare.value)
  }

  /// The letters of the search form of a word that has only common letters and vowel signs.
  private func addSearchLetters(_ add: (Unicode.Scalar) -> Void) {
    var last: Unicode.Scalar?
    for letter in letters {
      guard let folded = ArabicFold.searchLetter(of: letter.base) else { continue }
      if folded != "\u{0627}" || last != folded { add(folded) }
      last = folded
    }
  }
}

/// The innermost round or square bracket around every scalar, -1 where it is in none; empty where the text has no brackets.
private func openings(_ scalars: [Unicode.Scalar]) -> [Int32] {
  guard scalars.contains(where: { $0 == "(" || $0 == "[" }) else { return [] }
  var open: [Int32] = []
  return scalars.indices.map { index in
    switch scalars[index] {
    case "(", "[": open.append(Int32(index))
    case ")", "]": _ = open.popLast()
    default: return open.last ?? -1
    }
    return -1
  }
}

extension Unicode.Scalar {
  /// A letter of Arabic, or a mark from fathatan to sukun.
  fileprivate var isEveryday: Bool { (0x0621...0x063A).contains(value) || (0x0641...0x0652).contains(value) }

  /// A sign next to a number that says how often.
  var isMultiplicationSign: Bool {
    switch self {
    case "×", "✕", "✖", "⨯": true
    default: false
    }
  }
}

/// The number words of counts, in their search forms.
enum NumberWord {
  /// Words for `times`.
  static let times = forms("مرة مرات المرات مرار تسبيحات تكبيرات")
  static let once = "مرة".searchForm
  static let twice = forms("مرتين مرتان")
  /// What stands between two numbers of which either is meant, or any between them.
  static let conjunctions = forms("أو إلى")
  /// Numbers that are counts by themselves.
  static let adverbs = forms("ثلاثا أربعا خمسا سبعا تسعا عشرا")

  /// The value of a number in words or digits, with or without a conjunction.
  static func value(of form: String) -> Int? {
    if let value = values[ExactText(form)] { return value }
    if let bare = form.removing(.waw), let value = values[ExactText(bare)] { return value }
    return form.utf8.count <= 4 ? Int(form) : nil
  }

  /// The place of a value in a number of several words: 1 for units and ten, or 10, 100 or 1000. A number has one value in each place.
  static func rank(of value: Int) -> Int {
    value <= 10 ? 1 : value < 100 ? 10 : value < 1000 ? 100 : 1000
  }

  /// All numbers in words, without a conjunction.
  static var forms: some Sequence<ExactText> { values.keys }

  private static func forms(_ words: String) -> Set<ExactText> {
    Set(words.split(separator: " ").map { ExactText(String($0).searchForm) })
  }

  private static let values: [ExactText: Int] = {
    var values: [ExactText: Int] = [:]
    for (value, spellings) in ArabicNumbers.words {
      for word in spellings.split(separator: "|") { values[ExactText(String(word).searchForm)] = value }
    }
    return values
  }()
}
