import Diagnostics
import DuaLibrary
import UnicodeText

/// Converts the files of other projects to source files.
///
/// A pure function: bytes in, source files and findings out. Texts are imported scalar for scalar; whatever is corrected,
/// omitted, proposed or not understood is a finding.
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
    var collection = ImportedCollection(
      name: options.name ?? format.collectionName,
      language: format.language ?? options.language
    )
    let importer = format.importer(options)
    try importer.read(files, into: &collection, log)
    reportEmpty(collection.duas, in: files, log)
    if let recognition = options.recognition {
      SameDuas.find(in: &collection, recognition, proposesSources: !importer.isWholeLibrary, log)
      if !importer.isWholeLibrary {
        Proposals(identifier: recognition.identifier, language: options.language)
          .add(to: &collection.duas, log)
      }
    }
    let finished = FinishedCollection(collection, log)
    return ImportResult(
      files: SourceFileWriter(finished).files,
      findings: log.finish(),
      duas: finished.duas.count,
      merged: collection.merged,
      journeys: finished.journeys.count,
      ungraded: importer.isWholeLibrary ? finished.ungraded : 0,
      cells: log.cells
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
  /// The name of the file with changes that are not in this one yet, as a program that writes a database leaves it beside the
  /// database; nil if there is none.
  public var pendingChanges: String?

  public init(path: String, file: FileID, bytes: [UInt8], pendingChanges: String? = nil) {
    self.path = path
    self.file = file
    self.bytes = bytes
    self.pendingChanges = pendingChanges
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
  /// The number of duas that were merged into others, or are left out because a library has them.
  public var merged: Int
  /// The number of imported journeys.
  public var journeys: Int
  /// Of a database of the app, the number of hadith sources of which it says no grade: its tables have a text for all sources.
  public var ungraded: Int
  /// The places of the cells of databases.
  var cells: DatabaseCells

  /// The cell or row of a database in which a finding is; nil for one in a text, or about a file as a whole.
  public func cell(at range: SourceRange) -> SourceLocation.Cell? { cells.cell(at: range) }

  /// Whether something of the foreign files is missing.
  public var hasErrors: Bool { findings.contains { $0.severity == .error } }
}

/// The options of an import.
public struct ImportOptions: Sendable {
  /// The name of the library; by default that of the format.
  public var name: String?
  /// The language of titles and translations for which the files do not give one.
  public var language: LanguageTag
  /// For tables: the column of each field, by its name in the first row. For databases, with the table and a dot before it, unless
  /// it is in the table of the texts. For JSON: the key, or a path of keys with dots between them.
  public var columns: [TableField: String]
  /// For databases: how other tables are joined to that of the texts.
  public var joins: [TableJoin]
  /// For databases: the column by which the duas are numbered; nil for the order of the rows.
  public var order: String?
  /// How texts are recognized and compared; nil for not at all.
  public var recognition: ImportRecognition?

  public init(
    name: String? = nil,
    language: LanguageTag = .english,
    columns: [TableField: String] = [:],
    joins: [TableJoin] = [],
    order: String? = nil,
    recognition: ImportRecognition? = nil
  ) {
    self.recognition = recognition
    self.name = name
    self.language = language
    self.columns = columns
    self.joins = joins
    self.order = order
  }
}

/// Two columns of a database that have the same value in the rows that belong together.
public struct TableJoin: Equatable, Sendable, CustomStringConvertible {
  /// The columns, each with its table and a dot before it.
  public var first, second: String

  public init(_ first: String, _ second: String) { (self.first, self.second) = (first, second) }

  public var description: String { "\(first)=\(second)" }
}

/// Options that do not fit the files: an error of usage, not of content.
public struct ImportUsageProblem: Error, Equatable, Sendable, CustomStringConvertible {
  public var description: String
}
