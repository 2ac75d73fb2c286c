import ArgumentParser
import DuaLibrary
import Foundation
import UnicodeText

/// The bundle that a command reads.
struct BundleOption: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the bundle.", valueName: "dir"))
  var bundle = "output"

  private static let advice =
    "make a bundle with `make build-content` or `rizq build --output DIR`, and name its folder with --bundle"

  func validate() throws {
    if bundle.isEmpty { throw ValidationError("--bundle is empty: name a folder") }
  }

  var folder: URL { URL(fileURLWithPath: bundle, isDirectory: true) }

  /// The folder as it was typed, for messages.
  var name: String { bundle.quoted(limit: 1024) }

  /// Exits with a failure if there is no bundle, or a verified file was changed.
  func library(verifying verification: DuaLibrary.Bundle.Verification = .allFiles) throws -> Library {
    do throws(BundleError) {
      return try DuaLibrary.Bundle(contentsOf: folder, verifying: verification).library
    } catch {
      if error == .missing(path: Manifest.path) {
        Console.error.writeFailure(absence, hint: Self.advice)
      } else {
        Console.error.writeFailure("the bundle in \(name): \(error)")
      }
      throw ExitCode.operationalFailure
    }
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

extension Library {
  /// The dua with that id or else with that slug.
  func dua(called name: String) -> Dua? {
    Int(name).flatMap { self[Dua.ID(rawValue: $0)] } ?? Slug(name).flatMap { self[dua: $0] }
  }

  /// The journey with that id or else with that slug.
  func journey(called name: String) -> Journey? {
    Int(name).flatMap { self[Journey.ID(rawValue: $0)] } ?? Slug(name).flatMap { self[journey: $0] }
  }
}
