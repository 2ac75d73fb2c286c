import ContentDraft
import DuaLibrary

extension Library {
  /// Converts a checked draft to typed models with resolved references. Texts are copied scalar for scalar.
  ///
  /// Resolution rejects any unreadable field, so a missing rule fails the build instead of dropping text.
  init(resolving draft: LibraryDraft) throws(ResolutionError) {
    let declaration = try Self.declaration(of: draft)
    let symbols = try SymbolTable(declaration, duas: draft.duas)
    var duas: [Dua] = []
    duas.reserveCapacity(draft.duas.count)
    for fragment in draft.duas { duas.append(try Dua(resolving: fragment, symbols)) }
    var journeys: [Journey] = []
    let values = Dictionary(
      duas.map { ($0.id, (xp: $0.xp, duration: $0.duration)) },
      uniquingKeysWith: { first, _ in first }
    )
    for fragment in draft.journeys { journeys.append(try Journey(resolving: fragment, symbols, values)) }
    let name = try declaration.name.orFail("name", of: declaration.range)
    let version = try declaration.libraryVersion.orFail("library-version", of: declaration.range)
    let licence = try declaration.licence.orFail("licence", of: declaration.range)
    let language = try declaration.defaultLanguage.orFail("default-language", of: declaration.range)
    do throws(Library.Problem) {
      try self.init(
        name: name,
        version: version,
        licence: licence,
        defaultLanguage: language,
        duas: duas,
        categories: symbols.categories,
        collections: symbols.collections,
        journeys: journeys,
        works: symbols.works
      )
    } catch {
      throw ResolutionError(error.description, at: declaration.range)
    }
  }
}

extension Library {
  /// The only declaration of a complete draft without unused texts.
  private static func declaration(of draft: LibraryDraft) throws(ResolutionError) -> LibraryDeclaration {
    guard draft.isComplete else { throw ResolutionError("a file was not read completely", at: nil) }
    guard let declaration = draft.declaration else {
      throw ResolutionError("no file declares the library", at: nil)
    }
    if let further = draft.duplicateDeclarations.first {
      throw ResolutionError("the library is declared twice", at: further.range)
    }
    let leftOver = draft.orphanedTexts + draft.unreadableTexts + draft.conflictingTexts.map(\.text)
    if let text = leftOver.first {
      throw ResolutionError("this \(text.kind.rawValue) belongs to no dua or cannot be read", at: text.range)
    }
    return declaration
  }
}

extension Library.Problem {
  fileprivate var description: String {
    switch self {
    case .duplicate(let kind, let key): "the \(kind) `\(key)` is declared twice"
    case .dangling(let kind, let key, let entity):
      "`\(entity)` refers to the \(kind) `\(key)`, which does not exist"
    }
  }
}
