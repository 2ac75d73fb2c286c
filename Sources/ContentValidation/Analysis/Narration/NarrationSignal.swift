import ArabicText
import UnicodeText

/// Words that show that a part of a recited text is narration, a reference or an instruction.
struct NarrationSignal {
  enum Subject {
    /// Who said or did something: the words before belong to it.
    case narrator
    /// Who is rewarded for the dua: the reward follows it.
    case rewarded
    /// How to use the dua.
    case use
    /// Where it is from.
    case reference
    /// When to recite it.
    case occasion
  }

  let subject: Subject
  /// Indices of tokens.
  let tokens: Range<Int>
}

/// Finds the signals of a text: single words that no dua has, patterns of words, because `قال` and `إذا` alone occur in duas, and
/// sentences before a colon after which a dua begins.
struct NarrationSignals {
  private let tokens: [RecitedTokens.Token]
  let clauses: RecitedClauses

  init(_ tokens: [RecitedTokens.Token], _ clauses: RecitedClauses) {
    (self.tokens, self.clauses) = (tokens, clauses)
  }

  /// The signals in the order of the text, none overlapping another.
  var found: [NarrationSignal] {
    var found: [NarrationSignal] = []
    var index = 0
    while index < tokens.count {
      guard clauses.isFirst(index) || !tokens[index].kinds.isDisjoint(with: .signals) else {
        index += 1
        continue
      }
      let signal = signal(at: index)
      if let signal { found.append(signal) }
      index = signal?.tokens.upperBound ?? index + 1
    }
    return found
  }

  /// How far a pattern reaches.
  private static let reach = 16

  /// The number of words and numbers of a reference in brackets.
  private static let longestReference = 16

  private func signal(at index: Int) -> NarrationSignal? {
    let kinds = tokens[index].kinds
    func signal(_ subject: NarrationSignal.Subject, _ length: Int = 1) -> NarrationSignal {
      NarrationSignal(subject: subject, tokens: index..<index + length)
    }
    if kinds.contains(.phrase), let phrase = NarrationPhrase.found(at: index, in: tokens) {
      return signal(phrase.subject, phrase.length)
    }
    if kinds.contains(.transmission) { return signal(.narrator) }
    if kinds.contains(.reference) { return signal(.reference) }
    if let reference = bracketedReference(at: index) { return reference }
    if let length = lengthOfReport(at: index) { return signal(.narrator, length) }
    if kinds.contains(.order) || kinds.contains(.gesture) || kinds.contains(.instruction) {
      return signal(.use)
    }
    if !kinds.isDisjoint(with: [.saying, .sayingNow, .sayingOrder]), introducesSpeech(index) {
      return signal(kinds.contains(.saying) && !kinds.contains(.joined) ? .narrator : .use)
    }
    if let length = lengthOfOccasion(at: index) { return signal(.occasion, length) }
    if kinds.contains(.then), has(.action, at: index + 1), !isGod(after: index + 1) { return signal(.use, 2) }
    return clauses.isFirst(index) ? signalOfSentence(at: index) : nil
  }

  /// A signal that is one only at the start of a sentence.
  private func signalOfSentence(at index: Int) -> NarrationSignal? {
    let kinds = tokens[index].kinds
    let word = index..<index + 1
    if tokens[index].bracket != nil, clauses.end(of: index) == index + 1,
      Self.asides.contains(ExactText(tokens[index].form))
    {
      return NarrationSignal(subject: .use, tokens: word)
    }
    if hasAny([.action, .sayingNow], at: index), !isGod(after: index) {
      return NarrationSignal(subject: .use, tokens: word)
    }
    if kinds.contains(.sayingOrder), has(.number, at: index + 1) {
      return NarrationSignal(subject: .use, tokens: word)
    }
    if kinds.contains(.whoever), has(.rewarded, at: index + 1) {
      return NarrationSignal(subject: .rewarded, tokens: word)
    }
    if kinds.contains(.was) && !completesWill(index) || kinds.contains(.saying) && !isOpening(index + 1)
      || kinds.contains(.about) && names(after: index)
    {
      return NarrationSignal(subject: .narrator, tokens: word)
    }
    let end = clauses.end(of: index)
    let isHeading =
      clauses.endsInColon(index) && !isOpening(index) && isBefore(index, Self.reach)
      && !(index + 1..<end).contains(where: clauses.isSeparated)
    return isHeading && (kinds.contains(.heading) || end < tokens.count && isOpening(end))
      ? NarrationSignal(subject: .use, tokens: index..<end) : nil
  }

