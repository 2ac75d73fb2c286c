import Foundation
import TestSupport
import Testing

extension TemporaryProject {
  /// A project with a valid library and its bundle.
  static func withBundle(form: SampleLibrary.Form = .xml) async throws -> TemporaryProject {
    let project = try TemporaryProject()
    try project.writeLibrary(form: form)
    let result = try await project.rizq("build")
    try #require(result.code == 0, "\(result)")
    return project
  }

  /// Builds, and expects that the content is rejected with this message, and that the bundle and everything next to it do not
  /// change.
  @discardableResult
  func expectRejected(
    saying words: String...,
    arguments: [String] = [],
    preparation: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Command.Result {
    try await expect(code: 1, saying: words, arguments, preparation, sourceLocation) { $0.output }
  }

  /// Builds, and expects a failure with this message, and that the bundle and everything next to it do not change.
  @discardableResult
  func expectFailure(
    saying words: String...,
    arguments: [String] = [],
    preparation: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Command.Result {
    try await expect(code: 2, saying: ["error: "] + words, arguments, preparation, sourceLocation) {
      $0.errors
    }
  }

  private func expect(
    code: Int32,
    saying words: [String],
    _ arguments: [String],
    _ preparation: String,
    _ sourceLocation: SourceLocation,
    _ stream: (Command.Result) -> String
  ) async throws -> Command.Result {
    let before = tree("")
    let result = try await command(["build"] + arguments, preparation: preparation).run()
    #expect(result.code == code, "\(result)".prefixed, sourceLocation: sourceLocation)
    for word in words {
      #expect(
        stream(result).contains(word),
        "\(word) is not in \(result)".prefixed,
        sourceLocation: sourceLocation
      )
    }
    #expect(tree("") == before, "something was changed", sourceLocation: sourceLocation)
    return result
  }
}

extension String {
  /// The beginning of the text, for a message.
  fileprivate var prefixed: Comment { Comment(rawValue: String(prefix(2000))) }
}
