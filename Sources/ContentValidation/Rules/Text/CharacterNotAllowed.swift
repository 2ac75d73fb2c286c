import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// A text contains a character that is not allowed in its field.
///
/// ## What it does
/// Compares every character of every text with the policy's list for its field: `characters.arabic`,
/// `characters.transliteration`, `characters.emoji`, and `characters.text` by language; texts without a language use
/// the list of the default language. If the policy has no list, the characters that are wrong in any text are reported:
/// controls, characters that change direction or joining, U+FFFD, private use, noncharacters and tags. Joiners and
/// variation selectors are allowed in emoji, and joiners in languages that are spelled with them. Characters that a
/// more specific rule reports are left to that rule.
///
/// ## Why it matters
/// A character written by accident is invisible, reverses the order of the words around it, or appears as a box.
///
/// ## Example
/// `<translation xml:lang="en">Praise&#x202E; be to Allah</translation>`
///
/// ## How to fix it
/// Remove the character, or write the intended one. If it belongs in the library, add it to the list.
enum CharacterNotAllowed: Rule {
  static let id: RuleID = "TX10"
  static let name = "character-not-allowed"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let policy = draft.declaration?.policy.characters ?? CharacterPolicy()
    let language = draft.declaration?.defaultLanguage.value
    return draft.texts.flatMap { text -> [Finding] in
      let allowed = AllowedCharacters(in: text, policy, defaultLanguage: language)
      // Nearly all texts pass this check, and need no other.
      guard !text.text.value.unicodeScalars.allSatisfy(allowed.contains), !text.text.value.isBlank else {
        return []
      }
      return findings(in: text, allowed, ArabicTextAnalysis(text, in: draft), policy)
    }
  }

  /// The number of different characters that are reported in one text.
  private static let limit = 5

  private static func findings(
    in text: DraftText,
    _ allowed: AllowedCharacters,
    _ analysis: ArabicTextAnalysis?,
    _ policy: CharacterPolicy
  ) -> [Finding] {
    let scalars = Array(text.text.value.unicodeScalars)
    let reports = SpecificReports(in: text, scalars, analysis, policy)
    var occurrences: [(scalar: Unicode.Scalar, indexes: [Int])] = []
    var entries: [Unicode.Scalar: Int] = [:]
    for index in scalars.indices
    where !allowed.contains(scalars, at: index) && !reports.include(scalars, at: index) {
      if let entry = entries[scalars[index]] {
        occurrences[entry].indexes.append(index)
      } else {
        entries[scalars[index]] = occurrences.count
        occurrences.append((scalars[index], [index]))
      }
    }
    let offsets = text.scalarOffsets
    return occurrences.prefix(limit).enumerated().map { number, entry in
      let fixed = Array(entry.indexes.prefix(FixIt.editLimit))
      let ranges = fixed.map { offsets[$0]..<offsets[$0 + 1] }
      let others = number == limit - 1 ? occurrences.count - limit : 0
      return finding(
        message(text, scalars, entry.indexes, allowed, others: others),
        at: text.source(of: ranges[0]),
        fixIts: entry.scalar.isInvisible ? removal(of: ranges, fixed, in: text, analysis) : []
      )
    }
  }

  private static func removal(
    of ranges: [Range<Int>],
    _ indexes: [Int],
    in text: DraftText,
    _ analysis: ArabicTextAnalysis?
  ) -> [FixIt] {
    let order = "remove the invisible character"
    if let analysis { return analysis.change(order, .safe, indexes.map { ($0..<$0 + 1, "") }) }
    guard ranges.allSatisfy(text.canReplace) else { return [] }
    return [FixIt(order, .safe, ranges.map { FixIt.Edit(text.source(of: $0), "") })]
  }

  private static func message(
    _ text: DraftText,
    _ scalars: [Unicode.Scalar],
    _ indexes: [Int],
    _ allowed: AllowedCharacters,
    others: Int
  ) -> String {
    let scalar = scalars[indexes[0]]
    let word = scalars.word(around: indexes[0])
    let context = word.isEmpty ? "" : " in the word \(word.quoted(limit: 30))"
    let more = indexes.count > 1 ? " (and \(indexes.count - 1) more in this text)" : ""
    let advice =
      scalar.isInvisible || !allowed.isListed
      ? "remove it" : "write another character, or add it to `characters` in the policy"
    let rest = others > 0 ? "; \(others) other characters in this text are not allowed either" : ""
    return
      "\(text.label) contains \(scalar.codePointAndName)\(context)\(more), which is not allowed there: \(advice)\(rest)"
  }
}

extension [Unicode.Scalar] {
  /// The word around a scalar, delimited by white space.
  fileprivate func word(around index: Int) -> String {
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
    let start = self[..<index].lastIndex(where: isSpace).map { $0 + 1 } ?? 0
    let end = self[index...].firstIndex(where: isSpace) ?? count
    return start < end ? String(String.UnicodeScalarView(self[start..<end])) : ""
  }
}
