import Foundation
import TestSupport
import Testing

/// ARCHITECTURE.md describes the targets correctly.
struct TargetTests {
  private let manifest: Manifest

  init() throws { manifest = try Manifest.read() }

  /// The rows of the table of targets: the target of the first column, the names of the last.
  private func table() throws -> [(target: String, imports: Set<String>)] {
    let page = try String(contentsOf: Repository.url("ARCHITECTURE.md"), encoding: .utf8)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let header = try #require(lines.firstIndex { $0.hasPrefix("| target |") })
    // The header is followed by a row of dashes.
    return try lines[(header + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let target = try #require(cells.first?.wholeMatch(of: #/`([^`]+)`/#)?.1, "one target a row: \(line)")
      let imports = try #require(cells.last).split(separator: ", ").map(String.init).filter { $0 != "–" }
      return (String(target), Set(imports))
    }
  }

  @Test func `Package.swift declares targets that can be read`() throws {
    #expect(manifest.targets.count > 20)
    #expect(Set(manifest.targets.map(\.name)).count == manifest.targets.count)
    for target in manifest.targets {
      let path = Repository.url(target.path).path
      #expect(FileManager.default.fileExists(atPath: path), "\(target.name): \(target.path)")
    }
  }

  @Test func `Every target is in the table once, with its dependencies`() throws {
    let rows = try table()
    let described = manifest.targets.filter { !$0.isTest }
    #expect(rows.map(\.target).sorted() == described.map(\.name).sorted())
    for target in described {
      let row = rows.first { $0.target == target.name }
      #expect(row?.imports == target.targets.union(target.products.values), "\(target.name)")
    }
  }

  @Test func `No target depends on itself`() throws {
    var dependencies = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0.targets) })
    // Targets without dependencies are removed until none is left.
    while !dependencies.isEmpty {
      let free = dependencies.filter { $0.value.isEmpty }.map(\.key)
      try #require(!free.isEmpty, "they depend on each other: \(dependencies.keys.sorted())")
      for name in free { dependencies[name] = nil }
      dependencies = dependencies.mapValues { $0.subtracting(free) }
    }
  }

  @Test func `Nothing that is shipped depends on what only tests and developers use`() {
    let shipped = ["rizq", "DuaLibrary", "DuaSearch", "LibraryCompiler", "Composable", "ComposableMacros"]
    var reached: Set<String> = []
    var pending = shipped
    while let name = pending.popLast() {
      guard reached.insert(name).inserted else { continue }
      pending += manifest.targets.first { $0.name == name }?.targets ?? []
    }
    let inTests = manifest.targets.filter { $0.path.hasPrefix("Tests/") }.map(\.name)
    let measures = manifest.targets.map(\.name).filter { $0.hasSuffix("Measures") }
    let banned = inTests + measures + ["SeededRandom"]
    #expect(reached.intersection(banned) == [])
  }

  /// SwiftPM also builds a file that imports a module that only another target declares, if that module happens to be built
  /// first.
  @Test func `The imports of a target are its declared dependencies`() throws {
    // Linked, run as a process or run by the compiler, but not imported.
    let kinds: Set = ["executableTarget", "macro"]
    let neverImported =
      manifest.targets.filter { kinds.contains($0.kind) }.map(\.name) + ["IssueReportingTestSupport"]
    for target in manifest.targets where !target.isSystemLibrary {
      let declared = target.targets.union(target.products.keys).union([target.name])
      var imported: Set = [target.name]
      for file in try Repository.swiftFiles(in: target.path) {
        let text = try String(contentsOf: file, encoding: .utf8)
        for module in imports(of: text) where !Self.system.contains(module) {
          imported.insert(module)
          // A hyphen of a target's name is an underscore in that of its module.
          let isDeclared = declared.contains(module) || declared.contains(module.replacing("_", with: "-"))
          #expect(isDeclared, "\(target.path)/\(file.lastPathComponent) imports \(module)")
        }
      }
      #expect(
        declared.subtracting(imported).subtracting(neverImported) == [],
        "\(target.name) never imports them"
      )
    }
  }

  /// Modules of the toolchain and of operating systems.
  private static let system: Set<String> = [
    "AudioToolbox", "Combine", "CryptoKit", "Darwin", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationXML", "Glibc", "Musl", "Observation", "PackageDescription", "RegexBuilder", "SwiftUI",
    "Swift", "Synchronization", "Testing", "UIKit", "UserNotifications", "XCTest", "os",
  ]

  private func imports(of text: String) -> Set<String> {
    let statement =
      #/(?:@\w+(?:\([^)]*\))? )*(?:\w+ )?import (?:(?:struct|class|enum|protocol|func|typealias|var|let) )?(\w+)/#
    var modules: Set<String> = []
    var isInLiteral = false
    // By bytes: most lines of a thousand files need no regular expression.
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = line.drop { $0 == UInt8(ascii: " ") }
      if Substring(line).hasSuffix("\"\"\"") || line.starts(with: "\"\"\"".utf8) { isInLiteral.toggle() }
      let isCandidate =
        line.starts(with: "import ".utf8) || line.first == UInt8(ascii: "@")
        || ["public", "package", "internal"].contains { line.starts(with: "\($0) import ".utf8) }
      guard isCandidate, !isInLiteral else { continue }
      if let module = Substring(line).prefixMatch(of: statement)?.1 { modules.insert(String(module)) }
    }
    return modules
  }
}
