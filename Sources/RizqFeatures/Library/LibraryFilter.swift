import DuaLibrary
import DuaSearch

/// Which duas the library shows.
public struct LibraryFilter: Equatable, Sendable {
  /// Nil for all.
  public var category: Category.ID?
  /// Nil for all.
  public var collection: DuaCollection.ID?
  /// Nil for all.
  public var difficulty: Difficulty?
  /// Only duas with a hadith of this grade; nil for all.
  public var grade: HadithGrade?

  public init(
    category: Category.ID? = nil,
    collection: DuaCollection.ID? = nil,
    difficulty: Difficulty? = nil,
    grade: HadithGrade? = nil
  ) {
    self.category = category
    self.collection = collection
    self.difficulty = difficulty
    self.grade = grade
  }

  /// Whether it includes every dua.
  public var isEmpty: Bool { self == LibraryFilter() }

  func includes(_ dua: Dua) -> Bool {
    (category == nil || dua.category == category) && (collection == nil || dua.collection == collection)
      && (difficulty == nil || dua.difficulty == difficulty) && (grade == nil || dua.cites(grade))
  }

  /// The same filter without a category or a collection that a library does not have.
  func known(to library: Library) -> LibraryFilter {
    var filter = self
    if let category, library[category] == nil { filter.category = nil }
    if let collection, library[collection] == nil { filter.collection = nil }
    return filter
  }

  /// The options of a search that includes the same duas.
  ///
  /// - Parameter library: Tells the difficulty of its duas, which the index does not have; nil if there is none yet.
  func options(limit: Int, in library: Library?) -> SearchOptions {
    SearchOptions(
      limit: limit,
      categories: category.map { [$0] },
      collections: collection.map { [$0] },
      duas: difficulty.flatMap { difficulty in
        library.map { Set($0.duas.lazy.filter { $0.difficulty == difficulty }.map(\.id)) }
      },
      grades: grade.map { [$0] }
    )
  }
}

extension Dua {
  fileprivate func cites(_ grade: HadithGrade?) -> Bool {
    sources.contains { if case .hadith(let hadith) = $0 { hadith.grade == grade } else { false } }
  }
}
