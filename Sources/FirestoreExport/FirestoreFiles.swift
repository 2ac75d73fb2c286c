import UnicodeText

/// A file of an export.
public struct FirestoreFile: Equatable, Sendable {
  /// Relative to the folder of the export.
  public let path: String
  /// The contents.
  public let bytes: [UInt8]
}

/// Documents as the files of an export.
public enum FirestoreFiles {
  /// The documents in a commit: the request-time transform of each counted as a further write of the 500 that a commit could have,
  /// and client libraries still count so.
  static let documentsInCommit = 250
  /// The size of a body, in bytes. Firestore takes 10 MiB.
  static let bodyBytes = 8 << 20

  /// The documents, one a line; the bodies of the commits that write them; the indexes that the app's queries need.
  public static func files(of documents: [FirestoreDocument]) -> [FirestoreFile] {
    let bodies = commits(of: documents)
    let digits = max(4, String(bodies.count).utf8.count)
    return [FirestoreFile(path: "documents.ndjson", bytes: lines(of: documents))]
      + bodies.enumerated().map { index, body in
        FirestoreFile(path: "commits/\(String(index + 1, paddedTo: digits)).json", bytes: body)
      } + [FirestoreFile(path: "firestore.indexes.json", bytes: Array(indexes.utf8))]
  }

  /// The documents, one a line.
  static func lines(of documents: [FirestoreDocument]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(documents.reduce(0) { $0 + $1.json.count + 1 })
    for document in documents {
      bytes += document.json
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// The bodies of `documents:commit` requests, to be sent in their order. Each write has the mask of its collection, so that it
  /// creates a document or changes only the fields that an export knows, and sets `updatedAt`. None deletes a document.
  static func commits(of documents: [FirestoreDocument]) -> [[UInt8]] {
    let tails = Dictionary(uniqueKeysWithValues: FirestoreCollection.allCases.map { ($0, tail(of: $0)) })
    var bodies: [[UInt8]] = []
    var body: [UInt8] = []
    var count = 0
    func finish() {
      guard count > 0 else { return }
      body += "\n]}\n".utf8
      bodies.append(body)
      body = []
      count = 0
    }
    for document in documents {
      let tail = tails[document.collection] ?? []
      if count == documentsInCommit || body.count + document.json.count + tail.count > bodyBytes { finish() }
      body += (count == 0 ? "{\"writes\":[\n" : ",\n").utf8
      body += "{\"update\":".utf8
      body += document.json
      body += tail
      count += 1
    }
    finish()
    return bodies
  }

  /// The rest of a write after its document.
  private static func tail(of collection: FirestoreCollection) -> [UInt8] {
    let fields = collection.fields.map { "\"\($0)\"" }.joined(separator: ",")
    return Array(
      """
      ,"updateMask":{"fieldPaths":[\(fields)]},\
      "updateTransforms":[{"fieldPath":"updatedAt","setToServerValue":"REQUEST_TIME"}]}
      """.utf8
    )
  }

  /// The composite indexes of the app's queries, as the command line of Firebase reads them.
  private static var indexes: String {
    let pairs = [
      ("duas", "categoryId", "id"), ("journeys", "isFeatured", "sortOrder"),
      ("journey_duas", "journeyId", "sortOrder"),
    ]
    func field(_ name: String) -> JSONValue {
      .object([("fieldPath", .string(name)), ("order", .string("ASCENDING"))])
    }
    let indexes = pairs.map { collection, first, second in
      JSONValue.object([
        ("collectionGroup", .string(collection)), ("queryScope", .string("COLLECTION")),
        ("fields", .array([field(first), field(second)])),
      ])
    }
    let value = JSONValue.object([("indexes", .array(indexes)), ("fieldOverrides", .array([]))])
    return String(decoding: value.formatted(), as: UTF8.self) + "\n"
  }
}
