import ArgumentParser
import ContentSource
import DuaLibrary
import Foundation

struct Search: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find duas in a bundle.",
    discussion: """
      With --queries, every line of a file is a query, `-` is the standard input, and every answer is one line of JSON: \
      {"query", "results": [{"id", "slug", "score"}]}.
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

  @Option(help: ArgumentHelp("The folder of the bundle.", valueName: "dir"))
  var bundle = "output"

  @Option(help: ArgumentHelp("The greatest number of results, 1 to 1000.", valueName: "n"))
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
    guard (1...1000).contains(limit) else {
      throw ValidationError("--limit \(limit) is out of range: choose 1 to 1000")
    }
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
    if words.joined(separator: " ").utf8.count > LineReader.limit {
      throw ValidationError("the query is longer than \(LineReader.limit) bytes")
    }
  }

  func run() throws {
    let folder = URL(fileURLWithPath: bundle, isDirectory: true)
    let library = try opened { () throws(BundleError) in try DuaLibrary.Bundle(contentsOf: folder).library }
    let wanted = try filter(library)
    let searcher = try opened { try IndexSearcher(bundle: folder, only: wanted) }
    let presentation = SearchPresentation(
      library: library,
      isExplaining: explain,
      marksMatches: Console.output.wantsColor
    )
    if let queries {
      try answer(queries, searcher, presentation)
    } else {
      let query = words.joined(separator: " ")
      let hits = try opened { try searcher.search(query, limit: limit) }.map { hit in
        var hit = hit
        hit.highlights = library[hit.dua].map { searcher.highlights(for: query, in: $0) } ?? []
        return hit
      }
      switch format {
      case .human: Console.output.write(presentation.page(hits, query: query))
      case .json: Console.output.write(try presentation.json(hits, query: query))
      }
    }
  }

  private func opened<Value>(_ open: () throws -> Value) throws -> Value {
    do {
      return try open()
    } catch let error as BundleError {
      Console.error.writeFailure("\(error)")
    } catch {
      Console.error.writeFailure("\(error)", hint: "build the bundle again")
    }
    throw ExitCode.operationalFailure
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
      Console.error.writeFailure(error.message)
      throw ExitCode.operationalFailure
    }
  }

  /// Answers a line as soon as it is read. An empty line is a query that finds nothing, so that the n-th answer is that
  /// of the n-th line.
  private func answer(_ file: String, _ searcher: any DuaSearcher, _ presentation: SearchPresentation) throws
  {
    guard let handle = file == "-" ? .standardInput : FileHandle(forReadingAtPath: file) else {
      Console.error.writeFailure("the file of queries \(file.quoted()) cannot be opened")
      throw ExitCode.operationalFailure
    }
    var reader = LineReader(handle)
    var number = 0
    do {
      while let line = try reader.next() {
        number += 1
        switch line {
        case .text(let query):
          let hits = try opened { try searcher.search(query, limit: limit) }
          Console.output.write(try presentation.json(hits, query: query))
        case .tooLong:
          try refuse(number, "is longer than \(LineReader.limit) bytes")
        case .notUTF8:
          try refuse(number, "is not UTF-8")
        }
      }
    } catch let code as ExitCode {
      throw code
    } catch {
      Console.error.writeFailure("the file of queries \(file.quoted()) cannot be read")
      throw ExitCode.operationalFailure
    }
  }

  private func refuse(_ line: Int, _ reason: String) throws {
    Console.error.writeFailure("line \(line) of the queries \(reason)")
    throw ExitCode.operationalFailure
  }
}

extension TimeSlot: ExpressibleByArgument {}
