import UnicodeText

/// A Firestore database.
public struct FirestoreDatabase: Equatable, Sendable {
  /// The id of the Google Cloud project.
  public let project: String
  /// The id of the database in the project.
  public let database: String

  /// The id of the database that every project has.
  public static let defaultID = "(default)"

  /// Returns nil if an id has a character that no id can have.
  public init?(project: String, database: String = defaultID) {
    guard Self.isID(project), database == Self.defaultID || Self.isID(database) else { return nil }
    (self.project, self.database) = (project, database)
  }

  /// The name before that of every document.
  var documents: String { "projects/\(project)/databases/\(database)/documents" }

  /// Lowercase letters, digits and hyphens; projects of a domain also have a dot and a colon.
  private static func isID(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 63
      && text.unicodeScalars.allSatisfy {
        "a"..."z" ~= $0 || $0.isASCIIDigit || "-.:".unicodeScalars.contains($0)
      }
  }
}

/// A collection of documents.
public enum FirestoreCollection: String, CaseIterable, Sendable {
  case categories, collections, works, duas, journeys
  case journeyDuas = "journey_duas"
  /// One document, `info`, about the library as a whole.
  case library
}

/// A document as Firestore's REST interface writes it.
public struct FirestoreDocument: Equatable, Sendable {
  /// The collection that contains it.
  public let collection: FirestoreCollection
  /// The id in its collection: `8`, or `3_8` for a step of a journey.
  public let id: String
  /// The object with `name` and `fields`, without a line end.
  public let json: [UInt8]
  /// What Firestore counts as the size of the document, in bytes.
  let size: Int
}

/// A document that Firestore does not take.
public struct DocumentTooLarge: Error, Equatable, Sendable, CustomStringConvertible {
  /// The collection and the id of the document.
  public let path: String
  /// What Firestore counts as the size of the document, in bytes.
  public let size: Int

  /// The largest size of a document, by Firestore's documentation of its limits.
  public static let limit = 1_048_576

  public var description: String {
    "the document `\(path)` has \(size) bytes, and Firestore takes at most \(Self.limit); shorten its texts"
  }
}
