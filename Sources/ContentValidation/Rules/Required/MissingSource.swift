import Diagnostics

/// A dua has no source.
///
/// ## What it does
/// Looks for at least one `source` in every dua.
///
/// ## Why it matters
/// People who recite a dua want to know whether it is from the Quran, from a sound hadith, or from elsewhere.
///
/// ## Example
/// A `<dua>` without a `<source>`.
///
/// ## How to fix it
/// Add a source, for example `<source type="hadith" collection="bukhari" number="6306" grade="sahih"/>`. A source that
/// is neither Quran nor a numbered hadith is `<source type="other" title="…"/>`.
enum MissingSource: Rule {
  static let id: RuleID = "RQ05"
  static let name = "missing-source"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas
      .filter { dua in
        dua.sources.isEmpty && !draft.isUnread("source", at: dua.range)
          && !IncompleteDua.isEmpty(dua, in: draft)
      }
      .map { finding(message($0.label), at: $0.range) }
  }

  private static func message(_ dua: String) -> String {
    "\(dua) has no source: add a `source` that says where it comes from"
  }
}
