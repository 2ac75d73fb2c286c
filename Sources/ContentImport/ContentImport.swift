import Diagnostics
import DuaLibrary
import UnicodeText

/// Turns the files of other projects into source files of ours.
///
/// A pure function: bytes in, source files and findings out. Texts go through scalar for scalar; whatever was mended,
/// left out or not understood is a finding.
public enum ContentImport {
  /// Reads foreign files and writes source files.
  ///
  /// - Parameter files: In the order in which their duas are numbered.
  /// - Throws: When the options ask for something that the files do not have.
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

  /// A dua without a text is imported, so that the others keep their numbers. Where none has one, another format was
  /// named than that of the files.
  private static func reportEmpty(_ duas: [ImportedDua], in files: [ForeignFile], _ log: ImportLog) {
    guard duas.contains(where: \.hasText) else {
      if !log.hasErrors { log.report(NothingToImport.finding(duas: duas.count, at: files.first?.start)) }
      return
    }
    for dua in duas where !dua.hasText { log.report(EmptyImport.dua(at: dua.range)) }
  }
}

/// A file that another project wrote.
public struct ForeignFile: Sendable {
  /// As the user named it.
  public var path: String
  /// The number that the ranges of findings carry.
  public var file: FileID
  /// What it holds.
  public var bytes: [UInt8]

  /// Makes a file of its bytes.
  public init(path: String, file: FileID, bytes: [UInt8]) {
    self.path = path
    self.file = file
    self.bytes = bytes
  }

  /// The place of what is about the file as a whole.
  var start: SourceRange { SourceRange(file: file, 0..<0) }
}

/// A source file to write.
public struct SourceFile: Equatable, Sendable {
  /// Relative to the content root, with `/`.
  public var path: String
  /// What is to be written.
  public var bytes: [UInt8]
}

/// What an import gave.
public struct ImportResult: Sendable {
  /// A whole content folder. Not to be written when a finding is an error: something that was in the foreign files is
  /// missing then.
  public var files: [SourceFile]
  /// What was mended, left out or not understood.
  public var findings: [Finding]
  /// How many duas were imported.
  public var duas: Int
  /// How many journeys were imported.
  public var journeys: Int

  /// Whether something of the foreign files is missing.
  public var hasErrors: Bool { findings.contains { $0.severity == .error } }
}

/// What a user can say about an import.
public struct ImportOptions: Sendable {
  /// The name of the library; nil takes the format's.
  public var name: String?
  /// The language of titles and translations where the files do not say it.
  public var language: LanguageTag
  /// For tables: the column of each field, by its name in the first row.
  public var columns: [TableField: String]

  /// Makes options; none of them is needed.
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

/// A request that does not fit the files: wrong usage, not wrong content.
public struct ImportUsageProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// What does not fit, and what would.
  public var description: String
}
