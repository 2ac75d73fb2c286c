import ContentIngest
import Diagnostics
import DuaLibrary
import UnicodeText

/// Imports JSON whose keys the user maps to fields, however nested: an object with a text is a dua, and a title or category of an
/// object around it is its chapter. A key may be a path into objects within: `english.text`.
struct MappedJSONImporter: CollectionImporter {
  let options: ImportOptions

  func read(
    _ files: [ForeignFile],
    into collection: inout ImportedCollection,
    _ log: ImportLog
  ) throws(ImportUsageProblem) {
    try options.requireColumns("JSON", noun: "key")
    var keys = SeenKeys(options.columns)
    for file in files {
      guard let root = log.json(file) else {
        keys.areComplete = false
        continue
      }
      // The values that are still to be read, the next one last, each with its key and the chapter that it is in.
      var pending: [(value: JSONTree, key: Located<String>?, chapter: Located<String>?)] = [(root, nil, nil)]
      while let (value, key, chapter) = pending.popLast() {
        switch value.content {
        case .array(let elements): pending += elements.reversed().map { ($0, key, chapter) }
        case .object(let members):
          keys.add(members)
          let inner = readObject(members, of: value, chapter, into: &collection, log)
          pending += inner.members.reversed().map { ($0.value, $0.key, inner.chapter) }
        case .string, .number, .boolean:
          guard !value.isEmptyText else { continue }
          if let key {
            log.notImported("a value of the list", key.value.quoted(), at: key.range)
          } else {
            log.notImported("a value", "outside of all objects", at: value.range)
          }
        case .null, .unreadable: break
        }
      }
    }
    try keys.requireText()
  }

  /// Adds the dua that an object is, and returns the members that may have further duas.
  private func readObject(
    _ members: [JSONTree.Member],
    of object: JSONTree,
    _ chapter: Located<String>?,
    into collection: inout ImportedCollection,
    _ log: ImportLog
  ) -> (members: [JSONTree.Member], chapter: Located<String>?) {
    let record = MappedRecord(members, options.columns, log)
    let nested = members.filter(\.value.isNested)
    guard record.hasText else {
      record.reportListedTexts()
      // An object with nothing inside is not a chapter.
      let name = nested.isEmpty ? nil : record.name
      record.reportUnmapped(besides: name?.field)
      let used = name.map { [$0.field] } ?? []
      return (record.members(without: used).filter(\.value.isNested), name?.text ?? chapter)
    }
    var dua = ImportedDua(range: object.opening, options, log, record.text)
    if dua.category == nil { dua.category = chapter.map { .name(ExactText($0.value)) } }
    if dua.title.entries.isEmpty, let chapter {
      dua.title = [chapter.value.importedLanguage(default: options.language): chapter]
    }
    collection.duas.append(dua)
    record.reportUnmapped()
    return (record.members(without: TableField.allCases).filter(\.value.isNested), chapter)
  }
}

/// The keys of all objects, to find out whether the user misspelled that of the text.
private struct SeenKeys {
  /// Whether every file was read.
  var areComplete = true
  private let texts: [(field: TableField, key: String)]
  private var hasText = false
  /// The first ones, for a suggestion.
  private var names: Set<String> = []
  private static let limit = 256

  init(_ columns: [TableField: String]) {
    texts = TableField.texts.compactMap { field in columns[field].map { (field: field, key: $0) } }
  }

  mutating func add(_ members: [JSONTree.Member]) {
    guard !hasText else { return }
    hasText = texts.contains { members.value(at: $0.key) != nil }
    names.formUnion(members.lazy.map(\.key.value).prefix(max(0, Self.limit - names.count)))
  }

  /// Throws if objects were read, and none of them has the key of a text.
  func requireText() throws(ImportUsageProblem) {
    guard areComplete, !hasText, !names.isEmpty, let wanted = texts.first else { return }
    throw ImportUsageProblem(
      description: "no object has the key \(wanted.key.quoted()) for `\(wanted.field.rawValue)`"
        + (Suggestion.nearest(to: wanted.key, among: names).map { "; did you mean \($0.quoted())?" }
          ?? "; they have \(names.sorted().prefix(12).map { $0.quoted() }.joined(separator: ", "))")
    )
  }
}

/// The members of an object by the fields to which the user maps their keys.
private struct MappedRecord {
  private let members: [JSONTree.Member]
  private let columns: [TableField: String]
  private let log: ImportLog

  init(_ members: [JSONTree.Member], _ columns: [TableField: String], _ log: ImportLog) {
    (self.members, self.columns, self.log) = (members, columns, log)
  }

