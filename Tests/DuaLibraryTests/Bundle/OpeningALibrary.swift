import DuaLibrary
import Foundation

/// Opens the library in the app's folder `library`.
func openLibrary() async throws -> Library? {
  guard let folder = Foundation.Bundle.main.url(forResource: "library", withExtension: nil) else {
    return nil
  }
  return try await openLibrary(in: folder)
}

/// Opens the library in a folder. Not on the main actor, because every file is read and verified.
@concurrent func openLibrary(in folder: URL) async throws -> Library {
  do {
    return try DuaLibrary.Bundle(contentsOf: folder).library
  } catch {
    // `error` is a BundleError; its description names the file, the row and what to do.
    throw error
  }
}

/// The titles of a day of a journey, in the order of practice, for its screen.
func titles(ofJourney slug: Slug, in library: Library) -> [String] {
  guard let journey = library[journey: slug] else { return [] }
  return journey.steps.compactMap { step in library[step.dua]?.title[library.defaultLanguage] }
}
