import ArgumentParser
import DuaLibrary
import DuaSearch
import SearchEngine
import UnicodeText

struct Search: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find duas in a bundle.",
    discussion: """
      With --queries, every line of a file is a query, `-` is the standard input, and every answer is one line of JSON: \
      {"query", "results": [{"id", "slug", "score"}]}. A line that is too long or not UTF-8 is answered with an "error" and \
      no results, and the exit code is then 2.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "What to look for: Arabic, a transliteration, English, a citation.",
      valueName: "query"
    )
  )
  var words: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file with a query on each line; `-` is the standard input. Requires --format json.",
      valueName: "file"
    )
  )
  var queries: String?

  @Option(
    help: ArgumentHelp(
      "Complete an unfinished query instead of searching; without filters.",
      valueName: "prefix"
    )
  )
  var suggest: String?

  @Option(help: ArgumentHelp("Find duas that are like a dua, by its slug or id.", valueName: "dua"))
  var like: String?

  @OptionGroup var bundle: BundleOption

  // Parsed unconditionally, so that a negative number is rejected as a value instead of being parsed as an option.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The maximum number of results, 1 to 1000 (default: 10).", valueName: "n"),
    transform: Self.limit
  )
  var limit = 10

  @OptionGroup var filters: SearchFilters

  @Option(help: "The format of the results.")
  var format = OutputFormat.human

  @Flag(help: "Explain why each dua was found.")
  var explain = false

  func validate() throws {
    let tasks = [!words.isEmpty, queries != nil, suggest != nil, like != nil].count(where: \.self)
    if tasks == 0 { throw ValidationError("there is no query: write one, or name a file with --queries") }
    if !words.isEmpty, queries != nil {
      throw ValidationError("there is a query and a file of queries: choose one")
    }
    if tasks > 1 {
      throw ValidationError("a query, --queries, --suggest and --like exclude each other: choose one")
    }
    if queries != nil, format != .json {
      throw ValidationError("--queries answers in JSON: add --format json")
    }
    if suggest != nil, !filters.isEmpty || explain {
      throw ValidationError(
        "--suggest completes queries, and takes neither filters nor --explain: leave them out"
      )
    }
    if !words.isEmpty { try checkQuery(query) }
    if let suggest { try checkQuery(suggest) }
  }

  private func checkQuery(_ query: String) throws {
    if query.utf8.count > LineReader.limit {
      throw ValidationError("the query is longer than \(LineReader.limit) bytes: shorten it")
    }
    if query.unicodeScalars.allSatisfy(\.properties.isWhitespace) {
      throw ValidationError("the query is empty: write what to look for")
    }
    if SearchWord.words(of: query).isEmpty {
      throw ValidationError("the query \(query.quoted()) has no letter or digit: write what to look for")
    }
  }

  @Sendable private static func limit(_ argument: String) throws -> Int {
    guard let number = Int(argument), (1...1000).contains(number) else {
      throw ValidationError("a limit is a whole number from 1 to 1000")
    }
    return number
  }

  private var query: String { words.joined(separator: " ") }

  func run() throws {
    if let suggest { return try self.suggest(suggest) }
    if let like { return try findDuas(like: like) }
    let bundle = try bundle.open()
    let options = try options(bundle)
    let search = try read { try LibrarySearch(bundle: self.bundle.folder) }
    if let queries {
      let presentation = presentation(try read { try bundle.library })
      try QueryFile(path: queries).answer { query in
        presentation.answer(try read { try search.search(query, options: options, in: bundle) }, query: query)
      }
    } else {
      let found = try read { try search.quotedSearch(query, options: options, in: bundle) }
      let results = found.results
      let presentation = presentation(try read { try bundle.library(of: results.map(\.id)) })
      var highlights: SearchPresentation.Highlights = [:]
      for result in results {
        highlights[result.id] = presentation.library[result.id].map {
          search.highlights(for: query, in: $0, options: options)
        }
      }
      let related = results.isEmpty ? try read { try search.queries(relatedTo: query, options: options) } : []
      let uncited = try read { try search.uncited(in: query) }
      switch format {
      case .human:
        let isFiltered = options != SearchOptions(limit: limit, explains: true)
        Console.output.write(presentation.note(uncited, found, isFiltered: isFiltered))
        Console.output.write(presentation.page(results, highlights, related, query: query))
      case .json:
        var answer = presentation.answer(results, highlights, related, query: query)
        answer.uncited = presentation.names(uncited)
        if !results.isEmpty {
          answer.unmarked = found.quotation == .letters ? true : nil
          answer.unquoted = found.quotation == .ignored ? true : nil
        }
        Console.output.write(try answer.jsonLine())
      }
    }
  }

  func presentation(_ library: Library) -> SearchPresentation {
    SearchPresentation(library: library, isExplaining: explain, marksMatches: Console.output.wantsColor)
  }

  /// Exits with a failure if a part of the bundle that `body` reads is missing or damaged.
  func read<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try bundle.read(body)
    } catch let error as SearchIndexError {
      if case .unreadable = error, try !hasIndex {
        Console.error.writeFailure(
          "the bundle in \(bundle.name) has no search index; it was built with --skip-index",
          hint: "build the bundle again without --skip-index"
        )
        throw ExitCode.operationalFailure
      }
      let hint: String? =
        switch error {
        case .unreadable, .notAnIndex: "copy the whole bundle again from where it was built"
        // Their descriptions say what to do.
        case .version, .fold, .truncated, .damaged: nil
        }
      Console.error.writeFailure("the bundle in \(bundle.name): \(error)", hint: hint)
      throw ExitCode.operationalFailure
    }
  }

  /// Whether the bundle was built with an index, whether or not the file is there.
  private var hasIndex: Bool {
    get throws { try bundle.open().manifest.files.contains { $0.path == LibrarySearch.path } }
  }

  func options(_ bundle: DuaLibrary.Bundle) throws -> SearchOptions {
    do {
      var options = try read { try filters.names().options(in: bundle) }
      options.limit = limit
      return options
    } catch let problem as SearchNames.Problem {
      throw Console.error.failure(problem.message)
    }
  }
}
