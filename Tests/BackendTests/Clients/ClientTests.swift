import Foundation
import TestSupport
import Testing

/// The generated models are compiled by the compilers of their languages, read the published bundle, and give back the same values.
struct ClientTests {
  /// What a program has read from a file, or why it could not.
  private struct Reading {
    let value: Any?
    let problem: String?
  }

  private static let files = [
    "categories.json", "collections.json", "duas.json", "journey_duas.json", "journeys.json", "manifest.json",
    "works.json",
  ]

  /// A damaged copy of the bundle, and what the models must say about it, by file.
  private static let damages: [(file: String, old: String, new: String, problem: String)] = [
    ("categories.json", "\"slug\":\"morning\"", "\"slug\":\"-\"", "categories.json[0].slug: not of the form"),
    ("collections.json", "\"is_premium\":false", "\"is_premium\":0", "is_premium: neither true nor false"),
    (
      "duas.json", "\"difficulty\":\"Beginner\"", "\"difficulty\":\"Easy\"",
      "difficulty: none of Beginner, Intermediate"
    ),
    ("journey_duas.json", "\"dua_id\":", "\"dua\":", "journey_duas.json[0].dua_id: missing"),
    (
      "journeys.json", "\"estimated_minutes\":", "\"estimated_minutes\":0.5,\"x\":",
      "estimated_minutes: not a whole number"
    ),
    (
      "manifest.json", "\"schema_version\":1", "\"schema_version\":2",
      "manifest.json.schema_version: not a whole"
    ),
    ("works.json", "\"aliases\":[", "\"aliases\":null,\"x\":[", "works.json[0].aliases: not a list"),
  ]

  private static let typeScriptOptions = """
    {
      "compilerOptions": {
        "strict": true, "noUncheckedIndexedAccess": true, "exactOptionalPropertyTypes": true, "noUnusedLocals": true,
        "target": "es2020", "lib": ["es2020", "dom"], "module": "commonjs", "types": []
      },
      "files": ["read.ts"]
    }
    """

  @Test(.slow, .requires(.typeScript))
  func `TypeScript models read the bundle, and name what is wrong`() async throws {
    let folder = try TemporaryFolder()
    for (source, name) in [
      ("clients/typescript/rizq-bundle.ts", "rizq-bundle.ts"),
      ("Tests/BackendTests/Clients/read.ts", "read.ts"),
    ] {
      try folder.write(name, Data(contentsOf: Repository.url(source)))
    }
    try folder.write("tsconfig.json", Self.typeScriptOptions.utf8)
    let compiled = try await Command(try #require(Tools.inPath("tsc")), ["--project", "."], in: folder.url)
    try #require(compiled.status == 0, "\(compiled.text)")
    let script = folder.url.appending(path: "read.js").path
    try await check { try await Command(try #require(Tools.node), [script, $0.path]) }
  }

  @Test(.slow, .requires(.kotlin))
  func `Kotlin models read the bundle, and name what is wrong`() async throws {
    let folder = try TemporaryFolder()
    let classes = folder.url.appending(path: "read.jar").path
    let compiled = try await Command(
      try #require(Tools.inPath("kotlinc")),
      [
        Repository.url("clients/kotlin/RizqBundle.kt").path,
        Repository.url("Tests/BackendTests/Clients/Read.kt").path, "-include-runtime", "-d", classes,
      ]
    )
    try #require(compiled.status == 0, "\(compiled.errors)")
    #expect(!compiled.errors.contains("warning: parameter") && !compiled.errors.contains("error:"))
    try await check {
      try await Command(try #require(Tools.inPath("java")), ["-cp", classes, "ReadKt", $0.path])
    }
  }

  private func check(_ run: (URL) async throws -> Command) async throws {
    let bundle = Repository.url("output")
    for (file, reading) in zip(Self.files, try readings(await run(bundle))) {
      #expect(reading.problem == nil, "\(file)")
      let expected = try JSONSerialization.jsonObject(with: Data(contentsOf: bundle.appending(path: file)))
      #expect(
        try canonical(try #require(reading.value)) == canonical(expected),
        "\(file) is not given back as it is"
      )
    }
    let damaged = try TemporaryFolder()
    for (file, old, new, _) in Self.damages {
      let text = try String(contentsOf: bundle.appending(path: file), encoding: .utf8)
      let range = try #require(text.range(of: old), "\(file) has no \(old)")
      try damaged.write(file, text.replacingCharacters(in: range, with: new).utf8)
    }
    for (damage, reading) in zip(Self.damages, try readings(await run(damaged.url))) {
      #expect(
        reading.problem?.contains(damage.problem) == true,
        "\(damage.file): \(reading.problem ?? "read")"
      )
    }
  }

  private func readings(_ command: Command) throws -> [Reading] {
    try #require(command.status == 0, "\(command.errors)")
    let lines = command.output.split(separator: UInt8(ascii: "\n"))
    try #require(lines.count == Self.files.count)
    return try lines.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
      return Reading(value: object?["value"], problem: object?["problem"] as? String)
    }
  }

  /// The bytes of a value with sorted keys: two values have the same bytes if their texts have the same scalars.
  private func canonical(_ value: Any) throws -> Data {
    try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
  }
}
