import DuaLibrary

/// Several libraries as one. A dua that more than one of them contains is as often in the result.
package struct MergedLibrary: Sendable {
  package let library: Library
  /// For each library, what was added to its ids.
  private let offsets: [String: Int]

  /// Merges libraries under their names. Journeys are left out.
  ///
  /// Throws a ``Library/Problem`` if a name does not make slugs unique.
  package init(_ parts: [(name: String, library: Library)]) throws {
    var offsets: [String: Int] = [:]
    var duas: [Dua] = []
    var categories: [Category] = []
    var works: [Slug: ReferenceWork] = [:]
    for (name, library) in parts {
      let offset = duas.last?.id.rawValue ?? 0
      let categoryOffset = categories.last?.id.rawValue ?? 0
      offsets[name] = offset
      categories += library.categories.map { category in
        var category = category
        category.id = Category.ID(rawValue: category.id.rawValue + categoryOffset)
        category.slug = Slug("\(name)-\(category.slug)") ?? category.slug
        return category
      }
      duas += library.duas.map { dua in
        var dua = dua
        dua.id = Dua.ID(rawValue: dua.id.rawValue + offset)
        dua.slug = Slug("\(name)-\(dua.slug)") ?? dua.slug
        dua.category = dua.category.map { Category.ID(rawValue: $0.rawValue + categoryOffset) }
        dua.collection = nil
        dua.variantOf = nil
        return dua
      }
      for work in library.works where works[work.slug] == nil { works[work.slug] = work }
    }
    self.offsets = offsets
    library = try Library(
      name: "Merged",
      version: "1.0.0",
      licence: "",
      defaultLanguage: .english,
      duas: duas,
      categories: categories,
      collections: [],
      journeys: [],
      works: Array(works.values)
    )
  }

  /// The dua with an id in one of the libraries; nil if there is none.
  package func dua(_ id: Int, in name: String) -> Dua? {
    offsets[name].flatMap { library[Dua.ID(rawValue: id + $0)] }
  }

  /// The library that contains a dua, and its id there: `adhkar-json 12`.
  package func origin(of id: Int) -> String {
    let part = offsets.filter { $0.value < id }.max { $0.value < $1.value }
    return part.map { "\($0.key) \(id - $0.value)" } ?? "\(id)"
  }
}
