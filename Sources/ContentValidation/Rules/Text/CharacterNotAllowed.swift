import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// A text holds a character that may not stand in its field.
///
/// ## What it does
/// Holds every character of every text against the list of its field in the policy: `characters.arabic`,
/// `characters.transliteration`, `characters.emoji`, and `characters.text` by language; texts without a language have the
/// list of the default language. Where the policy lists nothing, refused is what is right in no text: controls,
/// characters that steer direction or joining, U+FFFD, private use, noncharacters and tags. Joiners and variation
/// selectors may stand in emoji, and joiners in the languages that are spelled with them. Characters that another rule
/// knows more about are left to it.
///
/// ## Why it matters
/// A character written by accident is invisible, reverses the order of the words around it, or shows as a box.
///
/// ## Example
/// `<translation xml:lang="en">Praise&#x202E; be to Allah</translation>`
///
/// ## How to fix it
/// Remove the character or write the one that is meant. When it belongs into the library, add it to the list.
enum CharacterNotAllowed: Rule {
  static let id: RuleID = "TX10"
  static let name = "character-not-allowed"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let policy = draft.declaration?.policy.characters ?? CharacterPolicy()
    let language = draft.declaration?.defaultLanguage.value
    return draft.texts.flatMap { text -> [Finding] in
      let allowed = AllowedCharacters(in: text, policy, defaultLanguage: language)
      // Nearly all texts hold nothing else, and are looked at but once.
      guard !text.text.value.unicodeScalars.allSatisfy(allowed.contains), !text.text.value.isBlank else {
        return []
      }
      return findings(in: text, allowed, ArabicTextAnalysis(text, in: draft), policy)
    }
  }

  /// So many different characters of one text are named.
  private static let limit = 5

  private static func findings(
    in text: DraftText,
    _ allowed: AllowedCharacters,
    _ analysis: ArabicTextAnalysis?,
    _ policy: CharacterPolicy
  ) -> [Finding] {
    let scalars = Array(text.text.value.unicodeScalars)
    let reports = SpecificReports(in: text, scalars, analysis, policy)
    var places: [(scalar: Unicode.Scalar, indexes: [Int])] = []
    var known: [Unicode.Scalar: Int] = [:]
    for index in scalars.indices
    where !allowed.contains(scalars, at: index) && !reports.include(scalars, at: index) {
      if let place = known[scalars[index]] {
        places[place].indexes.append(index)
      } else {
        known[scalars[index]] = places.count
        places.append((scalars[index], [index]))
      }
    }
    let offsets = text.scalarOffsets
    return places.prefix(limit).enumerated().map { number, place in
      let ranges = place.indexes.map { offsets[$0]..<offsets[$0 + 1] }
      let others = number == limit - 1 ? places.count - limit : 0
      return finding(
        message(text, scalars, place.indexes, allowed, others: others),
        at: text.source(of: ranges[0]),
        fixIts: place.scalar.isInvisible ? removal(of: ranges, place.indexes, in: text, analysis) : []
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
    let place = word.isEmpty ? "" : " in the word \(word.quoted(limit: 30))"
    let again = indexes.count > 1 ? ", and \(indexes.count - 1) more in this text" : ""
    let advice =
      scalar.isInvisible || !allowed.isListed
      ? "remove it" : "write another character, or add it to `characters` in the policy"
    let rest = others > 0 ? "; \(others) other characters of the text are not allowed there either" : ""
    return
      "\(text.label) contains \(scalar.codePointAndName)\(place)\(again), which is not allowed there: \(advice)\(rest)"
  }
}

extension [Unicode.Scalar] {
  /// What stands between the spaces around a scalar.
  fileprivate func word(around index: Int) -> String {
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
    let start = self[..<index].lastIndex(where: isSpace).map { $0 + 1 } ?? 0
    let end = self[index...].firstIndex(where: isSpace) ?? count
    return start < end ? String(String.UnicodeScalarView(self[start..<end])) : ""
  }
}
