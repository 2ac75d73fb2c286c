import Diagnostics

/// A piece of a library as one file states it, every field with its place. Both source forms, XML and JSON,
/// give the same fragments.
public enum Fragment: Equatable, Sendable {
  case declaration(LibraryDeclaration)
  case dua(DuaFragment)
  case text(TextFragment)
  case journey(JourneyFragment)
}

/// What reading one file gave: everything that could be read, and everything that was wrong.
public struct IngestedFile: Equatable, Sendable {
  public var file: FileID
  /// In the order in which they are written.
  public var fragments: [Fragment]
  public var findings: [Finding]
  /// Whether every entity in the file gave a fragment. Where the file broke, was not read, or holds something
  /// that nobody understands in the place of an entity, others may refer to what is missing.
  public var isComplete: Bool
  /// How texts are written that do not stand in the file byte for byte, by the ranges of their fields.
  public var sourceMaps: [SourceRange: SourceMap]

  public init(
    file: FileID,
    fragments: [Fragment] = [],
    findings: [Finding] = [],
    isComplete: Bool = true,
    sourceMaps: [SourceRange: SourceMap] = [:]
  ) {
    self.file = file
    self.fragments = fragments
    self.findings = findings
    self.isComplete = isComplete
    self.sourceMaps = sourceMaps
  }
}
