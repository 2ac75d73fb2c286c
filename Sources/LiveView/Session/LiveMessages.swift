import Foundation

/// What the script in the page sends.
package enum LiveRequest: Equatable {
  /// The first message of a connection. `sequence` is the number of the operations that the page had last, and `location` is its
  /// address from the first slash.
  case hello(token: String, session: String, sequence: Int, location: String)
  /// An event of an element. Events are numbered from 1.
  case event(number: Int, handler: Int, name: String, value: String)
  /// The user has gone back or forward to another address.
  case open(number: Int, location: String)
  /// The page needs a full render.
  case full

  /// The longest value of a field, in bytes of UTF-8. An event with a longer one is ignored, so that no text is ever cut.
  package static let maximumValueCount = 64 * 1024
  /// The largest message, in bytes: a value of which every character is escaped, and the rest.
  package static let maximumMessageCount = 6 * maximumValueCount + 4096

  /// Reads a message; nil if it is not one.
  package init?(_ message: some Collection<UInt8>) {
    guard message.count <= Self.maximumMessageCount,
      let array = try? JSONDecoder().decode(Elements.self, from: Data(message))
    else { return nil }
    switch (array.texts, array.numbers) {
    case (["full"], []): self = .full
    case (let texts, let numbers) where texts.count == 4 && texts[0] == "hello" && numbers.count == 1:
      self = .hello(token: texts[1], session: texts[2], sequence: numbers[0], location: texts[3])
    case (let texts, let numbers) where texts.count == 2 && texts[0] == "open" && numbers.count == 1:
      self = .open(number: numbers[0], location: texts[1])
    case (let texts, let numbers) where texts.count == 2 && numbers.count == 2:
      self = .event(number: numbers[0], handler: numbers[1], name: texts[0], value: texts[1])
    default: return nil
    }
  }

  /// The elements of an array, texts and numbers apart. Their order among each other means nothing.
  private struct Elements: Decodable {
    var texts: [String] = []
    var numbers: [Int] = []

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        if let number = try? container.decode(Int.self) {
          numbers.append(number)
        } else {
          texts.append(try container.decode(String.self))
        }
      }
    }
  }
}

/// What the script in the page is sent.
///
/// `[SEQUENCE,EVENT]` answers an event that has changed nothing, `[SEQUENCE,EVENT,OPERATIONS]` changes the page, and
/// `[SEQUENCE,EVENT,OPERATIONS,NODES]` first replaces its content. EVENT is the number of the last event that has been handled.
enum LiveResponse {
  static func bytes(
    sequence: Int,
    event: Int,
    operations: [LiveOperation]? = nil,
    nodes: [LiveMarkup]? = nil
  ) -> [UInt8] {
    var bytes = Array("[\(sequence),\(event)".utf8)
    if let operations { append(operations, to: &bytes) { $0.append(to: &$1) } }
    if let nodes { append(nodes, to: &bytes) { $0.append(to: &$1) } }
    bytes.append(UInt8(ascii: "]"))
    return bytes
  }

  private static func append<Part>(
    _ parts: [Part],
    to bytes: inout [UInt8],
    _ appendPart: (Part, inout [UInt8]) -> Void
  ) {
    bytes += ",[".utf8
    for (index, part) in parts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      appendPart(part, &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }
}

/// The size of messages, for measurements.
package enum LiveMeasures {
  /// The number of bytes that are sent for these operations.
  package static func byteCount(_ operations: [LiveOperation]) -> Int {
    LiveResponse.bytes(sequence: 1000, event: 1000, operations: operations).count
  }
}
