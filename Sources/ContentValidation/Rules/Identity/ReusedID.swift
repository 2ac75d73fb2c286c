import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// An entity has the id of another one.
///
/// ## What it does
/// Compares the ids of duas, journeys, categories and collections with `ids.json`. That file records every id with the slug
/// of its entity, even after the entity has been removed.
///
/// If the recorded entity is gone, but is still referred to, this one was probably renamed: the finding names the references.
///
/// ## Why it matters
/// Apps store the progress of their users by id: a dua that gets the id of another takes over its history.
///
/// ## Example
/// `ids.json` contains
/// ```json
/// {"id": 28, "slug": "morning-dominion", "retired": true}
/// ```
/// and a new dua has this id:
/// ```xml
/// <dua id="28" slug="hasbunallah">
/// ```
///
/// ## How to fix it
/// Give the entity an id that no entity of its kind has ever had; the message names the next one. If you only renamed the entity, write
/// its new slug in `ids.json` and wherever it is referred to.
enum ReusedID: Rule {
  static let id: RuleID = "ID04"
  static let name = "reused-id"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.issuedIDs.flatMap { findings($0, in: draft) }
  }

  private static func findings(_ issued: IssuedIDs, in draft: IndexedDraft) -> [Finding] {
    let isRenamed = !issued.renames.isEmpty
    let references = Dictionary(grouping: isRenamed ? draft.references(to: issued.kind) : [], by: \.value)
    let consumers = Dictionary(
      grouping: isRenamed ? draft.consumerReferences(to: issued.kind) : [],
      by: \.value
    )
    var next = issued.next
    return issued.entities.compactMap { entity in
      guard case .taken(let record)? = issued.status(of: entity), let owner = record.slug.located,
        let id = entity.id.located, let slug = entity.slug.located
      else { return nil }
      defer { next = next.flatMap(IssuedIDs.successor) }
      let renaming = Renaming(
        kind: issued.kind,
        id: id,
        old: owner,
        new: slug,
        references: references[owner.value, default: []].map(\.range),
        consumers: consumers[owner.value.rawValue, default: []].map {
          FixIt.Edit($0.range, slug.value.rawValue)
        } + draft.consumerMappings(of: issued.kind, from: owner.value, to: slug.value),
        next: next
      )
      if issued.renames[owner.value] == slug.value, renaming.isReferredTo {
        return finding(renaming.message, at: slug.range, notes: renaming.notes, fixIts: renaming.fixIts)
      }
      return finding(
        message(issued, record, owner.value, slug.value, id.value, next: next),
        at: id.range,
        notes: [Finding.Note("recorded here", at: record.range)],
        fixIts: fixIts(issued, record, owner, slug.value, id, next: next)
      )
    }
  }

  private static func message(
    _ issued: IssuedIDs,
    _ record: IDRecord,
    _ owner: Slug,
    _ slug: Slug,
    _ id: Int,
    next: Int?
  ) -> String {
    let kind = issued.kind.rawValue
    let other = next.map { "such as \($0)" } ?? "which no \(kind) has ever had"
    if record.isRetired {
      return owner == slug
        ? "\(kind) `\(slug)` was removed according to `ids.json`: remove `retired` there if this is the same \(kind)"
        : "id \(id) was that of the removed \(kind) `\(owner)`: give this \(kind) another, \(other)"
    }
    if issued.contains(owner) {
      return "id \(id) is that of the \(kind) `\(owner)`: give this \(kind) another, \(other)"
    }
    return "id \(id) is that of the \(kind) `\(owner)`, which does not exist: if `\(slug)` is its new name, "
      + "write it in `ids.json`; otherwise give this \(kind) another id, \(other)"
  }

  private static func fixIts(
    _ issued: IssuedIDs,
    _ record: IDRecord,
    _ owner: Located<Slug>,
    _ slug: Slug,
    _ id: Located<Int>,
    next: Int?
  ) -> [FixIt] {
    if record.isRetired, owner.value == slug { return [] }
    var fixIts: [FixIt] = []
    if !record.isRetired, !issued.contains(owner.value) {
      fixIts.append(FixIt("write `\(slug)` in `ids.json`", .init(owner.range, slug.rawValue)))
    }
    if let next { fixIts.append(FixIt("write `\(next)`", .init(id.range, String(next)))) }
    return fixIts
  }
}

/// An entity with a new slug, and the places that have the old one.
private struct Renaming {
  let kind: EntityKind
  let id: Located<Int>
  /// The slug in `ids.json`.
  let old: Located<Slug>
  let new: Located<Slug>
  let references: [SourceRange]
  /// The changes to the files of consumers: of the old slug, or a mapping to it.
  let consumers: [FixIt.Edit]
  /// An id for another entity.
  let next: Int?

  /// The number of references that are shown.
  private static let shown = 3

  var isReferredTo: Bool { !references.isEmpty || !consumers.isEmpty }

  private var places: String {
    var places = ["`ids.json`"]
    if !references.isEmpty { places.append(references.count.counted("reference")) }
    if !consumers.isEmpty { places.append("\(consumers.count.counted("place")) of `consumers`") }
    return places.dropLast().joined(separator: ", ") + " and " + (places.last ?? "")
  }

  var message: String {
    let another =
      next.map { "; if this is another \(kind.rawValue), give it another id, such as \($0)" } ?? ""
    return "\(kind.rawValue) \(id.value) is called `\(new.value)` here, but `\(old.value)` in \(places): "
      + "write the same name everywhere\(another)"
  }

  var notes: [Finding.Note] {
    [Finding.Note("recorded here", at: old.range)]
      + references.prefix(Self.shown).enumerated().map { index, range in
        let more = index == Self.shown - 1 ? references.count - Self.shown : 0
        return Finding.Note(more > 0 ? "referred to here (and \(more) more)" : "referred to here", at: range)
      }
  }

  var fixIts: [FixIt] {
    let others = ([old.range] + references).map { FixIt.Edit($0, new.value.rawValue) } + consumers
    let rename = FixIt("write `\(new.value)` in \(places)", .unsafe, others)
    let restore = FixIt("write `\(old.value)`", FixIt.Edit(new.range, old.value.rawValue))
    return (others.count <= FixIt.editLimit ? [rename, restore] : [restore])
      + (next.map { [FixIt("write id `\($0)`", FixIt.Edit(id.range, String($0)))] } ?? [])
  }
}
