import ContentImport
import ContentIngest
import Diagnostics

/// The documents of `rizq export firestore`, as the rows that an app reads. Their ranges are those of the file.
struct FirestoreDocuments {
  /// The file of the export.
  static let path = "documents.ndjson"
  /// The greatest size of the file, in bytes.
  static let fileBytes = ForeignFormat.firestore.fileBytes

  /// Why the file cannot be read to its end.
  let findings: [Finding]
  private let rows: [String: [JSONTree]]

  /// - Parameter text: The same file.
  init(_ bytes: [UInt8], _ text: SourceText) throws(OperationalFailure) {
    var limits = ContentIngest.Limits.bundle
    limits.fileBytes = Self.fileBytes
    let trees = ContentIngest.jsonTrees(bytes, file: FileID(0), limits: limits)
    findings = trees.findings
    var rows: [String: [JSONTree]] = [:]
    for tree in trees.root ?? [] {
      guard let (collection, row) = Self.row(tree) else {
        throw OperationalFailure(
          "line \(text.location(of: tree.range.bytes).line) of `\(Self.path)` is not a document of Firestore",
          hint: "write the folder with `rizq export firestore` again"
        )
      }
      rows[collection, default: []].append(row)
    }
    self.rows = rows
  }

  /// The rows of a collection, in the order of the file.
  func rows(of collection: String) -> [JSONTree] { rows[collection] ?? [] }

  /// The collection of a document and its fields; nil if the value is not a document.
  private static func row(_ document: JSONTree) -> (collection: String, row: JSONTree)? {
    guard case .string(let name)? = document["name"]?.content,
      let collection = name.split(separator: "/").dropLast().last,
      let fields = document["fields"], case .object(let members) = fields.content
    else { return nil }
    let values = members.map { JSONTree.Member(key: $0.key, value: plain($0.value)) }
    return (String(collection), JSONTree(content: .object(values), range: document.range))
  }

  /// A value without its type. Maps and lists stay as they are, because no consumer reads them.
  private static func plain(_ value: JSONTree) -> JSONTree {
    if case .string(let digits)? = value["integerValue"]?.content {
      return JSONTree(content: .number(digits), range: value.range)
    }
    return value["stringValue"] ?? value["booleanValue"] ?? value["nullValue"] ?? value
  }
}

extension JSONTree {
  /// The value of a member; nil if there is none, or this is not an object.
  fileprivate subscript(key: String) -> JSONTree? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key.value == key }?.value
  }
}