  /// Whether the object has one of the texts of a dua.
  var hasText: Bool {
    TableField.texts.contains { field in
      guard let value = value(field), case .string = value.content else { return false }
      return true
    }
  }

  /// What a chapter is called, and the field that says it.
  var name: (field: TableField, text: Located<String>)? {
    for field in [TableField.category, .title] {
      if let text = text(field) { return (field, text) }
    }
    return nil
  }

  private func value(_ field: TableField) -> JSONTree? {
    columns[field].flatMap { members.value(at: $0) }
  }

  /// The members without the values of some fields within them, to which the user maps paths.
  func members(without fields: [TableField]) -> [JSONTree.Member] {
    fields.compactMap { columns[$0] }.reduce(members) { $0.removing(pathInto: $1) }
  }

  /// The text or number of a field; nil if there is none, and, after a report, if it is something else.
  func text(_ field: TableField) -> Located<String>? {
    guard let value = value(field) else { return nil }
    switch value.content {
    case .string(let text), .number(let text):
      // An empty text is the only way of some collections to say that there is none.
      return text.isEmpty ? nil : log.text(Located(text, at: value.range), "the \(field.rawValue)")
    case .null, .unreadable: return nil
    case .object, .array, .boolean:
      if hasText {
        log.report(
          WrongShape.finding("`\(columns[field] ?? "")`", expected: "a text", value.content, at: value.range)
        )
      }
      return nil
    }
  }

  /// Reports the values of a dua to which no field is mapped.
  func reportUnmapped() {
    for member in members where member.value.isValue {
      if columns.values.contains(where: { $0.hasSameScalars(as: member.key.value) }) { continue }
      log.notImported("the key", member.key.value.quoted(), at: member.key.range)
    }
  }

  /// Reports the values of an object without a text.
  ///
  /// - Parameter field: The one that is the name of a chapter.
  func reportUnmapped(besides field: TableField?) {
    let used = field.flatMap { columns[$0] }
    for member in members where member.value.isValue {
      if let used, used.hasSameScalars(as: member.key.value) { continue }
      log.notImported("of objects without a text, the key", member.key.value.quoted(), at: member.key.range)
    }
  }

  /// Reports the texts of a dua that are lists of texts, such as the lines of a poem.
  func reportListedTexts() {
    for field in TableField.texts {
      guard let value = value(field), case .array(let elements) = value.content,
        elements.contains(where: { if case .string = $0.content { true } else { false } })
      else { continue }
      log.report(
        WrongShape.finding("`\(columns[field] ?? "")`", expected: "a text", value.content, at: value.range)
      )
    }
  }
}

extension [JSONTree.Member] {
  /// The value of a key or, if there is none, that at a path of keys of nested objects, separated by dots.
  fileprivate func value(at path: String) -> JSONTree? {
    if let index = index(ofKey: path) { return self[index].value }
    return object(on: path).flatMap { $0.members.value(at: $0.rest) }
  }

  /// Without the value under a path into an object of theirs, which may then be empty.
  fileprivate func removing(pathInto path: String) -> [JSONTree.Member] {
    guard index(ofKey: path) == nil, let (index, members, rest) = object(on: path) else { return self }
    var result = self
    let inner =
      members.index(ofKey: rest).map { found in
        members.enumerated().filter { $0.offset != found }.map(\.element)
      } ?? members.removing(pathInto: rest)
    result[index].value.content = .object(inner)
    return result
  }

  /// The first object on a path, and the path within it.
  private func object(on path: String) -> (index: Int, members: [JSONTree.Member], rest: String)? {
    let scalars = path.unicodeScalars
    guard let dot = scalars.firstIndex(of: "."), let index = index(ofKey: String(scalars[..<dot])),
      case .object(let members) = self[index].value.content
    else { return nil }
    return (index, members, String(scalars[scalars.index(after: dot)...]))
  }

  private func index(ofKey key: String) -> Int? { firstIndex { $0.key.value.hasSameScalars(as: key) } }
}

extension JSONTree {
  /// Whether the value is a text, unless it is empty, a number, or `true` or `false`.
  fileprivate var isValue: Bool {
    switch content {
    case .string, .number, .boolean: !isEmptyText
    case .object, .array, .null, .unreadable: false
    }
  }

  fileprivate var isEmptyText: Bool { if case .string(let text) = content { text.isEmpty } else { false } }

  /// Whether the value may contain objects.
  fileprivate var isNested: Bool {
    switch content {
    case .object, .array: true
    case .string, .number, .boolean, .null, .unreadable: false
    }
  }

  /// The opening brace, so that a finding does not mark the whole object.
  fileprivate var opening: SourceRange {
    SourceRange(file: range.file, range.bytes.lowerBound..<range.bytes.lowerBound + 1)
  }
}
