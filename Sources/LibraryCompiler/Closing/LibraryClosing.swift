import ContentSource
import DuaLibrary

extension Library {
  /// Turns a checked draft into typed, closed models. Texts are taken over scalar for scalar.
  init(closing draft: LibraryDraft) throws(ClosingFailure) {
    guard let declaration = draft.declaration else {
      throw ClosingFailure("no file declares the library", at: nil)
    }
    let register = try Register(declaration, duas: draft.duas)
    var duas: [Dua] = []
    duas.reserveCapacity(draft.duas.count)
    for fragment in draft.duas { duas.append(try Dua(closing: fragment, register)) }
    var journeys: [Journey] = []
    let duasByID = Dictionary(duas.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for fragment in draft.journeys { journeys.append(try Journey(closing: fragment, register, duasByID)) }
    let name = try declaration.name.orFail("name", of: declaration.range)
    let version = try declaration.libraryVersion.orFail("library-version", of: declaration.range)
    do throws(Library.Problem) {
      try self.init(
        name: name,
        version: version,
        licence: declaration.licence.value ?? "",
        defaultLanguage: declaration.defaultLanguage.value ?? .english,
        duas: duas,
        categories: register.categories,
        collections: register.collections,
        journeys: journeys,
        works: register.works
      )
    } catch {
      throw ClosingFailure(error.description, at: declaration.range)
    }
  }
}

extension Library.Problem {
  fileprivate var description: String {
    switch self {
    case .duplicate(let kind, let key): "\(kind) `\(key)` is there twice"
    case .dangling(let kind, let key, let entity):
      "`\(entity)` refers to the \(kind) `\(key)`, which is not there"
    }
  }
}
