import ContentDraft
import Diagnostics
import DuaLibrary

/// A dua is missing a required field.
///
/// ## What it does
/// Looks for `id`, `slug`, `difficulty`, `repetitions`, `xp`, the Arabic text, and the title and translation in the
/// library's default language. The texts may be in the dua or in a layer. A dua without any of them is one finding, and it is not
/// said what else it does not have.
///
/// ## Why it matters
/// The app cannot show, sort or score a dua without them.
///
/// ## Example
/// ```xml
/// <dua id="8" slug="sayyid-al-istighfar" difficulty="intermediate" xp="40">
/// ```
/// has no `repetitions`.
///
/// ## How to fix it
/// Add the attribute or element that the message names. If `ids.json` has the id, it has the slug, too. A dua that is recited once has `repetitions="1"`.
enum IncompleteDua: Rule {
  static let id: RuleID = "RQ03"
  static let name = "incomplete-dua"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let slugs = draft.recordedSlugs
    return draft.duas.flatMap { dua in
      let fields = requiredFields(of: dua, slugs, in: draft)
      // One finding for an empty element, of which a file may have very many.
      guard hasAny(of: fields, dua, in: draft) else {
        return [
          finding(
            "\(dua.label) has none of the fields that a dua needs: write them, or remove it",
            at: dua.range
          )
        ]
      }
      return missing(fields, in: dua.label, at: dua.range, of: draft)
    }
  }

  /// Whether a dua has none of the fields that it needs. That is one finding; its other missing fields are not reported.
  static func isEmpty(_ dua: DraftDua, in draft: IndexedDraft) -> Bool {
    dua.id.isMissing && dua.slug.isMissing
      && !hasAny(of: requiredFields(of: dua, [:], in: draft), dua, in: draft)
  }

  private static func hasAny(of fields: [RequiredField], _ dua: DraftDua, in draft: IndexedDraft) -> Bool {
    fields.contains { !$0.isMissing || draft.isUnread($0.field, at: dua.range) }
  }

  /// - Parameter slugs: Those of duas without one that `ids.json` knows, by their ids.
  private static func requiredFields(of dua: DraftDua, _ slugs: [Int: Slug], in draft: IndexedDraft)
    -> [RequiredField]
  {
    var fields = [
      RequiredField("id", dua.id, "give it a number that no dua has ever had"),
      RequiredField(
        "slug",
        dua.slug,
        dua.id.value.flatMap { slugs[$0] }.map { "write `\($0)`, its name in `ids.json`" }
          ?? "give it a name of lowercase letters, digits and hyphens"
      ),
      RequiredField("difficulty", dua.difficulty, "write `beginner`, `intermediate` or `advanced`"),
      RequiredField("repetitions", dua.repetitions, "write how often it is recited, 1 to 1000"),
      RequiredField("xp", dua.xp, "write how many points it earns, 15 to 100"),
    ]
    if !draft.mayStandUnread(.arabic, of: dua) {
      fields.append(RequiredField("arabic", dua.arabic, "write the recited text"))
    }
    if let language = draft.declaration?.defaultLanguage.value {
      fields.append(RequiredField("title", dua.title, in: language, "write its title"))
      if !draft.mayStandUnread(.translation, language, of: dua) {
        fields.append(RequiredField("translation", dua.translation, in: language, "write what it means"))
      }
    }
    return fields
  }
}
