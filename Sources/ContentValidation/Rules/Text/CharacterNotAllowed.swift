import ArabicText
import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// A text contains a character that is not allowed in its field.
///
/// ## What it does
/// Compares every character of every text with the policy's list for its field: `characters.arabic`,
/// `characters.transliteration`, `characters.emoji`, and `characters.text` by language. Texts without a language use the list
/// of the default language.
///
/// If the policy has no list, the characters that are wrong in any text are reported: controls, characters that change
/// direction or joining, U+FFFD, private use, noncharacters and tags. Joiners and variation selectors are allowed in emoji, and
/// joiners in languages that are spelled with them.
///
/// If there is no list, or their signs are not in it, tags and character references of HTML and links of Markdown are one
/// finding. So are emoji, and words where an emoji is expected. Characters that a more specific rule reports are left to that
/// rule.
///
/// ## Why it matters
/// A character written by accident is invisible, reverses the order of the words around it, or appears as a box.
///
/// ## Example
/// `<translation xml:lang="en">Praise&#x202E; be to Allah</translation>`
///
/// ## How to fix it
/// Remove the character, or write the intended one. If it belongs in the library, add it to the list.
enum CharacterNotAllowed: TextRule {
  static let id: RuleID = "TX10"
  static let name = "character-not-allowed"
  static let severity = Severity.error

  static func check(
    _ text: DraftText,
    _ analysis: @autoclosure () -> ArabicTextAnalysis?,
    in draft: IndexedDraft
  ) -> [Finding] {
    guard let allowed = draft.allowedCharacters[text.role] else { return [] }
    // Nearly all texts pass this check, and need no other.
    let mayHaveMarkup = !allowed.isListed && text.role != .arabic && text.bytes.intersects(.markup)
    guard
      mayHaveMarkup
        || !text.bytes.isSubset(of: allowed.bytes) && !allowed.contains(allOf: text.text.value),
      !text.text.value.isBlank
    else {
      return []
    }
    return findings(in: text, allowed, analysis(), draft)
  }

  /// The number of findings in one text.
  private static let limit = 5

  /// The characters of a text that one finding reports.
  private struct Occurrences {
    /// Characters with a replacement are one finding, and so are those that are to be removed, and the digits of Arabic.
    enum Key: Hashable {
      case replaced, removed, number
      case single(Unicode.Scalar)
    }

    /// What to write instead of each; nil for characters without a replacement, which are all the same character.
    var replacements: [String]?
    var indexes: [Int] = []
  }

  private static func findings(
    in text: DraftText,
    _ allowed: AllowedCharacters,
    _ analysis: ArabicTextAnalysis?,
    _ draft: IndexedDraft
  ) -> [Finding] {
    let scalars = Array(text.text.value.unicodeScalars)
    if text.role == .emoji, !scalars.indices.contains(where: { allowed.contains(scalars, at: $0) }) {
      return [noEmoji(text)]
    }
    let reports = SpecificReports(in: text, scalars, analysis, in: draft)
    // In Arabic, letters and signs of Latin text have rules of their own.
    let marked = text.role == .arabic ? [] : scalars
    let markup =
      allowed.isListed
      ? WrittenMarkup(marked) { !allowed.contains($0) } : WrittenMarkup(certainIn: marked)
    let tags = MergedRanges(markup.pieces.map(\.range))
    let groups = groups(scalars, text, allowed) { tags.contains($0) || reports.include(scalars, at: $0) }
    let offsets = text.scalarOffsets
    return self.markup(markup, scalars, offsets, in: text, analysis)
      + groups.prefix(limit).enumerated().map { number, group in
        let start = group.indexes[0]
        // A character with its neighbors: quotation marks at both ends of a word stay two.
        let run = group.indexes.enumerated().prefix { $0.element == start + $0.offset }.count
        return finding(
          message(text, scalars, group, allowed, others: number == limit - 1 ? groups.count - limit : 0),
          at: text.source(of: offsets[start]..<offsets[start + run]),
          fixIts: fix(group, scalars, offsets, in: text, analysis)
        )
      }
  }

  /// Words, such as `:gem:`, where an emoji is expected.
  private static func noEmoji(_ text: DraftText) -> Finding {
    finding(
      "\(text.label) is \(text.text.value.quoted(limit: 30)), which is not an emoji: write the character itself",
      at: text.text.range
    )
  }

  /// The characters that are not allowed, those with a replacement together, in the order of the text.
  private static func groups(
    _ scalars: [Unicode.Scalar],
    _ text: DraftText,
    _ allowed: AllowedCharacters,
    isReported: (Int) -> Bool
  ) -> [Occurrences] {
    var groups: [Occurrences] = []
    var entries: [Occurrences.Key: Int] = [:]
    for index in scalars.indices
    where !allowed.contains(scalars, at: index) && !isReported(index) {
      let isEmoji = scalars[index].value > 0x7F && EmojiSequence.contains(scalars, at: index)
      let replacement = isEmoji ? "" : CharacterReplacement.text(for: scalars[index], in: text, allowed)
      let other: Occurrences.Key = isNumber(scalars[index], in: text) ? .number : .single(scalars[index])
      let key = replacement.map { $0.isEmpty ? Occurrences.Key.removed : .replaced } ?? other
      let entry = entries[key] ?? groups.count
      if entry == groups.count {
        entries[key] = entry
        groups.append(Occurrences(replacements: replacement == nil ? nil : []))
      }
      groups[entry].indexes.append(index)
      if let replacement { groups[entry].replacements?.append(replacement) }
    }
    return groups
  }

