import ContentDraft
import ContentIngest
import Diagnostics
import DuaLibrary
import UnicodeText

/// Reads a file as a consumer does, and reports what the consumer would lose or read as nil.
///
/// A row is decoded like Swift's `Decodable`: a required value that is missing or null, and any value of another type, make the row
/// unreadable. Keys that the consumer does not read are ignored.
struct ConsumerDecoder {
  let consumer: Consumer
  let table: Consumer.Table

  /// The number of known values that an unknown one is compared with.
  private static let suggestionLimit = 100

  func findings(in bytes: [UInt8], file: FileID) -> [Finding] {
    let tree = ContentIngest.jsonTree(bytes, file: file, limits: .bundle)
    guard let root = tree.root else { return tree.findings }
    guard case .array(let rows) = root.content else {
      return tree.findings + [unreadable("the file is not a list", at: start(of: root), loses: .file)]
    }
    return tree.findings + findings(in: rows)
  }

  func findings(in rows: [JSONTree]) -> [Finding] { rows.flatMap(findings) }

  private func findings(in row: JSONTree) -> [Finding] {
    guard case .object(let members) = row.content else {
      return [unreadable("this row is not an object", at: start(of: row))]
    }
    let values = Dictionary(
      members.map { ($0.key.value, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    let slug = table.fields.first { $0.key == "slug" }.flatMap { values[$0.name] }
    return table.fields.compactMap { field in
      guard let value = values[field.name], !isNull(value) else {
        return field.isRequired
          ? unreadable("this row has no `\(field.name)`", at: values[field.name]?.range ?? start(of: row))
          : nil
      }
      return finding(value, field, slug: slug)
    }
  }

  private func isNull(_ value: JSONTree) -> Bool {
    if case .null = value.content { true } else { false }
  }

  private func finding(_ value: JSONTree, _ field: Consumer.Field, slug: JSONTree?) -> Finding? {
    switch (field.type, ConsumerValue(value.content)) {
    case (.integer, .integer), (.boolean, .boolean): return nil
    case (.text, .text(let text)): return finding(text, field, at: value.range, slug: slug)
    default:
      return unreadable("the `\(field.name)` of this row is not \(field.type.phrase)", at: start(of: value))
    }
  }

  private func finding(
    _ text: String,
    _ field: Consumer.Field,
    at range: SourceRange,
    slug: JSONTree?
  ) -> Finding? {
    if !field.knows(text) {
      return field.readsUnknownAsNil
        ? ReadAsNil.unknown(
          text,
          field.name,
          consumer: consumer.name,
          values: field.values.prefix(Self.suggestionLimit),
          at: range
        )
        : unreadable("\(text.quoted()) is not a known `\(field.name)`", at: range)
    }
    let length = text.unicodeScalars.count
    if let longest = field.longest, length > longest {
      return TooLongForConsumer.finding(field.name, length, longest, consumer: consumer.name, at: range)
    }
    if let image = field.image, text.unicodeScalars.starts(with: image.prefix.unicodeScalars),
      case .string(let name)? = slug?.content, !(Slug(name).map(image.names.contains) ?? false)
    {
      return ReadAsNil.picture(name, consumer: consumer.name, at: range)
    }
    return nil
  }

  private func unreadable(_ problem: String, at range: SourceRange, loses loss: ConsumerLoss? = nil)
    -> Finding
  {
    UnreadableForConsumer.finding(problem, consumer: consumer.name, loses: loss ?? table.loses, at: range)
  }

  /// A string, or the first byte of another value, so that a finding does not mark a whole object.
  private func start(of tree: JSONTree) -> SourceRange {
    switch tree.content {
    case .object, .array:
      let start = tree.range.bytes.lowerBound
      return SourceRange(file: tree.range.file, start..<start + 1)
    default: return tree.range
    }
  }
}

extension Consumer {
  /// Throws if the program could not read a row of files in its form.
  func verify(_ form: [Artifact]) throws(OperationalFailure) {
    for table in tables {
      let path = "\(folder)/\(table.path)"
      guard let artifact = form.first(where: { $0.path == path }) else {
        throw OperationalFailure("`\(path)` was not written")
      }
      let decoder = ConsumerDecoder(consumer: self, table: table)
      let findings = decoder.findings(in: artifact.bytes, file: FileID(0))
      guard let first = findings.first(where: { $0.severity == .error }) else { continue }
      let text = SourceText(path: path, bytes: artifact.bytes)
      let line = first.range.map { ", line \(text.location(of: $0.bytes).line)" } ?? ""
      throw OperationalFailure(
        "`\(path)`\(line): \(first.message)",
        hint:
          "correct the content or `\(Self.sourceFolder)\(name).json`; `rizq check-consumer \(name) --plain` lists every value"
      )
    }
  }
}
