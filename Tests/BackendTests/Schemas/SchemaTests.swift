import BundleContract
import Foundation
import TestSupport
import Testing

/// The files of the published bundle are valid by the schemas, and damaged ones are not, by an implementation of JSON Schema that is
/// not ours.
@Suite(.requires(.jsonSchema))
struct SchemaTests {
  /// A change of a file that makes it invalid, as a path in its JSON and what is done there.
  private struct Damage: Encodable {
    var file: String
    var path: [String]
    /// The JSON of the new value; nil to remove it.
    var value: String?
  }

  private struct Case: Codable {
    var name: String
    var valid: Bool
    var problem: String
  }

  private static let damages: [Damage] = [
    Damage(file: "duas.json", path: ["0", "arabic_text"]),
    Damage(file: "duas.json", path: ["0", "arabic_text"], value: "null"),
    Damage(file: "duas.json", path: ["0", "id"], value: "0"),
    Damage(file: "duas.json", path: ["0", "id"], value: "\"1\""),
    Damage(file: "duas.json", path: ["0", "repetitions"], value: "1001"),
    Damage(file: "duas.json", path: ["0", "difficulty"], value: "\"beginner\""),
    Damage(file: "duas.json", path: ["0", "slug"], value: "\"-a\""),
    Damage(file: "duas.json", path: ["0", "title_ar"], value: "null"),
    Damage(file: "duas.json", path: ["0", "translations"], value: "{\"EN\": \"x\"}"),
    Damage(file: "duas.json", path: ["0", "audio_url"], value: "\"/etc/passwd\""),
    Damage(file: "duas.json", path: ["0", "sources"], value: "[{\"type\": \"bible\", \"title\": \"x\"}]"),
    Damage(
      file: "duas.json",
      path: ["0", "sources"],
      value: "[{\"type\": \"quran\", \"surah\": 115, \"ayah\": \"1\"}]"
    ),
    Damage(
      file: "duas.json",
      path: ["0", "sources"],
      value: "[{\"type\": \"hadith\", \"collection\": \"muslim\"}]"
    ),
    Damage(file: "categories.json", path: ["0", "name"], value: "1"),
    Damage(file: "collections.json", path: ["0", "is_premium"], value: "1"),
    Damage(file: "journeys.json", path: ["0", "estimated_minutes"], value: "0"),
    Damage(file: "journey_duas.json", path: ["0", "time_slot"], value: "\"noon\""),
    Damage(file: "works.json", path: ["0", "aliases"], value: "null"),
    Damage(file: "manifest.json", path: ["schema_version"], value: "2"),
    Damage(file: "manifest.json", path: ["files", "0", "sha256"], value: "\"ABC\""),
    Damage(file: "manifest.json", path: ["library", "default_language"], value: "\"english\""),
  ]

  @Test func `Published files are valid, damaged ones are not`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("damages.json", JSONEncoder().encode(Self.damages))
    let command = try await Command(
      try #require(Tools.python(importing: "jsonschema")),
      [
        Repository.url("Tests/BackendTests/Schemas/schemas.py").path, Repository.url("docs/schemas").path,
        Repository.url("output").path, folder.url.appending(path: "damages.json").path,
      ]
    )
    try #require(command.status == 0, "\(command.errors)")
    let cases = try JSONDecoder().decode([Case].self, from: command.output)
    #expect(cases.count == BundleContract.files.count + Self.damages.count)
    for (index, result) in cases.enumerated() {
      #expect(result.valid == (index < BundleContract.files.count), "\(result.name): \(result.problem)")
    }
  }
}
