import Diagnostics

/// A dua has no transliteration.
///
/// ## What it does
/// Looks for a `transliteration` in every dua or in the transliteration layer.
///
/// ## Why it matters
/// People who do not read Arabic practice with the transliteration.
///
/// ## Example
/// A `<dua>` with `<arabic>` and `<translation>` only.
///
/// ## How to fix it
/// Add `<transliteration>` to the dua, or a `<text>` to the transliteration layer. `rizq validate --generate-transliteration` proposes one,
/// to be compared with the Arabic.
enum MissingTransliteration: Rule {
  static let id: RuleID = "RQ06"
  static let name = "missing-transliteration"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas
      .filter { dua in
        dua.transliteration.isMissing && !draft.mayStandUnread(.transliteration, of: dua)
          && !draft.isUnread("transliteration", at: dua.range) && !IncompleteDua.isEmpty(dua, in: draft)
      }
      .map { finding(message($0.label), at: $0.range) }
  }

  private static func message(_ dua: String) -> String {
    "\(dua) has no `transliteration`: write how it is pronounced, in Latin letters; "
      + "`rizq validate --generate-transliteration` proposes it"
  }
}
