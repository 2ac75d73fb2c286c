import ArgumentParser
import DuaLibrary
import DuaSearch
import UnicodeText

struct Search: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find duas in a bundle.",
    discussion: """
      With --queries, every line of a file is a query, `-` is the standard input, and every answer is one line of JSON: \
      {"query", "results": [{"id", "slug", "score"}]}. A line that is too long or not UTF-8 is answered with an "error" and \
      no results, and the exit code is then 2.
      """
  )

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case human, json
  }

  @Argument(
    help: ArgumentHelp(
      "What to look for: Arabic, a transliteration, English, a citation.",
      valueName: "query"
    )
  )
  var words: [String] = []

  @Option(
    help: ArgumentHelp("A file with a query on each line; `-` is the standard input.", valueName: "file")
  )
  var queries: String?

  @OptionGroup var bundle: BundleOption

  // Unconditional, so that a negative number is no option, but a value that is refused.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The greatest number of results, 1 to 1000 (default: 10).", valueName: "n"),
    transform: Self.limit
  )
  var limit = 10

  @Option(help: ArgumentHelp("Only duas of a category.", valueName: "slug"))
  var category: String?

  @Option(help: ArgumentHelp("Only duas of a collection.", valueName: "slug"))
  var collection: String?

  @Option(help: ArgumentHelp("Only duas of a journey.", valueName: "slug"))
  var journey: String?

  @Option(help: ArgumentHelp("Only duas of a time of the day: morning, anytime, evening.", valueName: "slot"))
  var slot: TimeSlot?

  @Option(help: ArgumentHelp("Only duas with a translation in a language.", valueName: "tag"))
  var language: String?

  @Option(help: "How results are shown.")
  var format = Format.human

  @Flag(help: "Say why each dua was found.")
  var explain = false

  func validate() throws {
    if words.isEmpty, queries == nil {
      throw ValidationError("there is no query: write one, or name a file with --queries")
    }
    if !words.isEmpty, queries != nil {
      throw ValidationError("there is a query and a file of queries: choose one")
    }
    if queries != nil, format != .json {
      throw ValidationError("--queries answers in JSON: add --format json")
    }
    if let language, LanguageTag(language) == nil {
      throw ValidationError("--language \(language.quoted()) is not a language tag such as `en` or `pt-BR`")
    }
    if queries == nil { try checkQuery() }
  }

  private func checkQuery() throws {
    if query.utf8.count > LineReader.limit {
      throw ValidationError("the query is longer than \(LineReader.limit) bytes: shorten it")
    }
    if query.allSatisfy(\.isWhitespace) {
      throw ValidationError("the query is empty: write what to look for")
    }
    if SearchWord.words(of: query).isEmpty {
      throw ValidationError("the query \(query.quoted()) has no letter and no digit: write what to look for")
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
    let library = try bundle.library()
    let wanted = try filter(library)
    let searcher = try opened { try IndexSearcher(bundle: bundle.folder, only: wanted) }
    let presentation = SearchPresentation(
      library: library,
      isExplaining: explain,
      marksMatches: Console.output.wantsColor
    )
    if let queries {
      try QueryFile(path: queries).answer { query in
        presentation.answer(try opened { try searcher.search(query, limit: limit) }, query: query)
      }
    } else {
      let hits = try opened { try searcher.search(query, limit: limit) }.map { hit in
        var hit = hit
        hit.highlights = library[hit.dua].map { searcher.highlights(for: query, in: $0) } ?? []
        return hit
      }
      switch format {
      case .human: Console.output.write(presentation.page(hits, query: query))
      case .json: Console.output.write(try presentation.answer(hits, query: query).json())
      }
    }
  }

  /// Ends with a failure when the index cannot be read.
  private func opened<Value>(_ open: () throws -> Value) throws -> Value {
    do {
      return try open()
    } catch {
      Console.error.writeFailure("the bundle in \(bundle.name): \(error)", hint: "build the bundle again")
      throw ExitCode.operationalFailure
    }
  }

  private func filter(_ library: Library) throws -> Set<Dua.ID>? {
    let filter = SearchFilter(
      category: category,
      collection: collection,
      journey: journey,
      slot: slot,
      language: language.flatMap { LanguageTag($0) }
    )
    do throws(SearchFilter.Problem) {
      return try filter.duas(of: library)
    } catch {
      throw Console.error.failure(error.message)
    }
  }
}

extension TimeSlot: ExpressibleByArgument {}
