import Foundation
import TestSupport
import Testing

@Suite("The same content gives the same bytes")
struct DeterminismTests {
  /// Arguments, environment, preparation, working folder.
  struct Surroundings: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var arguments: [String] = []
    var environment: [String: String] = [:]
    var preparation = ""
    var folder = ""
  }

  private static let all =
    [1, 2, 64].map { Surroundings(testDescription: "\($0) jobs", arguments: ["--jobs", "\($0)"]) }
    + ["tr_TR.UTF-8", "ar", "az_AZ", "C", "nonsense"].map {
      Surroundings(testDescription: "locale \($0)", environment: ["LANG": $0, "LC_ALL": $0, "LANGUAGE": $0])
    }
    + ["Asia/Riyadh", "America/St_Johns", "nonsense"].map {
      Surroundings(testDescription: "time zone \($0)", environment: ["TZ": $0])
    }
    + [
      Surroundings(testDescription: "no HOME", preparation: "unset HOME"),
      Surroundings(testDescription: "an empty HOME", environment: ["HOME": ""]),
      Surroundings(testDescription: "umask 077", preparation: "umask 077"),
      Surroundings(testDescription: "umask 000", preparation: "umask 000"),
      Surroundings(testDescription: "few open files", preparation: "ulimit -n 32"),
      Surroundings(testDescription: "another hash seed", environment: ["SWIFT_DETERMINISTIC_HASHING": "1"]),
      Surroundings(testDescription: "another working folder", folder: "else/where"),
    ]

  /// Many files with errors of every severity, in addition to a valid library.
  private static func writeContent(to folder: String, in project: TemporaryProject, order: [Int]) throws {
    let files = SampleLibrary.files(.xml).sorted { $0.key < $1.key }
    for (path, text) in files { try project.write("\(folder)/\(path)", text) }
    for index in order {
      try project.write(
        "\(folder)/faulty-\(index)/İI-\(index).xml",
        "<duas version=\"1\">\n<dua id=\"\(index + 1)\" slug=\"subhan-allah\" color=\"i\"/></duas>"
      )
    }
  }

  @Test("bundles, in every environment", arguments: all)
  func bundles(surroundings: Surroundings) async throws {
    let project = try await TemporaryProject.withBundle()
    try project.makeFolder("else/where")
    let result = try await project.command(
      ["build", "--content", project.path("content"), "--output", project.path("again")]
        + surroundings.arguments,
      environment: surroundings.environment,
      in: surroundings.folder,
      preparation: surroundings.preparation
    ).run()
    #expect(result.code == 0, "\(result)")
    #expect(project.tree("again") == project.tree())
  }

  /// The findings in the usual environment.
  private static let expected = Task<Command.Result, any Error> {
    let project = try TemporaryProject()
    try writeContent(to: "content", in: project, order: Array(0..<40))
    return try await project.rizq("validate", "--format", "json")
  }

  @Test("findings, in every environment", arguments: all)
  func findings(surroundings: Surroundings) async throws {
    let project = try TemporaryProject()
    try project.makeFolder("else/where")
    try Self.writeContent(to: "content", in: project, order: Array(0..<40))
    let expected = try await Self.expected.value
    #expect(try Report(expected.output).counts.errors > 200)
    let result = try await project.command(
      ["validate", "--format", "json", "--content", project.path("content")] + surroundings.arguments,
      environment: surroundings.environment,
      in: surroundings.folder,
      preparation: surroundings.preparation
    ).run()
    #expect(result.code == 1)
    #expect(result.output == expected.output)
    #expect(result.errors == expected.errors)
  }

  @Test("in any folder, and in whatever order it was copied there")
  func places() async throws {
    let project = try TemporaryProject()
    try Self.writeContent(to: "content", in: project, order: Array(0..<40))
    try Self.writeContent(to: "deep/below/another name", in: project, order: (0..<40).reversed())
    let first = try await project.rizq("validate", "--format", "json")
    let second = try await project.rizq(
      "validate",
      "--format",
      "json",
      "--content",
      "deep/below/another name"
    )
    #expect(first.code == 1)
    #expect(first.output == second.output)
    for index in 0..<40 {
      try project.remove("content/faulty-\(index)")
      try project.remove("deep/below/another name/faulty-\(index)")
    }
    #expect(try await project.rizq("build", "--output", "a").code == 0)
    #expect(
      try await project.rizq("build", "--output", "b", "--content", "deep/below/another name").code == 0
    )
    #expect(project.tree("a") == project.tree("b"))
    #expect(!project.tree("a").isEmpty)
  }

  @Test("in XML and in JSON")
  func forms() async throws {
    let xml = try await TemporaryProject.withBundle(form: .xml)
    let json = try await TemporaryProject.withBundle(form: .json)
    #expect(xml.tree() == json.tree())
  }
}
