import ArabicText
import UnicodeText

/// What is wrong between two words, worst first.
enum SpacingFault: CaseIterable {
  case control, wordBreak, otherSpace, misplacedSpace, edge, wrongSide, beforePunctuation, insideBracket
  case manySpaces
}

/// A run of spaces and invisible controls.
struct SpacingGap {
  let range: Range<Int>
  private let analysis: ArabicTextAnalysis
  /// Nil unless the gap consists of invisible characters between two letters.
  private let invisible: InvisibleBreak?
  /// Whether the gap is another space than U+0020 between two parts of a known word, not both of which are words.
  private let splitsWord: Bool

  init(_ analysis: ArabicTextAnalysis, _ range: Range<Int>) {
    self.analysis = analysis
    self.range = range
    invisible =
      analysis.scalars[range].contains(where: \.isWhiteSpace)
      ? nil : InvisibleBreak(range, in: analysis.scalars, analysis.knownWords)
    splitsWord = Self.splitsWord(analysis, range)
  }

  private static func splitsWord(_ analysis: ArabicTextAnalysis, _ range: Range<Int>) -> Bool {
    guard analysis.kind == .recited, range.count == 1, case let space = analysis.scalars[range.lowerBound],
      space.isWhiteSpace, space != " "
    else { return false }
    let next = analysis.words.partitioningIndex { $0.range.lowerBound >= range.upperBound }
    guard next > 0, next < analysis.words.count,
      analysis.words[next - 1].range.upperBound == range.lowerBound,
      analysis.words[next].range.lowerBound == range.upperBound
    else { return false }
    let (first, second) = (analysis.words[next - 1], analysis.words[next])
    return first.letters.count + second.letters.count <= ScreenedWord.longestStem
      && analysis.knownStems.hasWord(
        vocalized: Array(analysis.scalars[first.range] + analysis.scalars[second.range])
      )
      && !(analysis.isFamiliar(first) && analysis.isFamiliar(second))
  }

  private var scalars: ArraySlice<Unicode.Scalar> { analysis.scalars[range] }
  private var previous: Unicode.Scalar? {
    range.lowerBound > 0 ? analysis.scalars[range.lowerBound - 1] : nil
  }
  var follower: Unicode.Scalar? {
    range.upperBound < analysis.scalars.count ? analysis.scalars[range.upperBound] : nil
  }

  private var isAtEdge: Bool { previous == nil || follower == nil }

  /// The first period of an ellipsis may follow a space.
  private var isBeforePunctuation: Bool {
    guard let follower, ["،", "؛", "."].contains(follower) else { return false }
    let second = range.upperBound + 1
    return follower != "." || second == analysis.scalars.count || analysis.scalars[second] != "."
  }

  /// Whether the gap is after an opening bracket or before a closing one; ornate brackets are often set with spaces.
  private var isInsideBracket: Bool {
    previous == "(" || previous == "[" || follower == ")" || follower == "]"
  }

  /// The word beside the gap.
  var bracketed: String {
    analysis.quotedWord(around: previous == "(" || previous == "[" ? range.upperBound : range.lowerBound - 1)
  }

  /// The opening bracket before the gap, if what precedes it is joined to it: هَذَا( الثَّوْبَ).
  var signBefore: Unicode.Scalar? {
    guard let previous, previous == "(" || previous == "[", range.lowerBound > 1 else { return nil }
    let before = analysis.scalars[range.lowerBound - 2]
    return before.isWhiteSpace || BracketPairing.closing(for: before) != nil ? nil : previous
  }

  /// The sign after the gap, if a word or an opening bracket is joined to it: اللَّهِ ،وَ.
  private var signAfter: Unicode.Scalar? {
    guard let follower, isBeforePunctuation || follower == ")" || follower == "]",
      range.upperBound + 1 < analysis.scalars.count
    else { return nil }
    let next = analysis.scalars[(range.upperBound + 1)...].prefix(2)
    let isBracket = next.first.map { BracketPairing.closing(for: $0) != nil } == true
    // A space after the bracket is moved itself.
    let isJoined = next.first?.isArabicLetter == true || isBracket && next.last?.isWhiteSpace == false
    return isJoined ? follower : nil
  }

  /// The edit that moves spaces to the other side of a sign.
  private var move: ArabicTextAnalysis.Edit? {
    guard !isAtEdge, scalars.allSatisfy({ $0 == " " }) else { return nil }
    if let signBefore { return (range.lowerBound - 1..<range.upperBound, " \(signBefore)") }
    return signAfter.map { (range.lowerBound..<range.upperBound + 1, "\($0) ") }
  }

  /// Whether the fix deletes the gap and leaves no space.
  private var isDropped: Bool {
    isAtEdge || isBeforePunctuation || isInsideBracket || splitsWord
      || !scalars.contains(where: \.isWhiteSpace) && invisible?.separatesWords != true
  }

  /// Whether the fix is safe. A bracket without its pair may be a mistake itself, a sign before a word that is not known may have been
  /// typed for its first letter, and a period before the last word may belong after it.
  var isCertain: Bool {
    guard invisible?.isCertain != false, !splitsWord, !isBeforeDoubtfulSign, !isBeforeLastWord else {
      return false
    }
    return move == nil
      || !analysis.isUnpairedBracket(signBefore == nil ? range.upperBound : range.lowerBound - 1)
  }

