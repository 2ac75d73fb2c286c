import ContentDraft
import Diagnostics
import DuaLibrary

/// A journey step, layer text or `variant-of` refers to a dua that does not exist.
///
/// ## What it does
/// Looks up every reference to a dua among the slugs of all files. While a slug is unreadable, any reference may mean
/// it, so none is reported. If `ids.json` knows the dua under its old slug, ID04 reports the new one together with the references. A dua
/// that `ids.json` records as removed is not taken for a misspelled one.
///
/// ## Why it matters
/// The journey would have a gap, or a translator's text would be lost.
///
/// ## Example
/// ```xml
/// <step dua="sayyid-al-istigfar" slot="morning"/>
/// ```
/// while the dua is called `sayyid-al-istighfar`.
///
/// ## How to fix it
/// Correct the slug, or add the dua.
enum UnknownDua: Rule {
  static let id: RuleID = "RF03"
  static let name = "unknown-dua"
  static let severity = Severity.error
  static let isEssential = true
  static let needsWholeLibrary = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    // An unreadable slug is reported where it is; the references to it would repeat that.
    guard !draft.duas.contains(where: \.hasUnreadableSlug) else { return [] }
    let renames = draft.renames(of: .dua)
    // A dua without a slug is reported, with the one that it had.
    let nameless = Set(draft.recordedSlugs.values)
    var suggester = Suggester(draft.duaSlugs.map(\.rawValue))
    let unknown = draft.references(to: .dua).filter {
      draft[dua: $0.value] == nil && renames[$0.value] == nil && !nameless.contains($0.value)
    }
    guard !unknown.isEmpty else { return [] }
    let records = Dictionary(
      draft.issuedIDs.first { $0.kind == .dua }?.records.compactMap { record in
        record.slug.value.map { ($0, record) }
      } ?? [],
      uniquingKeysWith: { $1.isRetired ? $0 : $1 }
    )
    // `42` for the dua with this id.
    let slugs = Dictionary(
      draft.duas.compactMap { dua in
        dua.id.value.flatMap { id in dua.slug.value.map { (String(id), $0.rawValue) } }
      },
      uniquingKeysWith: { first, _ in first }
    )
    return removed(unknown.filter { records[$0.value] != nil }, records)
      + unknownNames(
        unknown.filter { records[$0.value] == nil },
        "dua",
        suggestion: { slugs[$0.rawValue] ?? suggester.nearest(to: $0.rawValue) },
        otherwise: "add it, or remove the reference"
      )
  }

  /// The references to duas that `ids.json` records and the library has no more.
  private static func removed(_ references: [Located<Slug>], _ records: [Slug: IDRecord]) -> [Finding] {
    references.compactMap { reference in
      guard let record = records[reference.value] else { return nil }
      let id = record.id.value.map { " with id \($0)" } ?? ""
      return finding(
        record.isRetired
          ? "the dua `\(reference.value)`\(id) was removed according to `ids.json`: remove the reference, or write the dua that "
            + "replaces it"
          : "the dua `\(reference.value)`\(id) is in `ids.json` and not in the library: restore it, or remove the reference",
        at: reference.range,
        notes: [Finding.Note("recorded here", at: record.range)]
      )
    }
  }
}
