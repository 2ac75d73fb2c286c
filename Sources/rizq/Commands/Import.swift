import ArgumentParser
import ContentImport
import DuaLibrary
import LibraryCompiler
import UnicodeText

struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Convert a collection of another project to sources.",
    discussion: """
      Formats: dua-dhikr (JSON, a folder for each chapter, a file for each language), hisnul-xml (XML groups of duas), \
      adhkar-json (a JSON array of chapters), csv (any table, with --map), \
      json (any JSON, with --map), sqlite (the app's tables, or any tables of a database with --map and --join), \
      sql-dump (the app's tables in a plain dump of PostgreSQL), firestore (the app's documents), \
      rizq-seed (one JSON object with the app's rows).

      Texts are copied scalar for scalar; whatever is corrected, proposed or left out is reported. `rizq build --lenient` compiles \
      the result.
      """
  )

  @Argument(help: "The format of the files.")
  var format: ForeignFormat

  @Argument(
    help: ArgumentHelp("Files and folders, in the order in which their duas are numbered.", valueName: "path")
  )
  var paths: [String]

  @Option(
    help: ArgumentHelp("The content folder to create; if it exists, it must be empty.", valueName: "dir")
  )
  var output: String

  @Option(
    help: ArgumentHelp(
      "For csv, json and sqlite: the column or key of each field, as in `arabic=Text,translation=Meaning`, in a database also with "
        + "its table, as in `category=chapters.name`. Fields: "
        + TableField.allCases.map(\.rawValue).joined(separator: ", ") + ".",
      valueName: "field=column,…"
    )
  )
  var map: [String] = []

  @Option(
    help: ArgumentHelp(
      "For sqlite: two columns with the same value, which join another table to that of the texts.",
      valueName: "table.column=table.column"
    )
  )
  var join: [String] = []

  @Option(
    help: ArgumentHelp(
      "For sqlite: the column of the table of the texts by which the duas are numbered (default: the order of the rows).",
      valueName: "column"
    )
  )
  var order: String?

  @Option(help: ArgumentHelp("The name of the library.", valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "The language of titles and translations if the files do not state it.",
      valueName: "tag"
    )
  )
  var language = "en"

  @Flag(
    inversion: .prefixedNo,
    help:
      "Propose titles and sources for known texts whose files state none, and report duas that are the same."
  )
  var recognize = true

  @Option(
    help: ArgumentHelp(
      "A content folder, which is not changed: imported duas that it already has are reported. May be repeated.",
      valueName: "dir"
    )
  )
  var existing: [String] = []

  @Option(
    help: """
      Merge duas that are the same, and leave out those that --existing has: letters (only if their words have the same letters), \
      same (even in other words), or none.
      """
  )
  var merge = ImportRecognition.Merging.none

  @Flag(help: "Write nothing if there is a warning.")
  var strict = false

  @OptionGroup var reporting: ReportingOptions

  func validate() throws {
    if output.isEmpty { throw ValidationError("--output is empty: name a folder") }
    if paths.contains("") { throw ValidationError("a path is empty: name a file or a folder") }
    if LanguageTag(language) == nil {
      throw ValidationError("--language \(language.quoted()) is not a language tag such as `en` or `pt-BR`")
    }
    if !format.isMapped, !map.isEmpty {
      throw ValidationError("--map requires the format csv, json or sqlite")
    }
    if format != .sqlite, !join.isEmpty || order != nil {
      throw ValidationError("--\(join.isEmpty ? "order" : "join") requires the format sqlite")
    }
    if existing.contains("") { throw ValidationError("--existing is empty: name a folder") }
    if !recognize, !existing.isEmpty || merge != .none {
      throw ValidationError(
        "--no-recognize compares no texts: leave it out, or \(merge != .none ? "--merge" : "--existing")"
      )
    }
    _ = try (columns(), joins())
  }

  func run() throws {
    let outcome: ImportOutcome
    do throws(OperationalFailure) {
      outcome = try CollectionImport().run(try request())
    } catch {
      throw Console.error.failure(error)
    }
    let presentation = BuildPresentation(reporting, contentFolder: "")
    Console.output.write(presentation.findings(outcome.report))
    guard outcome.filesWritten > 0 else {
      Console.error.write("nothing was written\n")
      throw ExitCode.contentErrors
    }
    guard !reporting.quiet else { return }
    let console: Console = reporting.format == .human ? .output : .error
    console.write(presentation.summary(outcome, folder: output))
    guard outcome.ungraded > 0 else { return }
    Console.error.write(
      "note: the database has no grades of hadith, so \(outcome.ungraded.counted("source")) \(outcome.ungraded == 1 ? "has" : "have")"
        + " none; `rizq validate --content \(output.escapedForDisplay)` names them\n"
    )
  }

  private func request() throws(OperationalFailure) -> ImportRequest {
    guard let language = LanguageTag(language), let columns = try? columns(),
      let joins = try? joins()
    else {
      throw OperationalFailure("the options of the import cannot be read")
    }
    return ImportRequest(
      format: format,
      paths: paths,
      output: output,
      options: ImportOptions(
        name: name,
        language: language,
        columns: columns,
        joins: joins,
        order: order,
        recognition: recognize ? ImportRecognition(try .shipped(), merging: merge) : nil
      ),
      existing: existing,
      isStrict: strict
    )
  }

  private func joins() throws -> [TableJoin] {
    try join.map { pair in
      let parts = pair.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, parts.allSatisfy({ $0.contains(".") }) else {
        throw ValidationError("--join \(pair.quoted()) is not `table.column=table.column`")
      }
      return TableJoin(parts[0], parts[1])
    }
  }

  /// The mapping of `--map`, which can be repeated.
  private func columns() throws -> [TableField: String] {
    var columns: [TableField: String] = [:]
    for pair in map.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[1].isEmpty else {
        throw ValidationError("--map \(String(pair).quoted()) is not `field=column`")
      }
      guard let field = TableField(rawValue: String(parts[0])) else {
        let fields = TableField.allCases.map(\.rawValue)
        let suggestion = Suggestion.phrase(for: String(parts[0]), among: fields)
        throw ValidationError(
          "--map: there is no field \(String(parts[0]).quoted())"
            + (suggestion.isEmpty ? "; the fields are \(fields.joined(separator: ", "))" : suggestion)
        )
      }
      guard columns.updateValue(String(parts[1]), forKey: field) == nil else {
        throw ValidationError("--map names the field `\(field.rawValue)` twice")
      }
    }
    return columns
  }
}

extension ForeignFormat: ExpressibleByArgument {}
extension ImportRecognition.Merging: ExpressibleByArgument {}
