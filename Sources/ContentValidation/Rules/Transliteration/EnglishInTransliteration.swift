import ArabicText
import Diagnostics
import UnicodeText

/// The transliteration contains English: an instruction, a remark, or a gap to fill in.
///
/// ## What it does
/// Looks in every `<transliteration>` for English words that are never the spelling of an Arabic word (`times`,
/// `recite`, `the`), for `say:`, for counts such as `3x`, and for words in square brackets. A text most of whose words are
/// English is reported as a whole.
///
/// ## Why it matters
/// People read the line aloud, and it is compared with the Arabic word by word.
///
/// ## Example
/// ```xml
/// <transliteration>subḥāna llāh (33 times)</transliteration>
/// ```
///
/// ## How to fix it
/// Remove the words. A count belongs in `repetitions`, the time and reason in `<best-time>` or `<context>`.
enum EnglishInTransliteration: Rule {
  static let id: RuleID = "TR02"
  static let name = "english-in-transliteration"
  static let severity = Severity.error
  static let explains: [RuleID] = [
    "TL01", "TL02", "TL03", "TL04", "TL05", "TL06", "TL07", "TL08", "TL09", "TL10", "TL11", "GT02",
    "TX10",
  ]

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.compactMap { text in
      guard text.role == .transliteration, text.letters[.latin] > 0,
        mayContainEnglish(text.text.value, text.bytes),
        Placeholder.found(in: text) == nil
      else { return nil }
      let scalars = Array(text.text.value.unicodeScalars)
      let ranges = runs(of: ranges(in: scalars), scalars)
      guard !ranges.isEmpty else { return nil }
      if isMostlyEnglish(scalars) {
        return finding(
          "\(text.label) is English: write the Arabic in Latin letters; a translation belongs in `<translation>`",
          at: text.text.range
        )
      }
      let offsets = text.scalarOffsets
      let remarks = ranges.map { remark(around: $0, scalars) }
      func bytes(_ range: Range<Int>) -> Range<Int> { offsets[range.lowerBound]..<offsets[range.upperBound] }
      let removed = remarks.reduce(into: [Range<Int>]()) { removed, remark in
        let isAfterSpace = remark.lowerBound > 0 && scalars[remark.lowerBound - 1] == " "
        // At the beginning the space after it is left over, and the colon of `say:` wherever it is.
        let colon = remark.upperBound + (scalars[remark.upperBound...].first == ":" ? 1 : 0)
        let rest = remark.lowerBound == 0 ? scalars[colon...].prefix { $0 == " " }.endIndex : colon
        let range = bytes(isAfterSpace ? remark.lowerBound - 1..<rest : remark.lowerBound..<rest)
        if range.lowerBound >= removed.last?.upperBound ?? 0 { removed.append(range) }
      }
      var found = finding(
        message(text, scalars, remarks[0], count: ranges.count),
        at: text.source(of: bytes(remarks[0])),
        fixIts: removed.allSatisfy(text.canReplace)
          ? [
            FixIt(
              "remove what is not Arabic",
              .unsafe,
              removed.prefix(FixIt.editLimit).map { FixIt.Edit(text.source(of: $0), "") }
            )
          ] : []
      )
      found.others = remarks.dropFirst().map { text.source(of: bytes($0)) }
      return found
    }
  }

  /// The greatest number of scalars of a remark before and after its English words.
  private static let reach = 40

  /// With the brackets around it and what is in them, otherwise with the number before it: `(3 times)`, `3 times`.
  private static func remark(around range: Range<Int>, _ scalars: [Unicode.Scalar]) -> Range<Int> {
    let before = scalars[..<range.lowerBound].suffix(reach)
    let after = scalars[range.upperBound...].prefix(reach)
    func isBracket(_ scalar: Unicode.Scalar) -> Bool {
      BracketPairing.closing(for: scalar) != nil || BracketPairing.isClosing(scalar)
    }
    if let opening = before.lastIndex(where: isBracket), let closing = after.firstIndex(where: isBracket),
      BracketPairing.closing(for: scalars[opening]) == scalars[closing]
    {
      return opening..<closing + 1
    }
    let number = before.lastIndex { $0 != " " && !$0.isASCIIDigit }.map { $0 + 1 } ?? before.startIndex
    let start = scalars[number..<range.lowerBound].firstIndex(where: \.isASCIIDigit)
    return (start ?? range.lowerBound)..<range.upperBound
  }

  /// The words and brackets that are English.
  static func ranges(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
    englishWords(in: scalars) + bracketedWords(in: scalars)
  }

  /// Words that occur in no transliteration scheme, so not `man`, `in`, `an`, `is`, `him` and `that`.
  private static let words = Set(
    """
    after again and are before beginning between blessings both bowing did does during each forgive glory
    mercy my peace praise refuge evening every everything five following for four from have he her here
    hundred lord messenger morning narrated night of once one or person prayer prophet prostration read recite
    recited recites repeat repeated repeating said saying says seven she should the them then there these they
    thirty three thrice time times twice until upon we when whenever where which while who whoever with you
    your
    """.listedWords
  )

  /// Further English words, which may also be the spelling of an Arabic word.
  private static let commonWords = Set(
    """
    a all am an as at be but by can do god good has her him his i if in is it its let make may me most no not
    o on our so than that this to was were what will us
    """.listedWords
  )

  /// Whether at least half of the words are English; three quarters of a short text.
  private static func isMostlyEnglish(_ scalars: [Unicode.Scalar]) -> Bool {
    let all = scalars.runs(where: \.isPartOfLatinWord)
    let english = all.count { run in
      guard run.count <= 12 else { return false }
      let word = String(scalars: scalars[run]).lowercased()
      return words.contains(word) || commonWords.contains(word)
    }
    return all.count > 7 ? 2 * english >= all.count : all.count > 2 && 4 * english >= 3 * all.count
  }

  /// The ranges in their order; words with at most one other between them are one range.
  private static func runs(of ranges: [Range<Int>], _ scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = runs.last, range.lowerBound - last.upperBound <= 16,
        last.upperBound > range.lowerBound
          || scalars[last.upperBound..<range.lowerBound].count(where: { $0 == " " }) <= 2
      {
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        runs.append(range)
      }
    }
    return runs
  }

  /// A quick check that most transliterations fail: whether a text contains a bracket, a digit, or a run of ASCII letters that is an
  /// English word of no transliteration scheme.
  static func mayContainEnglish(_ text: String, _ bytes: ByteSet) -> Bool {
    bytes.intersects(remarkSigns) || filter.containsWord(of: text)
  }

  private static let remarkSigns = ByteSet("[0123456789".utf8)
  private static let filter = WordFilter(words.union(["say"]))

  private static func englishWords(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
    scalars.runs(where: \.isPartOfLatinWord).filter { run in
      // A count has at most four digits and its sign; the longest word of the list has eleven letters.
      guard run.count <= 12 else { return false }
      let word = String(scalars: scalars[run]).lowercased()
      return words.contains(word) || isCount(word)
        || word == "say" && run.upperBound < scalars.count && scalars[run.upperBound] == ":"
    }
  }

  /// `3x`, `x3`, `3×`.
  private static func isCount(_ word: String) -> Bool {
    let digits = word.unicodeScalars.filter(\.isASCIIDigit).count
    let signs = word.unicodeScalars.filter { $0 == "x" || $0 == "×" }.count
    return digits > 0 && signs == 1 && digits + signs == word.unicodeScalars.count
  }

  /// Square brackets with letters between them.
  private static func bracketedWords(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var opening: Int?
    for index in scalars.indices {
      if scalars[index] == "[" { opening = index }
      guard scalars[index] == "]", let start = opening else { continue }
      opening = nil
      if englishWords(in: Array(scalars[start...index])).isEmpty,
        scalars[start...index].contains(where: { $0.letterScript == .latin })
      {
        found.append(start..<index + 1)
      }
    }
    return found
  }

  private static func message(
    _ text: DraftText,
    _ scalars: [Unicode.Scalar],
    _ range: Range<Int>,
    count: Int
  ) -> String {
    let words = String(scalars: scalars[range]).quoted(limit: 30)
    let more = andMore(count - 1)
    return
      "\(text.label) contains \(words)\(more), which is not Arabic: remove it; a count belongs in "
      + "`repetitions`, a remark in `<context>`"
  }
}

extension Unicode.Scalar {
  /// Whether a transliterated word may contain the scalar: letters, digits, apostrophes for ayn and hamza, and marks.
  fileprivate var isPartOfLatinWord: Bool {
    letterScript != nil || isASCIIDigit || self == "×" || ApostropheStyle(self) != nil
      || (0x300...0x36F).contains(value) || (0x2B0...0x2FF).contains(value)
  }
}

extension [Unicode.Scalar] {
  /// The longest runs of scalars that satisfy the condition.
  fileprivate func runs(where condition: (Unicode.Scalar) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for index in 0...count {
      if index < count, condition(self[index]) {
        start = start ?? index
      } else if let first = start {
        runs.append(first..<index)
        start = nil
      }
    }
    return runs
  }
}
