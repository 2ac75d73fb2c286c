import Foundation
import Testing

import enum TestSupport.Repository

/// Every action of every feature is sent or received in an exhaustive test.
struct ActionCoverageTests {
  /// The texts between a bracket at the end of `opening` and the one that closes it.
  private func bodies(after opening: Regex<Substring>, _ brackets: (UInt8, UInt8), in text: String)
    -> [Substring]
  {
    let bytes = text.utf8
    return text.ranges(of: opening).map { range in
      var depth = 1
      let end = bytes[range.upperBound...].indices.first { index in
        depth += bytes[index] == brackets.0 ? 1 : bytes[index] == brackets.1 ? -1 : 0
        return depth == 0
      }
      return text[range.upperBound..<(end ?? text.endIndex)]
    }
  }

  private func swiftFiles(in folder: String) throws -> [(path: String, text: String)] {
    let folder = Repository.root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }

  /// The names of the cases of the enums in which features have their actions.
  private func actions(in text: String) -> [String] {
    bodies(after: /enum (?:Action|View|Delegate|Dialog|Alert|Removal)\b[^{\n]*\{/, (0x7B, 0x7D), in: text)
      .flatMap { body in
        body.split(separator: "\n").flatMap { line -> [String] in
          guard let cases = line.firstMatch(of: /^ *case (.*)$/)?.1 else { return [] }
          // Without the associated values, which may be nested.
          var depth = 0
          let names = cases.filter { character in
            if character == "(" { depth += 1 }
            defer { if character == ")" { depth -= 1 } }
            return depth == 0
          }
          return names.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        }
      }
  }

  /// The names after dots in what exhaustive tests send and receive.
  private func names(in text: String) -> Set<String> {
    let tests = text.components(separatedBy: "@Test")
    // Of a file or of a test.
    let isOff = text.contains(": Exhaustivity = .off")
    let exhaustive = tests.filter {
      isOff ? $0.contains("exhaustivity: .on)") : !$0.contains("exhaustivity = .off")
    }
    .joined()
    return bodies(after: /\.(?:send|receive)\(/, (0x28, 0x29), in: exhaustive)
      .reduce(into: []) { names, call in
        for match in call.matches(of: /\.(\w+)/) { names.insert(String(match.1)) }
      }
  }

  @Test func everyActionIsTested() throws {
    let tests = try swiftFiles(in: "Tests/RizqFeaturesTests").map {
      (folder: $0.path.split(separator: "/").first, names: names(in: $0.text))
    }
    var count = 0
    for file in try swiftFiles(in: "Sources/RizqFeatures") {
      let folder = file.path.split(separator: "/").first
      // A form is tested with what it is a part of.
      let own = tests.filter { $0.folder == folder || folder == "Forms" }
      let tested = own.reduce(into: Set<String>()) { $0.formUnion($1.names) }
      for action in actions(in: file.text) {
        count += 1
        #expect(tested.contains(action), "\(file.path) has the action \(action)")
      }
    }
    #expect(count > 100)
  }
}
