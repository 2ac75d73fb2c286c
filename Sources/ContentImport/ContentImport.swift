import Diagnostics
import DuaLibrary
import UnicodeText

/// Converts the files of other projects to source files.
///
/// A pure function: bytes in, source files and findings out. Texts are imported scalar for scalar; whatever is corrected,
/// omitted or not understood is a finding.
public enum ContentImport {
  /// Reads foreign files and writes source files.
  ///
  /// - Parameter files: In the order in which their duas are numbered.
  /// - Throws: ``ImportUsageProblem`` when the options do not fit the files.
  public static func run(
    _ format: ForeignFormat,
    files: [ForeignFile],
    options: ImportOptions = ImportOptions()
  ) throws(ImportUsageProblem) -> ImportResult {
    let log = ImportLog()
    var collection = ImportedCollection(name: options.name ?? format.collectionName)
    let importer = format.importer(options)
    try importer.read(files, into: &collection, log)
    reportEmpty(collection.duas, in: files, log)
    let finished = FinishedCollection(collection, log)
    return ImportResult(
      files: SourceFileWriter(finished).files,
      findings: log.finish(),
      duas: finished.duas.count,
      journeys: finished.journeys.count
    )
  }

  /// A dua without a text is imported, so that the others keep their numbers. If no dua has a text, the files are in another
  /// format.
  private static func reportEmpty(_ duas: [ImportedDua], in files: [ForeignFile], _ log: ImportLog) {
    guard duas.contains(where: \.hasText) else {
      if !log.hasErrors { log.report(NothingToImport.finding(duas: duas.count, at: files.first?.start)) }
      return
    }
    for dua in duas where !dua.hasText { log.report(EmptyImport.dua(at: dua.range)) }
  }
}

/// A file of another project.
public struct ForeignFile: Sendable {
  /// As the user named it.
  public var path: String
  /// The file of the ranges in findings.
  public var file: FileID
  /// The contents of the file.
  public var bytes: [UInt8]

  public init(path: String, file: FileID, bytes: [UInt8]) {
    self.path = path
    self.file = file
    self.bytes = bytes
  }

  /// The range of findings about the file as a whole.
  var start: SourceRange { SourceRange(file: file, 0..<0) }
}

/// A source file to write.
public struct SourceFile: Equatable, Sendable {
  /// Relative to the content root, with `/`.
  public var path: String
  /// The contents of the file.
  public var bytes: [UInt8]
}

/// The result of an import.
public struct ImportResult: Sendable {
  /// A complete content folder. Not to be written when there are errors, because something of the foreign files is missing.
  public var files: [SourceFile]
  /// Everything that was corrected, omitted or not understood.
  public var findings: [Finding]
  /// The number of imported duas.
  public var duas: Int
  /// The number of imported journeys.
  public var journeys: Int

  /// Whether something of the foreign files is missing.
  public var hasErrors: Bool { findings.contains { $0.severity == .error } }
}

/// The options of an import.
public struct ImportOptions: Sendable {
  /// The name of the library; by default that of the format.
  public var name: String?
  /// The language of titles and translations for which the files do not give one.
  public var language: LanguageTag
  /// For tables: the column of each field, by its name in the first row.
  public var columns: [TableField: String]

  public init(
    name: String? = nil,
    language: LanguageTag = .english,
    columns: [TableField: String] = [:]
  ) {
    self.name = name
    self.language = language
    self.columns = columns
  }
}

/// Options that do not fit the files: an error of usage, not of content.
public struct ImportUsageProblem: Error, Equatable, Sendable, CustomStringConvertible {
  public var description: String
}
