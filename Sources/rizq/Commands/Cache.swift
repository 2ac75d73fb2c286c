import ArgumentParser
import Foundation
import LibraryCompiler
import UnicodeText

struct Cache: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "Show or remove the results that are kept for later runs.",
    discussion: "The cache never changes a result, and can be removed at any time.",
    subcommands: [CacheStats.self, CacheClear.self]
  )
}

/// Which cache a command is about.
struct CacheFolderOptions: ParsableArguments {
  @OptionGroup var sources: ContentOption

  @Option(
    help: ArgumentHelp(
      "The folder of the cache (default: `.rizq-cache` beside the content).",
      valueName: "dir"
    )
  )
  var cache: String?

  func validate() throws {
    if cache?.isEmpty == true { throw ValidationError("--cache is empty: name a folder") }
  }

  /// Ends the process if there is no such cache.
  func open() throws -> ContentCache {
    do {
      return try ContentCache(cache.map(CacheLocation.folder) ?? .besideContent, content: sources.content)
    } catch {
      throw Console.error.failure(error)
    }
  }
}

struct CacheStats: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Show what the cache contains."
  )

  @OptionGroup var folder: CacheFolderOptions

  func run() throws {
    let cache = try folder.open()
    do {
      let stats = try cache.stats()
      let size = String(format: "%.1f KB", Double(stats.size) / 1000)
      Console.output.write(
        "\(cache.path.escapedForDisplay): \(stats.runs.counted("run")), \(size)\n"
      )
    } catch {
      throw Console.error.failure(error)
    }
  }
}

struct CacheClear: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear",
    abstract: "Remove the cache."
  )

  @OptionGroup var folder: CacheFolderOptions

  func run() throws {
    let cache = try folder.open()
    do {
      try cache.clear()
    } catch {
      throw Console.error.failure(error)
    }
  }
}
