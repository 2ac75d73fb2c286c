import DuaLibrary
import UnicodeText

/// Compares the entities of two libraries.
struct LibraryComparison {
  let old: Library
  let new: Library

  var entities: [EntityChange] {
    declaration
      + changes(.category, old.categories, new.categories, id: \.id.rawValue, slug: \.slug, name: \.name) {
        names($0.name, $1.name, $0.description, $1.description)
          + [FieldChange("emoji", $0.emoji, $1.emoji)]
      }
      + changes(
        .collection,
        old.collections,
        new.collections,
        id: \.id.rawValue,
        slug: \.slug,
        name: \.name
      ) {
        names($0.name, $1.name, $0.description, $1.description)
          + [FieldChange("premium", "\($0.isPremium)", "\($1.isPremium)")]
      }
      + changes(.work, old.works, new.works, id: nil, slug: \.slug, name: \.name) {
        names($0.name, $1.name, [:], [:]) + [
          FieldChange("aliases", list($0.aliases), list($1.aliases)),
          FieldChange("numbering", $0.numbering, $1.numbering),
          FieldChange("highest", "\($0.highest)", "\($1.highest)"),
        ]
      }
      + changes(.dua, old.duas, new.duas, id: \.id.rawValue, slug: \.slug, name: \.title, fields)
      + changes(.journey, old.journeys, new.journeys, id: \.id.rawValue, slug: \.slug, name: \.name, fields)
  }

  private var declaration: [EntityChange] {
    let fields = [
      FieldChange("name", old.name, new.name), FieldChange("version", old.version, new.version),
      FieldChange("licence", old.licence, new.licence),
      FieldChange("default-language", old.defaultLanguage.rawValue, new.defaultLanguage.rawValue),
    ].compactMap(\.self)
    guard !fields.isEmpty else { return [] }
    return [EntityChange(kind: .library, event: .changed, id: nil, slug: "", title: new.name, fields: fields)]
  }

  /// The changes of one kind of entities, which are the same if their ids are, or their slugs where they have no ids.
  private func changes<Entity: Equatable & Identifiable>(
    _ kind: EntityKind,
    _ olds: [Entity],
    _ news: [Entity],
    id: ((Entity) -> Int)?,
    slug: (Entity) -> Slug,
    name: (Entity) -> LocalizedText,
    _ fields: (Entity, Entity) -> [FieldChange?]
  ) -> [EntityChange] where Entity.ID: Comparable {
    func change(_ event: EntityChange.Event, _ entity: Entity, _ library: Library) -> EntityChange {
      EntityChange(
        kind: kind,
        event: event,
        id: id?(entity),
        slug: slug(entity).rawValue,
        title: name(entity)[library.defaultLanguage]
      )
    }
    var changes: [EntityChange] = []
    var (i, j) = (0, 0)
    // Both are sorted by their ids.
    while i < olds.count || j < news.count {
      if j == news.count || i < olds.count && olds[i].id < news[j].id {
        changes.append(change(.removed, olds[i], old))
        i += 1
      } else if i == olds.count || news[j].id < olds[i].id {
        changes.append(change(.added, news[j], new))
        j += 1
      } else {
        let (before, after) = (olds[i], news[j])
        (i, j) = (i + 1, j + 1)
        if before == after { continue }
        var changed = change(.changed, after, new)
        changed.fields =
          [FieldChange("slug", slug(before).rawValue, slug(after).rawValue)].compactMap(\.self)
          + fields(before, after).compactMap(\.self)
        if !changed.fields.isEmpty { changes.append(changed) }
      }
    }
    return changes
  }

  /// The changes of a text in all languages.
  func texts(_ name: String, _ old: LocalizedText, _ new: LocalizedText) -> [FieldChange?] {
    Set(old.languages + new.languages).sorted().map { language in
      FieldChange(text: "\(name).\(language)", old[language], new[language])
    }
  }

  func names(
    _ old: LocalizedText,
    _ new: LocalizedText,
    _ oldDescription: LocalizedText,
    _ newDescription: LocalizedText
  ) -> [FieldChange?] {
    texts("name", old, new) + texts("description", oldDescription, newDescription)
  }

  func list(_ items: [String]) -> String? { items.isEmpty ? nil : items.joined(separator: ", ") }
}
