import Foundation
import TestSupport

/// The targets of Package.swift, parsed from its text, because the package manager cannot run within a test.
struct Manifest {
  struct Target {
    /// The kind of declaration, for example `executableTarget`.
    var kind: String
    var name: String
    /// The targets of this package on which it depends.
    var targets: Set<String>
    /// The products of other packages on which it depends, with their package.
    var products: [String: String]
    /// Its folder, relative to the root of the repository.
    var path: String

    var isTest: Bool { kind == "testTarget" }
    var isSystemLibrary: Bool { kind == "systemLibrary" }
  }

  /// A part of Package.swift that cannot be parsed.
  struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }

  let targets: [Target]

  init(_ text: String) throws {
    // A dependency on a target with a condition, which looks the same, is indented further.
    let declaration = #/(?m)^ {4}\.(target|executableTarget|testTarget|macro|systemLibrary)\(/#
    targets = try text.matches(of: declaration).map { match in
      try Target(
        kind: String(match.1),
        arguments: Self.balanced(text[match.range.lowerBound...], "(", ")")
      )
    }
  }

  static func read() throws -> Manifest {
    try Manifest(String(contentsOf: Repository.url("Package.swift"), encoding: .utf8))
  }

  /// The text between the first opening bracket and the one that closes it.
  fileprivate static func balanced(_ text: Substring, _ open: Character, _ close: Character) throws
    -> Substring
  {
    guard let start = text.firstIndex(of: open) else { throw Unreadable(description: "no \(open)") }
    var depth = 0
    for index in text[start...].indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return text[text.index(after: start)..<index] }
    }
    throw Unreadable(description: "no \(close) after \(text.prefix(40))")
  }
}

extension Manifest.Target {
  fileprivate init(kind: String, arguments: Substring) throws {
    guard let name = arguments.firstMatch(of: #/name: "([^"]+)"/#)?.1 else {
      throw Manifest.Unreadable(description: "a target without a name: \(arguments.prefix(60))")
    }
    var list = Substring()
    if let start = arguments.firstRange(of: "dependencies: [") {
      list = try Manifest.balanced(arguments[start.lowerBound...], "[", "]")
    }
    let product = #/\.product\(\s*name: "([^"]+)",\s*package: "([^"]+)"[^)]*\)/#
    self.kind = kind
    self.name = String(name)
    products = Dictionary(
      uniqueKeysWithValues: list.matches(of: product).map { (String($0.1), String($0.2)) }
    )
    let withoutComments = list.replacing(#/\/\/.*/#, with: "")
    targets = Set(
      withoutComments.replacing(product, with: "").matches(of: #/"([^"]+)"/#).map { String($0.1) }
    )
    let folder = kind == "testTarget" ? "Tests" : "Sources"
    path = arguments.firstMatch(of: #/path: "([^"]+)"/#).map { String($0.1) } ?? "\(folder)/\(name)"
  }
}
