import Composable
import ContentImport
import Diagnostics

/// The arguments of an import.
public struct ImportRequest: Sendable {
  /// The format of the files.
  public var format: ForeignFormat
  /// Files and folders, absolute or relative to the working directory, in the order in which their duas are numbered.
  public var paths: [String]
  /// The content folder to create.
  public var output: String
  /// The name and the language of the library, and the columns of a table.
  public var options: ImportOptions
  /// Content folders with whose duas the imported ones are compared, absolute or relative to the working directory.
  public var existing: [String]
  /// Whether a warning prevents writing the folder, as an error does.
  public var isStrict: Bool

  public init(
    format: ForeignFormat,
    paths: [String],
    output: String,
    options: ImportOptions = ImportOptions(),
    existing: [String] = [],
    isStrict: Bool = false
  ) {
    self.format = format
    self.paths = paths
    self.output = output
    self.options = options
    self.existing = existing
    self.isStrict = isStrict
  }
}

/// The result of an import that ran.
public struct ImportOutcome: Equatable, Sendable {
  /// All diagnostics of the files.
  public var report: DiagnosticReport
  /// The number of imported duas.
  public var duas: Int
  /// The number of duas that were merged into others, or are left out because a library has them.
  public var merged: Int
  /// The number of imported journeys.
  public var journeys: Int
  /// The number of hadith sources without a grade, if the format has none for any.
  public var ungraded = 0
  /// The number of source files that were written; 0 if an error prevented it.
  public var filesWritten: Int
}

/// Reads the files of another project and writes a content folder.
public struct CollectionImport {
  private let files: FileClient
  private let environment: EnvironmentClient

  /// Uses the clients of the current dependencies.
  public init() {
    @Dependency(\.files) var files
    @Dependency(\.environment) var environment
    self.init(files: files, environment: environment)
  }

  init(files: FileClient, environment: EnvironmentClient) {
    self.files = files
    self.environment = environment
  }

  /// Runs the import. The folder is written completely or not at all.
  public func run(_ request: ImportRequest) throws(OperationalFailure) -> ImportOutcome {
    do {
      return try importing(request)
    } catch {
      throw OperationalFailure(causedBy: error)
    }
  }

  private func importing(_ request: ImportRequest) throws -> ImportOutcome {
    let base = environment.workingDirectory()
    let folder = NewFolder(path: Paths.absolute(request.output, from: base), files: files)
    try folder.check()
    if let bundle = try EnclosingBundle(files: files).above(folder.path) {
      throw OperationalFailure(
        "`\(folder.path)` is inside the bundle `\(bundle)`",
        hint: "name a folder outside of it with --output"
      )
    }
    let foreign = try ForeignFileFinder(files: files, base: base).read(request.paths, request.format)
    var options = request.options
    options.recognition?.existing += try ExistingContent(files: files, environment: environment)
      .duas(in: request.existing)
    let result = try ContentImport.run(request.format, files: foreign, options: options)
    let report = Self.report(result, request.format, foreign)
    var outcome = ImportOutcome(
      report: report,
      duas: result.duas,
      merged: result.merged,
      journeys: result.journeys,
      ungraded: result.ungraded,
      filesWritten: 0
    )
    guard !report.hasErrors, !(request.isStrict && report.counts.warnings > 0) else { return outcome }
    try folder.write(result.files.map { ($0.path, $0.bytes) })
    outcome.filesWritten = result.files.count
    return outcome
  }

  private static func report(
    _ result: ImportResult,
    _ format: ForeignFormat,
    _ foreign: [ForeignFile]
  ) -> DiagnosticReport {
    DiagnosticReport.limited(
      result.findings,
      path: { foreign[Int($0.rawValue)].path },
      cell: result.cell,
      text: { file in
        let file = foreign[Int(file.rawValue)]
        return format == .sqlite ? nil : SourceText(path: file.path, bytes: file.bytes)
      }
    )
  }
}
