import DuaLibrary
import Foundation

/// Opens the library in the app's folder `library`. Nothing but the manifest and the head of a file is read.
func openLibrary() throws -> DuaLibrary.Bundle? {
  guard let folder = Foundation.Bundle.main.url(forResource: "library", withExtension: nil) else {
    return nil
  }
  // What it throws is a BundleError, whose description names the file and what to do.
  return try DuaLibrary.Bundle(contentsOf: folder)
}

/// Opens a library that was downloaded. Not on the main actor, because every file is read and verified.
@concurrent func openDownloadedLibrary(in folder: URL) async throws -> DuaLibrary.Bundle {
  let bundle = try DuaLibrary.Bundle(contentsOf: folder)
  try bundle.verify()
  return bundle
}

/// The titles of a day of a journey, in the order of practice and in the user's language. Only these duas are read.
func titles(ofJourney slug: Slug, in bundle: DuaLibrary.Bundle) throws -> [String] {
  guard let journey = try bundle[journey: slug] else { return [] }
  let languages =
    Locale.preferredLanguages.compactMap(LanguageTag.init(identifier:)) + [bundle.defaultLanguage]
  return try journey.steps.compactMap { step in try bundle[step.dua]?.title.text(for: languages)?.text }
}
