import Diagnostics

/// A part of a library from one file, with a source range for every field. XML and JSON have the same fragments.
public enum Fragment: Equatable, Sendable {
  case declaration(LibraryDeclaration)
  case idRegister(IDRegister)
  case consumer(ConsumerFragment)
  case dua(DuaFragment)
  case text(TextFragment)
  case journey(JourneyFragment)

  var isDua: Bool { if case .dua = self { true } else { false } }
}

/// The result of reading one file: everything that could be read, and the findings.
public struct IngestedFile: Equatable, Sendable {
  /// The file that was read.
  public var file: FileID
  /// Its path from the content root; empty if it is not known.
  public var path = ""
  /// In the order of the file.
  public var fragments: [Fragment]
  /// The findings of the reader.
  public var findings: [Finding]
  /// Whether every entity in the file has a fragment. If not, because the file is malformed, was not read, or contains
  /// something unknown where an entity is expected, other entities may refer to what is missing.
  public var isComplete: Bool
  /// The offset at which reading stopped because of an error; nil if the file was read to its end.
  public var readEnd: Int?
  /// The source maps of texts that differ from the bytes of the file, by the ranges of their fields.
  public var sourceMaps: [SourceRange: SourceMap]
  /// The fields of records that a reported mistake kept from being read, by the ranges of the records.
  public var unreadFields: [SourceRange: Set<String>]
  /// The acknowledgements in the entries of the file, in their order.
  public var acknowledgements: [Acknowledgement]

  public init(
    file: FileID,
    fragments: [Fragment] = [],
    findings: [Finding] = [],
    isComplete: Bool = true,
    readEnd: Int? = nil,
    sourceMaps: [SourceRange: SourceMap] = [:],
    unreadFields: [SourceRange: Set<String>] = [:],
    acknowledgements: [Acknowledgement] = []
  ) {
    self.file = file
    self.fragments = fragments
    self.findings = findings
    self.isComplete = isComplete
    self.readEnd = readEnd
    self.sourceMaps = sourceMaps
    self.unreadFields = unreadFields
    self.acknowledgements = acknowledgements
  }
}
