import ArgumentParser
import DuaLibrary
import Foundation
import LibraryCompiler
import UnicodeText

/// The bundle that a command reads.
struct BundleOption: ParsableArguments {
  /// The folder of the bundle if none is named.
  static let standard = "output"

  @Option(help: ArgumentHelp("The folder of the bundle.", valueName: "dir"))
  var bundle = BundleOption.standard

  private static let advice = "make a bundle with `make build-content` or `rizq build --output DIR`"

  func validate() throws {
    if bundle.isEmpty { throw ValidationError("--bundle is empty: name a folder") }
  }

  var folder: URL { URL(fileURLWithPath: bundle, isDirectory: true) }

  /// The folder as it was typed, for messages.
  var name: String { bundle.quoted(limit: 1024) }

  /// Exits with a failure if there is no bundle, or it cannot be opened.
  ///
  /// - Parameter option: The option with which the user names it.
  func open(as option: String = "--bundle") throws -> DuaLibrary.Bundle {
    try read(as: option) { try DuaLibrary.Bundle(contentsOf: folder) }
  }

  /// Exits with a failure if a part of the bundle that `body` reads is missing or damaged.
  func read<Result>(as option: String = "--bundle", _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch BundleError.missing(path: Manifest.path) {
      Console.error.writeFailure(absence, hint: "\(Self.advice), and name its folder with \(option)")
    } catch let error as BundleError {
      Console.error.writeFailure("the bundle in \(name): \(error)")
    } catch let failure as OperationalFailure {
      Console.error.writeFailure("the bundle in \(name): \(failure.message)", hint: failure.hint)
    }
    throw ExitCode.operationalFailure
  }

  /// Why there is no bundle at the path.
  private var absence: String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: bundle, isDirectory: &isFolder) else {
      return "there is no folder \(name)"
    }
    guard isFolder.boolValue else {
      return "\(name) is not a folder; a bundle is a folder with a `\(Manifest.path)`"
    }
    return "the folder \(name) is not a bundle; it has no `\(Manifest.path)`"
  }
}

extension OperationalFailure {
  /// A bundle has nothing with an id or a slug.
  static func unknown(_ kind: String, called name: String, among slugs: [String]) -> OperationalFailure {
    let suggestion = Suggestion.phrase(for: name, among: slugs)
    return OperationalFailure(
      "the bundle has no \(kind) \(name.quoted())\(suggestion)",
      hint: suggestion.isEmpty ? "`rizq search` finds duas with their slugs" : nil
    )
  }
}

extension DuaLibrary.Bundle {
  /// The dua with that id or else with that slug.
  func dua(called name: String) throws(BundleError) -> Dua? {
    if let id = Int(name), let dua = try self[Dua.ID(rawValue: id)] { return dua }
    guard let slug = Slug(name) else { return nil }
    return try self[dua: slug]
  }

  /// The journey with that id or else with that slug.
  func journey(called name: String) throws(BundleError) -> Journey? {
    if let id = Int(name), let journey = try self[Journey.ID(rawValue: id)] { return journey }
    guard let slug = Slug(name) else { return nil }
    return try self[journey: slug]
  }
}
