import DuaLibrary

/// What foreign files say about the library as a whole.
struct ImportedDeclaration {
  var name: String?
  var version: String?
  var licence: String?
  var defaultLanguage: LanguageTag?
}

/// A hadith collection that foreign files describe.
struct ImportedWork {
  var slug: Slug
  var name: ImportedTexts = [:]
  var aliases: [String] = []
  var numbering: String?
  var highest: Int?

  init(slug: Slug) { self.slug = slug }
}
