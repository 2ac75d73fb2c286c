import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// Two duas have the same Arabic words.
///
/// ## What it does
/// Compares the complete Arabic texts of all duas by their letters, ignoring vowel marks, tatweel and punctuation.
///
/// Three kinds of pairs are exempt: two duas that both cite the Quran; declared variants (`variant-of`); and two duas of
/// which one is in a morning category and the other in an evening category, by the words in the category's slug.
///
/// ## Why it matters
/// A dua that is entered twice splits people's progress, and the two copies drift apart.
///
/// ## Example
/// `subhanallah` and `tasbih`, both `سُبْحَانَ اللهِ`.
///
/// ## How to fix it
/// Remove one of them, or declare that the copy is intended: `variant-of="subhanallah"`.
enum DuplicateArabic: Rule {
  static let id: RuleID = "TX08"
  static let name = "duplicate-arabic"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    pairs(in: draft).compactMap { pair in
      let (dua, other) = (draft.duas[pair.dua], draft.duas[pair.earlier])
      return dua.arabic.range.map { range in
        finding(
          message(dua, other),
          at: range,
          notes: [Finding.Note("the Arabic of \(other.label) is here", at: other.arabic.range)]
        )
      }
    }
  }

  /// The indices of two duas with the same words.
  struct Pair: Hashable {
    let dua: Int
    let earlier: Int
  }

  /// In the order of their ids.
  static func pairs(in draft: IndexedDraft) -> [Pair] {
    var seen: [ExactText: EarlierDuas] = [:]
    var pairs: [Pair] = []
    var last: DraftDua?
    for index in draft.duasByID {
      let dua = draft.duas[index]
      // Duas that are entered twice have the same id, and are reported as such.
      defer { last = dua }
      guard last?.isEnteredAgain(as: dua) != true else { continue }
      guard let skeleton = draft.recitations.skeleton(of: index).map(ExactText.init), dua.arabic.range != nil
      else { continue }
      let member = EarlierDuas.Member(
        dua: index,
        family: draft.families[index],
        part: PartOfDay(category: dua.category.value),
        citesQuran: dua.sources.contains { $0.kind.value == .quran }
      )
      if let earlier = seen[skeleton, default: EarlierDuas()].duplicate(of: member),
        !draft.duas[earlier].isEnteredAgain(as: dua)
      {
        pairs.append(Pair(dua: index, earlier: earlier))
      }
      seen[skeleton, default: EarlierDuas()].add(member)
    }
    return pairs
  }

  private static func message(_ dua: DraftDua, _ other: DraftDua) -> String {
    let variant =
      other.slug.value.map { "declare `variant-of=\"\($0)\"`" } ?? "declare a variant with `variant-of`"
    return "\(dua.label) has the same Arabic words as \(other.label): remove one of them, or \(variant)"
  }
}
