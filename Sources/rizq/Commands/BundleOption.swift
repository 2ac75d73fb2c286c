import ArgumentParser
import DuaLibrary
import Foundation

/// The bundle that a command reads.
struct BundleOption: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the bundle.", valueName: "dir"))
  var bundle = "output"

  private static let advice = ", make one with `rizq build`, or name its folder with --bundle"

  /// Ends with a failure when there is no bundle, or it is not as it was written.
  func library() throws -> Library {
    do throws(BundleError) {
      return try DuaLibrary.Bundle(contentsOf: URL(fileURLWithPath: bundle, isDirectory: true)).library
    } catch {
      let advice = error == .missing(path: Manifest.path) ? Self.advice : ""
      throw Console.error.failure("the bundle in \(bundle.quoted()): \(error)\(advice)")
    }
  }
}

extension Library {
  /// The dua with that id or, where there is none, with that slug.
  func dua(called name: String) -> Dua? {
    Int(name).flatMap { self[Dua.ID(rawValue: $0)] } ?? Slug(name).flatMap { self[dua: $0] }
  }

  /// The journey with that id or, where there is none, with that slug.
  func journey(called name: String) -> Journey? {
    Int(name).flatMap { self[Journey.ID(rawValue: $0)] } ?? Slug(name).flatMap { self[journey: $0] }
  }
}
