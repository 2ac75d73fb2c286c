import ContentDraft
import DuaLibrary
import UnicodeText

/// A program outside of this project, and what it reads: a checked file of `consumers/`.
public struct Consumer: Equatable, Sendable {
  /// The name of its file without the extension.
  public let name: String
  /// The files of rows that it reads.
  let tables: [Table]

  /// A file of rows.
  struct Table: Equatable, Sendable {
    /// The file of the bundle from which the rows come.
    let rows: BundleFile
    /// The path of the program's file in its folder.
    let path: String
    /// What the program does not read if it cannot read a row.
    let loses: ConsumerLoss
    /// Whether an absent value is written as null.
    let writesNull: Bool
    /// Sorted by the bytes of their names.
    let fields: [Field]
  }

  /// A value of a row.
  struct Field: Equatable, Sendable {
    /// The program's key.
    let name: String
    /// The bundle's key.
    let key: String
    let type: PlainType
    let isRequired: Bool
    /// The greatest length of a text, in scalars.
    let longest: Int?
    /// The only values that the program knows; empty if it takes any.
    let values: [String]
    /// The values, as UTF-8.
    let known: Set<[UInt8]>
    /// Whether the program reads nil instead of an unknown value.
    let readsUnknownAsNil: Bool
    /// The program's values for those of the library, which are keys as UTF-8.
    let map: [[UInt8]: String]
    /// The values of the library that the program gets no value for, as UTF-8.
    let omit: Set<[UInt8]>
    let fallback: String?
    let image: Image?
  }

  /// The pictures that the program has.
  struct Image: Equatable, Sendable {
    let prefix: String
    let suffix: String
    let names: Set<Slug>
  }

  /// The folder of the content that describes consumers.
  static let sourceFolder = "consumers/"

  /// The folder in a bundle of the files in the program's form.
  var folder: String { "consumers/\(name)" }
}

extension Consumer {
  /// The consumers with these names, in the order of the names.
  ///
  /// Throws if one does not exist or is incomplete.
  static func named(_ names: [String], in draft: LibraryDraft) throws(OperationalFailure) -> [Consumer] {
    var consumers: [Consumer] = []
    for name in names where !consumers.contains(where: { $0.name == name }) {
      guard let fragment = draft.consumers.first(where: { $0.name.hasSameScalars(as: name) }) else {
        let known = draft.consumers.map(\.name)
        let suggestion = Suggestion.phrase(for: name, among: known)
        let list =
          known.isEmpty
          ? "describe it in `consumers/`"
          : "`consumers/` describes \(known.map { "`\($0)`" }.joined(separator: ", "))"
        throw OperationalFailure(
          "no consumer is called \(name.quoted())\(suggestion)",
          hint: suggestion.isEmpty ? list : nil
        )
      }
      guard let consumer = Consumer(fragment) else {
        throw OperationalFailure(
          "`consumers/\(name).json` is incomplete",
          hint: "run `rizq validate`"
        )
      }
      consumers.append(consumer)
    }
    return consumers
  }

  /// Nil if a part is missing or cannot be read.
  init?(_ fragment: ConsumerFragment) {
    let tables = fragment.tables.compactMap(Table.init)
    guard Slug(fragment.name) != nil, !tables.isEmpty, tables.count == fragment.tables.count,
      Set(tables.map(\.path)).count == tables.count
    else { return nil }
    self.init(name: fragment.name, tables: tables)
  }
}

extension Consumer.Table {
  fileprivate init?(_ fragment: ConsumerTableFragment) {
    let fields = fragment.fields.compactMap(Consumer.Field.init)
    guard let rows = fragment.rows.value, !fields.isEmpty, fields.count == fragment.fields.count,
      Set(fields.map(\.name)).count == fields.count, fragment.file.isMissing || fragment.file.value != nil
    else { return nil }
    self.init(
      rows: rows,
      path: fragment.file.value?.rawValue ?? rows.path,
      loses: fragment.loses.value ?? .file,
      writesNull: fragment.null.value ?? false,
      fields: fields.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    )
  }
}

extension Consumer.Field {
  fileprivate init?(_ fragment: ConsumerFieldFragment) {
    guard let name = fragment.name.value, let type = fragment.type.value,
      fragment.from.isMissing || fragment.from.value != nil
    else { return nil }
    var image: Consumer.Image?
    if let fragment = fragment.image {
      guard let prefix = fragment.prefix.value else { return nil }
      image = Consumer.Image(
        prefix: prefix,
        suffix: fragment.suffix.value ?? "",
        names: Set(fragment.names.map(\.value))
      )
    }
    self.init(
      name: name,
      key: fragment.from.value ?? name,
      type: type,
      isRequired: fragment.required.value ?? false,
      longest: fragment.longest.value,
      values: fragment.values.map(\.value),
      known: Set(fragment.values.map { Array($0.value.utf8) }),
      readsUnknownAsNil: fragment.unknown.value == .absent,
      map: Dictionary(
        fragment.map.compactMap { mapping in
          mapping.target.value.map { (Array(mapping.source.value.utf8), $0) }
        },
        uniquingKeysWith: { first, _ in first }
      ),
      omit: Set(fragment.omit.map { Array($0.value.utf8) }),
      fallback: fragment.fallback.value,
      image: image
    )
  }

  /// Whether the program knows a text.
  func knows(_ text: String) -> Bool { known.isEmpty || known.contains(Array(text.utf8)) }

  /// The program's value for a text of the library; nil if it gets none.
  func mapped(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    return omit.contains(bytes) ? nil : map[bytes] ?? text
  }
}
