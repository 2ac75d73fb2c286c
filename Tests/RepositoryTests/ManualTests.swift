import Foundation
import TestSupport
import Testing

/// The manual of the kernel names tests that show what it says.
struct ManualTests {
  private struct NamedTest: Hashable, CustomStringConvertible {
    let suite: String
    /// `nil` if only the suite is named.
    let function: String?

    var description: String { [suite, function].compactMap { $0 }.joined(separator: ".") }
  }

  private static func article(_ name: String) throws -> String {
    let articles = "Sources/Composable/Composable.docc/Articles"
    return try String(contentsOf: Repository.url("\(articles)/\(name).md"), encoding: .utf8)
  }

  private static func isTarget(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: Repository.url("Tests/\(name)").path)
  }

  private static func namedTests(in text: some StringProtocol) -> [NamedTest] {
    String(text).matches(of: #/`([A-Z]\w*Tests)(?:\.(\w+))?`/#).map {
      NamedTest(suite: String($0.1), function: $0.2.map(String.init))
    }
  }

  /// The code of the suites, by name. Suites of different targets can share a name.
  private static func suites() throws -> [String: String] {
    var suites: [String: String] = [:]
    let tests = Repository.url("Tests")
    let folders = try FileManager.default.contentsOfDirectory(atPath: tests.path)
    for folder in folders where folder.hasPrefix("Composable") {
      let files = FileManager.default.enumerator(atPath: tests.appendingPathComponent(folder).path)
      for case let file as String in files ?? .init() where file.hasSuffix(".swift") {
        let path = tests.appendingPathComponent(folder).appendingPathComponent(file)
        let code = try String(contentsOf: path, encoding: .utf8)
        for match in code.matches(of: #/(?:struct|class) ([A-Z]\w*Tests)\b/#) {
          suites[String(match.1), default: ""] += code
        }
      }
    }
    return suites
  }

  @Test(arguments: ["MovingFromTCA", "WhatAReducerMayDo"])
  func namedTestsExist(article name: String) throws {
    let suites = try Self.suites()
    let named = try Self.namedTests(in: Self.article(name))
    #expect(!named.isEmpty)
    for test in named {
      let code = suites[test.suite]
      #expect(code != nil, "\(test) is not a suite")
      guard let function = test.function else { continue }
      #expect(code?.contains("func \(function)(") == true, "\(test) does not exist")
    }
  }

  @Test func everyIntendedDifferenceNamesATest() throws {
    let article = try Self.article("MovingFromTCA")
    let section = try #require(article.components(separatedBy: "### Intended differences").last)
    let lines = try #require(section.components(separatedBy: "### Missing features").first)
      .components(separatedBy: "\n\n").filter { $0.hasPrefix("**") }
    #expect(lines.count > 10)
    for line in lines { #expect(!Self.namedTests(in: line).isEmpty, "\(line.prefix(60))") }
  }

  @Test func everyRowThatDiffersNamesATest() throws {
    let article = try Self.article("MovingFromTCA")
    let section = try #require(article.components(separatedBy: "### Comparison").last)
    let rows = try #require(section.components(separatedBy: "### Intended").first)
      .split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count > 30)
    for row in rows {
      let difference = row.split(separator: "|").last?.trimmingCharacters(in: .whitespaces) ?? ""
      if ["same", "deprecated there", "features of the language"].contains(difference) { continue }
      #expect(!Self.namedTests(in: difference).isEmpty, "\(row.prefix(60))")
    }
  }

  /// The rows of the kernel's feature table; the last one is of APIs that TCA has removed.
  @Test func everyRowOfTheFeatureTableHasASuite() throws {
    let folder = "Tests/ComposableDocumentsTests"
    let readme = try String(contentsOf: Repository.url("\(folder)/README.md"), encoding: .utf8)
    let files = FileManager.default.enumerator(atPath: Repository.url(folder).path)
    var code = ""
    for case let file as String in files ?? .init() where file.hasSuffix(".swift") {
      code += try String(contentsOf: Repository.url("\(folder)/\(file)"), encoding: .utf8)
    }
    let suites = try Self.suites()
    var rows: Set<Int> = []
    for line in readme.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[0] != "Section" else { continue }
      let numbers = cells[2].components(separatedBy: ", ").compactMap(Int.init)
      rows.formUnion(numbers)
      if cells[3] == "–" { continue }
      let elsewhere = Self.namedTests(in: cells[3])
      let exists =
        elsewhere.isEmpty
        ? code.contains(" \(cells[3])\")")
        : elsewhere.allSatisfy { suites[$0.suite] != nil || Self.isTarget($0.suite) }
      #expect(exists, "\(cells[3]) is not a suite")
    }
    #expect(rows == Set(1...37))
  }
}