  /// Whether `كان` is that of `ما شاء الله كان`, which a stop may separate by mistake.
  private func completesWill(_ index: Int) -> Bool {
    isWord("ما", at: index - 3) && isWord("شا", at: index - 2) && isWord("الله", at: index - 1)
  }

  /// Whether a word is directly followed by a name of God, of whom no narration tells what he does.
  private func isGod(after index: Int) -> Bool { has(.god, at: index + 1) && !clauses.isSeparated(index + 1) }

  /// Words that tell the reader what to do if they are alone in brackets: `(بِاسْمِهِ)` after `فُلَانٍ`, `(سِرًّا)`.
  private static let asides = Set(
    "باسمه باسمها باسمهما باسمهم سرا جهرا وسرا وجهرا مثلا".split(separator: " ").map {
      ExactText(String($0).searchForm)
    }
  )

  // MARK: Patterns

  /// The words of a bracket with a number in digits among them: duas have no digits, except by mistake inside a word, or in a long
  /// bracket around a dua.
  private func bracketedReference(at index: Int) -> NarrationSignal? {
    guard let bracket = tokens[index].bracket, tokens[index].isInDigits, !tokens[index].isInsideWord else {
      return nil
    }
    func isInBracket(_ other: Int) -> Bool { tokens[other].bracket == bracket }
    let reach = max(0, index - Self.reach)..<min(tokens.count, index + Self.reach)
    let start = (reach.lowerBound..<index).reversed().prefix(while: isInBracket).last ?? index
    let end = (index..<reach.upperBound).prefix(while: isInBracket).last ?? index
    let hasWord = (start...end).contains {
      !tokens[$0].kinds.contains(.number) && !NumberWord.times.contains(ExactText(tokens[$0].form))
    }
    guard hasWord, end - start < Self.longestReference else { return nil }
    return NarrationSignal(subject: .reference, tokens: start..<end + 1)
  }

  /// The number of words of a verb with the Prophet as its subject or object, of the Prophet with a verb after the blessing, and
  /// of what somebody heard.
  private func lengthOfReport(at index: Int) -> Int? {
    let kinds = tokens[index].kinds
    if !kinds.isDisjoint(with: [.saying, .sayingNow, .event, .was, .heard, .that, .about]) {
      let isVerb = !kinds.contains(.that) && !kinds.contains(.about)
      let next = index + 1
      if let length = lengthOfProphet(at: next, blessed: !isVerb) { return 1 + length }
      if isVerb, let length = lengthOfHonorific(at: next) { return 1 + length }
      if kinds.contains(.that), has(.someone, at: next) { return 2 }
      if kinds.contains(.heard) {
        let end = tokens[next...].prefix(8).firstIndex { !$0.kinds.isDisjoint(with: [.saying, .sayingNow]) }
        return end.map { $0 + 1 - index }
      }
    }
    if let length = lengthOfProphet(at: index, blessed: true) {
      let verb = index + length
      let isSubject = hasAny([.saying, .sayingNow, .was, .event], at: verb)
      if isSubject || clauses.isFirst(index) { return length + (isSubject ? 1 : 0) }
    }
    return nil
  }

