import Foundation
import TestSupport
import Testing

/// Projects with a release.
extension TemporaryProject {
  /// The keys that sign a bundle.
  static let onlineKeys = ["--key", "targets.key", "--key", "snapshot.key", "--key", "timestamp.key"]

  /// A project with a bundle of the sample library, and a release whose first root is signed and not yet published.
  static func released(_ arguments: String...) async throws -> TemporaryProject {
    let project = try await TemporaryProject.withBundle()
    try await project.succeed(["release", "init"] + arguments)
    for number in 1...3 {
      try await project.succeed("release", "add-key", "root", "--new", "root\(number).key")
    }
    for role in ["targets", "snapshot", "timestamp"] {
      try await project.succeed("release", "add-key", role, "--new", "\(role).key")
    }
    try await project.succeed("release", "sign", "--key", "root1.key")
    let count = try await project.succeed("release", "sign", "--key", "root3.key")
    #expect(count.output.hasSuffix("root 1 by the keys of root 1: 2 signatures, enough (2 are needed)\n"))
    return project
  }

  /// Builds the library with another version, stages it, and publishes it.
  func publish(version: String, _ arguments: String...) async throws {
    try change(
      "content/library.json",
      #""library-version": "1.0.0""#,
      #""library-version": "\#(version)""#
    )
    try await succeed("build")
    try await succeed("release", "stage", "output")
    try await succeed(["release", "publish"] + Self.onlineKeys + arguments)
  }

  /// Runs a command that has to succeed.
  @discardableResult
  func succeed(
    _ arguments: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Command.Result {
    let result = try await command(arguments).run()
    try #require(result.code == 0, "\(arguments): \(result)", sourceLocation: sourceLocation)
    return result
  }

  @discardableResult
  func succeed(
    _ arguments: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Command.Result { try await succeed(arguments, sourceLocation: sourceLocation) }

  /// Runs a command that has to fail with this message.
  func fail(
    _ arguments: [String],
    saying words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let result = try await command(arguments).run()
    #expect(result.code == 2, "\(result)", sourceLocation: sourceLocation)
    for word in words {
      #expect(result.errors.contains(word), "\(word) is not in \(result)", sourceLocation: sourceLocation)
    }
  }
}
