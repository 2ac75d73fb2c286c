import ContentDraft
import Diagnostics
import DuaLibrary

/// A table of a consumer, for the rules about consumers.
struct ConsumerTable {
  let consumer: ConsumerFragment
  let table: ConsumerTableFragment

  /// The fields that can be compared with the keys of the bundle, with the key that each is read from.
  var bundleFields: [(field: ConsumerFieldFragment, key: Located<String>, known: PlainKey?)] {
    guard let rows = table.rows.value else { return [] }
    let keys = Dictionary(rows.plainKeys.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return table.fields.compactMap { field in
      guard let key = field.from.isMissing ? field.name.located : field.from.located else { return nil }
      return (field, key, keys[key.value])
    }
  }

  /// The kind of the entities that the rows are; nil for rows of other kinds.
  var kind: EntityKind? {
    switch table.rows.value {
    case .duas: .dua
    case .journeys: .journey
    case .categories: .category
    case .collections: .collection
    case .journeyDuas, .works, nil: nil
    }
  }

  /// The field with the slugs of categories or collections, if the program knows only some of them: rows with other slugs are
  /// merged into those, or omitted.
  var closedSlugs: (kind: EntityKind, field: ConsumerFieldFragment)? {
    let kind: EntityKind
    switch table.rows.value {
    case .categories: kind = .category
    case .collections: kind = .collection
    default: return nil
    }
    let field = bundleFields.first { $0.key.value == "slug" && !$0.field.values.isEmpty }
    return field.map { (kind, $0.field) }
  }
}

extension IndexedDraft {
  /// The tables of all consumers, in the order of the files.
  var consumerTables: [ConsumerTable] {
    consumers.flatMap { consumer in
      consumer.tables.map { ConsumerTable(consumer: consumer, table: $0) }
    }
  }
}