  private static func fix(
    _ group: Occurrences,
    _ scalars: [Unicode.Scalar],
    _ offsets: [Int],
    in text: DraftText,
    _ analysis: ArabicTextAnalysis?
  ) -> [FixIt] {
    let indexes = group.indexes.prefix(FixIt.editLimit)
    guard let replacements = group.replacements else {
      guard scalars[group.indexes[0]].isInvisible else { return [] }
      return change(
        "remove the invisible character",
        .safe,
        indexes.map { ($0..<$0 + 1, "") },
        offsets,
        in: text,
        analysis
      )
    }
    guard !replacements[0].isEmpty else {
      let edits = scalars.withSpaces(removing: indexes).map { ($0, "") }
      return change("remove it", .unsafe, edits, offsets, in: text, analysis)
    }
    let order = "write \(replacements[0].quoted())\(replacements.count > 1 ? " and the like" : "")"
    // Other letters are another spelling.
    let hasLetters = replacements.contains { $0.unicodeScalars.contains { $0.properties.isAlphabetic } }
    let edits = zip(indexes, replacements).map { ($0..<$0 + 1, $1) }
    return change(order, hasLetters ? .unsafe : .safe, edits, offsets, in: text, analysis)
  }

  private static func change(
    _ order: String,
    _ applicability: FixIt.Applicability,
    _ edits: [ArabicTextAnalysis.Edit],
    _ offsets: [Int],
    in text: DraftText,
    _ analysis: ArabicTextAnalysis?
  ) -> [FixIt] {
    if let analysis { return analysis.change(order, applicability, edits) }
    let ranges = edits.map { offsets[$0.range.lowerBound]..<offsets[$0.range.upperBound] }
    guard ranges.allSatisfy(text.canReplace) else { return [] }
    let changes = zip(ranges, edits).map { FixIt.Edit(text.source(of: $0), $1.replacement) }
    return [FixIt(order, applicability, changes)]
  }

  /// One finding for the markup in a text, at the first.
  private static func markup(
    _ markup: WrittenMarkup,
    _ scalars: [Unicode.Scalar],
    _ offsets: [Int],
    in text: DraftText,
    _ analysis: ArabicTextAnalysis?
  ) -> [Finding] {
    guard let first = markup.pieces.first else { return [] }
    let written = String(scalars: scalars[first.range]).quoted(limit: 30)
    let more = andMore(markup.pieces.count - 1)
    return [
      finding(
        "\(text.label) contains the markup \(written)\(more), which the app would show: texts are plain; remove it",
        at: text.source(of: offsets[first.range.lowerBound]..<offsets[first.range.upperBound]),
        fixIts: change(
          "remove the markup",
          .unsafe,
          markup.pieces.prefix(FixIt.editLimit).map { ($0.range, $0.replacement) },
          offsets,
          in: text,
          analysis
        )
      )
    ]
  }

  private static func message(
    _ text: DraftText,
    _ scalars: [Unicode.Scalar],
    _ group: Occurrences,
    _ allowed: AllowedCharacters,
    others: Int
  ) -> String {
    let scalar = scalars[group.indexes[0]]
    let word = scalars.word(around: group.indexes[0])
    let context = word.isEmpty ? "" : " in the word \(word.quoted(limit: 30))"
    let more = andMore(group.indexes.count - 1)
    let rest = others > 0 ? "; \(others) other characters in this text are not allowed either" : ""
    return
      "\(text.label) contains \(scalar.codePointAndName)\(context)\(more), which is not allowed there: "
      + advice(for: scalar, in: text, group, allowed) + rest
  }

  /// Whether a character is a digit or a verse sign in recited text.
  private static func isNumber(_ scalar: Unicode.Scalar, in text: DraftText) -> Bool {
    scalar.isVerseSign || text.role == .arabic && scalar.properties.numericType != nil
  }

  private static func advice(
    for scalar: Unicode.Scalar,
    in text: DraftText,
    _ group: Occurrences,
    _ allowed: AllowedCharacters
  ) -> String {
    if let replacement = group.replacements?.first {
      if replacement.isEmpty { return "remove it" }
      let name = replacement == " " ? "a space" : replacement.quoted()
      return "write \(name), or add it to `characters` in the policy"
    }
    if scalar.isInvisible || !allowed.isListed { return "remove it" }
    if isNumber(scalar, in: text) {
      return "remove it; numbers of verses are not recited"
    }
    if scalar.isHonorificSign { return "write the blessing in words, or remove it" }
    return "write another character, or add it to `characters` in the policy"
  }
}

extension [Unicode.Scalar] {
  /// The runs of some scalars, each with the space that would be left over beside it.
  fileprivate func withSpaces(removing indexes: some Sequence<Int>) -> [Range<Int>] {
    // Everything before it is removed.
    var start = 0
    return indexes.runs.map { run in
      let isBeforeSpace = run.upperBound < count && self[run.upperBound] == " "
      if run.lowerBound == start {
        start = run.upperBound + (isBeforeSpace ? 1 : 0)
        return run.lowerBound..<start
      }
      let isAfterSpace = self[run.lowerBound - 1] == " "
      let isAtEnd = isBeforeSpace || run.upperBound == count
      return isAfterSpace && isAtEnd ? run.lowerBound - 1..<run.upperBound : run
    }
  }

  /// The word around a scalar, delimited by white space.
  fileprivate func word(around index: Int) -> String {
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
    let start = self[..<index].lastIndex(where: isSpace).map { $0 + 1 } ?? 0
    let end = self[index...].firstIndex(where: isSpace) ?? count
    return start < end ? String(scalars: self[start..<end]) : ""
  }
}
