import Foundation

/// Which page a browser asks for.
public struct PreviewRequest: Sendable, Equatable {
  /// The parts of the path, decoded: `/dua/x` has two, `/` has none.
  public let path: [String]
  /// The parameters of the query, decoded, in order.
  public let query: [(name: String, value: String)]
  /// The path and the query as the browser has sent them.
  public let location: String

  /// The first parameter of that name.
  public func parameter(_ name: String) -> String? { query.first { $0.name == name }?.value }

  public static func == (first: Self, second: Self) -> Bool { first.location == second.location }
}

extension PreviewRequest {
  /// Reads the target of a request, from its first slash; nil if it is not a path that can be decoded.
  public init?(target: String) {
    guard target.utf8.first == UInt8(ascii: "/"), target.utf8.count <= Self.maximumTargetCount else {
      return nil
    }
    // By bytes: a combining mark after a separator would hide it.
    let parts = target.utf8.split(
      separator: UInt8(ascii: "?"),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    var path: [String] = []
    for segment in parts[0].split(separator: UInt8(ascii: "/")) {
      // Browsers resolve these before they ask.
      guard let text = Substring(segment).removingPercentEncoding, text != ".", text != ".." else {
        return nil
      }
      path.append(text)
    }
    var query: [(name: String, value: String)] = []
    for parameter in parts.dropFirst().first?.split(separator: UInt8(ascii: "&")) ?? [] {
      let end = parameter.firstIndex(of: UInt8(ascii: "=")) ?? parameter.endIndex
      guard let name = Self.decoded(parameter[..<end]),
        let value = Self.decoded(parameter[end...].dropFirst())
      else { return nil }
      query.append((name, value))
    }
    self.init(path: path, query: query, location: target)
  }

  private static let maximumTargetCount = 8192

  /// A name or value of a query: a plus sign is a space, as forms write it.
  private static func decoded(_ text: Substring.UTF8View) -> String? {
    let bytes = text.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
    return String(decoding: bytes, as: UTF8.self).removingPercentEncoding
  }
}