  /// Whether punctuation after the gap may have been typed for a letter of the word that it is joined to, or for a bracket whose
  /// pair is in the text.
  private var isBeforeDoubtfulSign: Bool {
    let next = range.upperBound + 1
    guard isBeforePunctuation, next < analysis.scalars.count, !analysis.scalars[next].isBlank else {
      return false
    }
    if analysis.hasUnpairedBracket { return true }
    guard let word = analysis.markedWord(at: next), word.letters.count <= ScreenedWord.longestStem else {
      return false
    }
    return word.letters.count == 1 && word.letters[0].base != "\u{0648}"
      || !analysis.knownStems.containsStem(of: word)
  }

  /// Whether a period after the gap is joined to the last word of the text: in copies of pages the period at the end is often
  /// before its word.
  var isBeforeLastWord: Bool {
    guard follower == ".", move != nil, let word = analysis.markedWord(at: range.upperBound + 1) else {
      return false
    }
    return word.range.upperBound == analysis.scalars.count
  }

  /// Whether a sign after the gap was typed for the first letter of a word, which other rules report: what follows it begins with a
  /// mark, or with a sukun.
  private var isBeforeTornWord: Bool {
    guard isBeforePunctuation || follower == ")" || follower == "]",
      range.upperBound + 1 < analysis.scalars.count
    else { return false }
    let next = analysis.scalars[(range.upperBound + 1)...].prefix(2)
    guard let first = next.first, let last = next.last else { return false }
    return first.isArabicMark && analysis.kind == .recited || first.isArabicLetter && last.isSukun
  }

  /// The range to mark: the first run of invisible characters if they are the problem, otherwise the whole gap.
  func shown(_ fault: SpacingFault) -> Range<Int> { fault == .control ? controls.first ?? range : range }

  var edits: [ArabicTextAnalysis.Edit] {
    if let move { return [move] }
    let hasOneSpace = !isDropped && scalars.filter(\.isWhiteSpace) == [" "]
    return hasOneSpace ? controls.map { ($0, "") } : [(range, isDropped ? "" : " ")]
  }

  private var controls: [Range<Int>] { range.filter { !analysis.scalars[$0].isWhiteSpace }.runs }

  /// Nil if the gap is correct, or if another rule reports it: an empty text, a line break.
  var fault: SpacingFault? {
    guard previous != nil || follower != nil, !scalars.contains(where: \.isLineBreak), isReported else {
      return nil
    }
    if scalars.contains(where: { !$0.isWhiteSpace }) {
      return invisible?.separatesWords == true ? .wordBreak : .control
    }
    if scalars.contains(where: { $0 != " " }) { return isDropped ? .misplacedSpace : .otherSpace }
    if isAtEdge { return .edge }
    if isBeforeTornWord { return nil }
    if move != nil { return .wrongSide }
    if isBeforePunctuation { return .beforePunctuation }
    if isInsideBracket { return .insideBracket }
    return range.count > 1 ? .manySpaces : nil
  }

  private var isReported: Bool {
    switch analysis.kind {
    case .recited: true
    case .prose:
      !(isNextToForeignText && scalars.contains(where: \.isDirectionControl)) && !isHijriJoiner
    case .quoting:
      !analysis.isInArabicScript && previous?.isInArabicWord == true && follower?.isInArabicWord == true
        && scalars.allSatisfy { !$0.isWhiteSpace && !$0.isJoiner }
    }
  }

  private var isNextToForeignText: Bool {
    [previous, follower].contains { scalar in
      scalar.map { ("!"..."~").contains($0) || ($0.letterScript ?? .arabic) != .arabic } ?? false
    }
  }

  /// U+200D keeps the heh of the Hijri year open.
  private var isHijriJoiner: Bool {
    previous == "\u{0647}" && scalars.first == "\u{200D}"
      && scalars.dropFirst().allSatisfy { $0 == " " } && range.count <= 2
      && follower?.isInArabicWord != (range.count == 1)
  }

  /// The name of the first scalar that meets a condition.
  func named(where condition: (Unicode.Scalar) -> Bool) -> String {
    scalars.first(where: condition)?.codePointAndName ?? ""
  }

  var position: String {
    range.lowerBound == 0
      ? "at the start of the text" : "after \(analysis.quotedWord(around: range.lowerBound - 1))"
  }
}

extension [Unicode.Scalar] {
  /// Whether the gap is one U+0020 before a letter or mark, as nearly all gaps are.
  func isOneSpaceBetweenWords(_ range: Range<Int>) -> Bool {
    range.count == 1 && self[range.lowerBound] == " " && range.lowerBound > 0 && range.upperBound < count
      && self[range.upperBound].isInArabicWord && self[range.lowerBound - 1] != "("
      && self[range.lowerBound - 1] != "["
  }
}

extension Unicode.Scalar {
  fileprivate var isLineBreak: Bool { value == 0x0A || value == 0x0D }

  fileprivate var isJoiner: Bool { value == 0x200C || value == 0x200D }

  fileprivate var isDirectionControl: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  fileprivate var isInArabicWord: Bool { isArabicLetter || isArabicMark }
}
