import Foundation
import TestSupport
import Testing

extension TemporaryProject {
  /// A project with a valid library and its bundle, as after a build elsewhere: without a cache.
  static func withBundle(form: SampleLibrary.Form = .xml) async throws -> TemporaryProject {
    let project = try TemporaryProject()
    try project.writeLibrary(form: form)
    for (path, bytes) in try await SampleBundles.shared.files(of: form) {
      try project.write("output/\(path)", bytes)
    }
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

/// The bundles of the sample, each built once: a build takes longer than what most tests do with its bundle.
private actor SampleBundles {
  static let shared = SampleBundles()

  private var builds: [SampleLibrary.Form: Task<[String: Data], any Error>] = [:]

  /// The files of a bundle by their paths in it.
  func files(of form: SampleLibrary.Form) async throws -> [String: Data] {
    if let build = builds[form] { return try await build.value }
    let build = Task<[String: Data], any Error> { try await Self.build(form) }
    builds[form] = build
    return try await build.value
  }

  private static func build(_ form: SampleLibrary.Form) async throws -> [String: Data] {
    let project = try TemporaryProject()
    try project.writeLibrary(form: form)
    let result = try await project.rizq("build")
    try #require(result.code == 0, "\(result)")
    var files: [String: Data] = [:]
    for (path, node) in project.tree() {
      if case .file(let bytes) = node { files[path] = bytes }
    }
    return files
  }
}

extension String {
  /// The beginning of the text, for a message.
  fileprivate var prefixed: Comment { Comment(rawValue: String(prefix(2000))) }
}