  /// The number of words of `رسول الله`, `النبي` and their like, with the blessing if there is one.
  private func lengthOfProphet(at index: Int, blessed: Bool) -> Int? {
    var length = 0
    if has(.prophet, at: index) {
      length = 1
    } else if has(.messenger, at: index), isWord("الله", at: index + 1) {
      length = 2
    }
    guard length > 0 else { return nil }
    let blessing = lengthOfHonorific(at: index + length)
    return blessed && blessing == nil ? nil : length + (blessing ?? 0)
  }

  /// The number of words of a blessing of the Prophet.
  private func lengthOfHonorific(at index: Int) -> Int? {
    guard has(.honorific, at: index) else { return nil }
    if isWord(RecitedTokens.honorificForm, at: index) { return 1 }
    return Self.honorifics.first { honorific in
      let words = tokens[index...].prefix(honorific.count)
      return words.count == honorific.count
        && zip(words, honorific).allSatisfy { $0.form.hasSameScalars(as: $1) }
    }?.count
  }

  private static let honorifics: [[String]] = [
    "صلى الله عليه وعلى آله وسلم", "صلى الله عليه و سلم", "صلى الله عليه وآله وسلم", "صلى الله عليه وسلم",
    "عليه الصلاة والسلام", "عليه السلام",
  ].map { $0.split(separator: " ").map { String($0).searchForm } }

  /// The number of words of `إذا أصبح`, `بعد كل صلاة` and their like.
  private func lengthOfOccasion(at index: Int) -> Int? {
    let kinds = tokens[index].kinds
    if kinds.contains(.conditional), has(.occasion, at: index + 1), !isGod(after: index + 1) { return 2 }
    guard kinds.contains(.timePreposition) else { return nil }
    var end = index + 1
    while end < index + 3, has(.every, at: end), has(.every, at: end + 1) || has(.timeNoun, at: end + 1) {
      end += 1
    }
    return has(.timeNoun, at: end) ? end + 1 - index : nil
  }

  /// Whether a verb of speech is near the end of a sentence after which a colon, a quotation mark or a bracket begins the speech.
  private func introducesSpeech(_ index: Int) -> Bool {
    clauses.introduces(index) && isBefore(index, 8)
      && !Self.relatives.contains { isWord($0, at: index - 1) }
  }

  /// The verb after one of these is part of the phrase: `بِمَا يَقُولُونَ`.
  private static let relatives = ["ما", "بما", "مما", "عما", "كما", "فيما", "الذي", "كالذي"]

  /// Whether the sentence ends within some words, and no recited text begins in it.
  private func isBefore(_ index: Int, _ reach: Int) -> Bool {
    let end = clauses.end(of: index)
    return end - index <= reach && !(index + 1..<end).contains { isOpening($0) }
  }

  /// Whether a chain of narrators begins with `عن`.
  private func names(after index: Int) -> Bool {
    let end = min(clauses.end(of: index), index + Self.reach)
    if clauses.introduces(index), end == clauses.end(of: index) { return true }
    return (index + 1..<end).contains { next in
      hasAny([.saying, .sayingNow, .that, .transmission], at: next) || isWord("رضي", at: next)
    }
  }

  // MARK: Words

  /// Whether recited text may begin at a word.
  func isOpening(_ index: Int) -> Bool {
    if has(.opening, at: index) { return !has(.joined, at: index) }
    if isWord("لا", at: index) { return ["اله", "حول", "باس"].contains { isWord($0, at: index + 1) } }
    if isWord("الله", at: index) { return ["اكبر", "اعز", "الله"].contains { isWord($0, at: index + 1) } }
    return false
  }

  private func isWord(_ form: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].form.hasSameScalars(as: form)
  }

  private func has(_ kind: NarrationWord, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kinds.contains(kind)
  }

  private func hasAny(_ kinds: NarrationWord, at index: Int) -> Bool {
    tokens.indices.contains(index) && !tokens[index].kinds.isDisjoint(with: kinds)
  }
}
