import Diagnostics
import UnicodeText

/// Writes locations as SARIF does.
struct SARIFLocations {
  /// The content root relative to the repository.
  let pathPrefix: String

  /// A location; with the cell of a database instead of a region in a text.
  ///
  /// - Parameters:
  ///   - id: The number by which the message of the result refers to it.
  ///   - message: What is at the location.
  func location(_ location: SourceLocation, id: Int? = nil, message: String? = nil) -> JSONValue {
    .sortedObject([
      "id": id.map(JSONValue.integer),
      "message": message.map(SARIFText.message),
      "physicalLocation": .sortedObject([
        "artifactLocation": artifact(location.path),
        "region": location.cell == nil ? region(location) : nil,
      ]),
      "logicalLocations": location.cell.map { cell in
        .array([.sortedObject(["fullyQualifiedName": .string(cell.phrase)])])
      },
    ])
  }

  /// A file as a whole.
  func location(ofFile path: String) -> JSONValue {
    .sortedObject(["physicalLocation": .sortedObject(["artifactLocation": artifact(path)])])
  }

  /// The range in lines and columns, and in bytes.
  func region(_ location: SourceLocation) -> JSONValue {
    .sortedObject([
      "startLine": .integer(location.line),
      "startColumn": .integer(location.column),
      "endLine": .integer(location.endLine),
      "endColumn": .integer(location.endColumn),
      "byteOffset": .integer(location.bytes.lowerBound),
      "byteLength": .integer(location.bytes.count),
    ])
  }

  /// A file by its URI: relative, unless the content root is named by an absolute path.
  func artifact(_ path: String) -> JSONValue {
    let segments = (pathPrefix + "/" + path).utf8.split(separator: UInt8(ascii: "/"))
      .filter { !$0.elementsEqual(".".utf8) }
    let uri = segments.map(Self.encoded).joined(separator: "/")
    return .sortedObject(["uri": .string(pathPrefix.utf8.first == UInt8(ascii: "/") ? "file:///" + uri : uri)]
    )
  }

  /// A segment of a path with everything percent-encoded that is not an unreserved character of RFC 3986.
  private static func encoded(_ segment: Substring.UTF8View) -> String {
    segment.reduce(into: "") { text, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text += "%" + String(byte, paddedTo: 2, radix: 16, uppercase: true)
      }
    }
  }
}
