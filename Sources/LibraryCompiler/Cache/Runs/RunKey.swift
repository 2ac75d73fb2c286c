import UnicodeText

/// Everything that decides the result of a run, other than the files that it reads.
struct RunKey: Equatable, Sendable {
  /// Compared as a whole.
  let bytes: [UInt8]
  /// The name of the file of the run: a hash of the request, so that a newer version of the program replaces the runs of an older one.
  let name: String

  /// Nil if the result of the request must not be repeated, because it changes the sources, or the version of this program is
  /// unknown.
  ///
  /// - Parameters:
  ///   - root: The content folder: absolute, without links.
  ///   - output: The folder of the bundle, absolute; nil if none is written.
  init?(_ request: BuildRequest, root: String, output: String?, environment: EnvironmentClient) {
    guard request.fixes == nil, let tool = environment.toolIdentity() else { return nil }
    var writer = FlatWriter()
    writer.write(root)
    writer.write(output) { $0.write($1) }
    writer.write(request.content)
    writer.write(request.isStrict)
    writer.write(request.isLenient)
    writer.write(request.quran) { $0.write($1) }
    writer.write(request.consumers) { $0.write($1) }
    writer.write(request.skipsIndex)
    writer.write(request.selection) { writer, selection in
      writer.write(selection.rules.sorted()) { $0.write($1.rawValue) }
      writer.write(selection.files) { $0.write($1) }
      writer.write(selection.includesUnreadFiles)
    }
    // Relative paths of the request.
    writer.write(environment.workingDirectory())
    name = String(ByteChecksum.of(writer.bytes), paddedTo: 16, radix: 16)
    writer.write(tool)
    bytes = writer.bytes
  }
}
