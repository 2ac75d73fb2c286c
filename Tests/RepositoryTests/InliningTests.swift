import Foundation
import TestSupport
import Testing

/// What is to be inlined in other modules can be.
struct InliningTests {
  /// Swift gives other modules the bodies of the `@inlinable` members of a type only if the type is public or `@usableFromInline`:
  /// those of any other `package` type are called, and generic ones are not even specialized. It does not warn.
  @Test func `Types of the package with inlinable members are usable from inlined code`() throws {
    var inlinable: [String: String] = [:]
    var hidden: Set<String> = []
    for file in try Repository.swiftFiles(in: "Sources") {
      var type = ""
      var attributes = ""
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let declared = line.firstMatch(of: #/^(.*?)\b(?:struct|enum|class|protocol|extension) (\w+)/#),
          !line.hasPrefix(" "), !line.hasPrefix("/")
        {
          type = String(declared.2)
          if declared.1.contains("package"), !(attributes + declared.1).contains("@usableFromInline") {
            hidden.insert(type)
          }
        }
        if line.contains("@inlinable"), line.hasPrefix(" ") { inlinable[type] = file.lastPathComponent }
        attributes = line.hasPrefix("@") ? attributes + line : ""
      }
    }
    #expect(inlinable["ProcliticSegmenter"] != nil, "no source was read")
    #expect(inlinable.filter { hidden.contains($0.key) } == [:])
  }
}
