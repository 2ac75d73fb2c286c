import Diagnostics
import DuaLibrary
import Testing

@testable import LibraryCompiler

@MainActor
@Suite("Reading a file as a consumer does")
struct ConsumerDecoderTests {
  /// A file, and the findings in it.
  struct Damage: Sendable, CustomTestStringConvertible {
    let rows: BundleFile
    let text: String
    let findings: [String]

    init(_ rows: BundleFile, _ text: String, _ findings: String...) {
      (self.rows, self.text, self.findings) = (rows, text, findings)
    }

    var testDescription: String { text }
  }

  private nonisolated static let damages: [Damage] = [
    Damage(.duas, #"[{"id":1,"titleEn":"A","unknown":[1]}]"#),
    Damage(.duas, #"[{"id":1,"titleEn":"A","difficulty":null,"category_id":null}]"#),
    Damage(.duas, "[]"),
    Damage(.duas, "{}", "CC01 `{`: the file is not a list: `app` loses the whole file"),
    Damage(.duas, "7", "CC01 `7`: the file is not a list: `app` loses the whole file"),
    Damage(.duas, "[[]]", "CC01 `[`: this row is not an object: `app` loses the whole file"),
    Damage(.duas, #"[{"id":1}]"#, "CC01 `{`: this row has no `titleEn`: `app` loses the whole file"),
    Damage(
      .duas,
      #"[{"id":1,"titleEn":null}]"#,
      "CC01 `null`: this row has no `titleEn`: `app` loses the whole file"
    ),
    Damage(
      .duas,
      #"[{"id":"1","titleEn":"A"}]"#,
      "CC01 `1`: the `id` of this row is not an integer: `app` loses the whole file"
    ),
    Damage(
      .duas,
      #"[{"id":1.5,"titleEn":{}}]"#,
      "CC01 `1.5`: the `id` of this row is not an integer: `app` loses the whole file",
      "CC01 `{`: the `titleEn` of this row is not a text: `app` loses the whole file"
    ),
    Damage(
      .duas,
      #"[{"id":1,"titleEn":"A long long title"}]"#,
      "CC03 `A long long title`: `titleEn` has 17 characters; `app` takes at most 12"
    ),
    Damage(
      .duas,
      #"[{"id":1,"titleEn":"A","difficulty":"eazy"}]"#,
      "CC02 `eazy`: `app` reads the `difficulty` `eazy` as nil; did you mean `easy`?"
    ),
    Damage(
      .categories,
      #"[{"id":1,"slug":"praise"},{"id":2,"slug":"travel"}]"#,
      "CC01 `travel`: `travel` is not a known `slug`: `app` loses this row"
    ),
    Damage(
      .journeys,
      #"[{"slug":"a","is_premium":1,"emoji":"🌱"}]"#,
      "CC01 `1`: the `is_premium` of this row is not a boolean: `app` loses the whole file"
    ),
    Damage(
      .journeys,
      #"[{"slug":"a","is_premium":true,"emoji":"/images/a.png"},{"slug":"first-words","is_premium":true,"emoji":"/images/a.png"}]"#,
      "CC02 `/images/a.png`: `app` has no picture for `a`"
    ),
  ]

  @Test("finds what it would lose or read as nil", arguments: damages)
  func damage(_ damage: Damage) async throws {
    #expect(try await findings(damage.rows, damage.text) == damage.findings)
  }

  @Test("reports what is not JSON")
  func malformed() async throws {
    for text in ["", "[", "[{\"id\":1,}]", "\u{FEFF}[]", "[{\"id\": 1}"] {
      let found = try await findings(.duas, text)
      #expect(!found.isEmpty, "\(text)")
    }
  }

  private func findings(_ rows: BundleFile, _ text: String) async throws -> [String] {
    let consumer = try await ConsumerSamples.consumer()
    let table = try #require(consumer.tables.first { $0.rows == rows })
    let source = SourceText(path: rows.path, bytes: Array(text.utf8))
    return DiagnosticLocator.locate(
      findings: ConsumerDecoder(consumer: consumer, table: table).findings(
        in: Array(text.utf8),
        file: FileID(0)
      ),
      severity: \.severity,
      path: { _ in rows.path },
      text: { _ in source }
    ).flatMap(ConsumerSamples.lines)
  }
}
