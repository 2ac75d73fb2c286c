import Foundation

/// A published library: a folder with a manifest that lists its files.
///
/// Opening a bundle maps its file `library.bin`, and a dua is read when it is asked for: the part of the file that contains it is
/// checked first, once. Nothing else is read. Bundles without that file, which earlier releases wrote, are read from their JSON
/// files when they are opened, which takes longer: do it once, and not on the main thread.
///
/// Foundation also has a `Bundle`: where both modules are imported, write `DuaLibrary.Bundle`. It may be used from several
/// threads at the same time.
public struct Bundle: Sendable {
  /// The description of the bundle and its files.
  public let manifest: Manifest
  /// The language of titles, translations and names that every entity has.
  public let defaultLanguage: LanguageTag

  private let files: BundleFiles
  private let content: Content
  private var hidden = HiddenDuas()

  private enum Content: Sendable {
    case binary(BinaryLibrary)
    case library(Library)
  }

  /// Opens the bundle in a folder.
  ///
  /// The manifest is read, and the header of `library.bin` is checked. Files must not be modified in place while the bundle is
  /// open. To verify all of them, for example after a download, call ``verify()``.
  public init(contentsOf directory: URL) throws(BundleError) {
    try self.init(files: BundleFiles(directory: directory))
  }

  /// Opens the bundle in the folder at a path.
  package init(path: String) throws(BundleError) {
    try self.init(contentsOf: URL(fileURLWithPath: path, isDirectory: true))
  }

  /// Opens a bundle whose files come from `load`, which is called with paths such as `duas.json`.
  ///
  /// An error of `load` means that the file is missing, unless it is a ``BundleError``. `paths` are all files that exist; if it
  /// is nil, ``verify()`` does not detect unlisted files.
  public init(
    paths: [String]? = nil,
    load: @escaping @Sendable (_ path: String) throws -> [UInt8]
  ) throws(BundleError) {
    try self.init(files: BundleFiles(paths: paths, load: load))
  }

  private init(files: BundleFiles) throws(BundleError) {
    self.files = files
    manifest = try Manifest(json: files.contents(of: Manifest.path, limit: BundleLimits.manifest))
    try manifest.checkPaths()
    defaultLanguage = try manifest.defaultLanguage()
    if let binary = try Self.binary(manifest, files) {
      content = .binary(binary)
    } else {
      content = .library(try LibraryAssembly(manifest: manifest, files: files).library())
    }
  }

  /// Nil if the bundle has no `library.bin`, or one of a format that this reader does not know.
  private static func binary(_ manifest: Manifest, _ files: BundleFiles) throws(BundleError) -> BinaryLibrary?
  {
    guard let listed = manifest.file(BinaryFormat.path) else { return nil }
    let bytes = try files.mapping(of: listed.path, size: listed.bytes, limit: BundleLimits.file)
    guard let binary = try BinaryLibrary(bytes) else { return nil }
    let counts = manifest.counts
    for (section, expected) in [
      (BinaryFormat.Section.duas, counts.duas), (.categories, counts.categories),
      (.collections, counts.collections), (.journeys, counts.journeys), (.works, counts.works),
    ] where binary.count(section) != expected {
      throw .wrongCount(path: listed.path, expected: expected, found: binary.count(section))
    }
    return binary
  }
}

// MARK: Verification

extension Bundle {
  /// Throws unless the folder contains exactly the files that the manifest lists, with their lengths and SHA-256.
  ///
  /// Every file is read, in pieces: call it after a bundle was downloaded or copied, not at every start of an app. Hidden files
  /// and signatures of the manifest (`manifest.json.…`) are ignored.
  public func verify() throws(BundleError) { try manifest.verifyFiles(in: files) }
}

// MARK: The whole library

extension Bundle {
  /// The whole library, as typed models.
  ///
  /// Reading ten thousand duas takes some hundredths of a second. A program that shows a few of them at a time need not.
  public var library: Library {
    get throws(BundleError) {
      switch content {
      case .library(let library):
        return hidden.isEmpty ? library : try self.library(duas: library.duas, journeys: library.journeys)
      case .binary(let binary):
        try binary.checkAll()
        return try library(duas: binary.duas(), journeys: binary.journeys())
      }
    }
  }

  /// Whether the library is read from `library.bin`; if not, from the JSON files.
  package var isBinary: Bool {
    if case .binary = content { true } else { false }
  }

  /// The whole library, read from the JSON files, including what is withdrawn.
  ///
  /// Length and SHA-256 of each file are checked before it is parsed.
  public func libraryFromJSON() throws(BundleError) -> Library {
    if case .library(let library) = content { return library }
    return try LibraryAssembly(manifest: manifest, files: files).library()
  }

  /// A library of only these duas and journeys, with everything to which they refer: for a screen.
  ///
  /// It has all categories, collections and works, the duas of the journeys, and the duas of which others are variants. Ids that
  /// the bundle does not contain are ignored.
  public func library(of duas: [Dua.ID], journeys: [Journey.ID] = []) throws(BundleError) -> Library {
    var steps: [Journey] = []
    for id in Set(journeys) { if let journey = try self[id] { steps.append(journey) } }
    var wanted = duas + steps.flatMap { $0.steps.map(\.dua) }
    var known: Set<Dua.ID> = []
    var found: [Dua] = []
    while let id = wanted.popLast() {
      guard known.insert(id).inserted, let dua = try self[id] else { continue }
      found.append(dua)
      if let variant = dua.variantOf, let original = try self[dua: variant] { wanted.append(original.id) }
    }
    return try library(duas: found, journeys: steps)
  }

  private func library(duas: [Dua], journeys: [Journey]) throws(BundleError) -> Library {
    let (categories, collections, works) = (try categories, try collections, try works)
    do throws(Library.Problem) {
      return try Library(
        name: manifest.library.name,
        version: manifest.library.version,
        licence: manifest.library.licence,
        defaultLanguage: defaultLanguage,
        duas: hidden.isEmpty ? duas : duas.compactMap(hidden.shown),
        categories: categories,
        collections: collections,
        journeys: hidden.isEmpty ? journeys : journeys.map(hidden.shown),
        works: works
      )
    } catch {
      throw .inconsistent(error)
    }
  }
}

// MARK: Single entities

extension Bundle {
  /// The number of duas.
  public var duaCount: Int { manifest.counts.duas - hidden.indices.count }

  /// The dua with an index from 0 to ``duaCount`` - 1, in the order of ids.
  ///
  /// Any other index throws ``BundleError/noDua(index:count:)``. An index belongs to this bundle: a newer one, and one from which
  /// duas are withdrawn, may have fewer duas.
  public func dua(at index: Int) throws(BundleError) -> Dua {
    guard index >= 0, index < duaCount else { throw .noDua(index: index, count: duaCount) }
    let index = hidden.index(ofShown: index)
    return switch content {
    case .binary(let binary): hidden.withoutHiddenOriginal(try binary.dua(at: index))
    case .library(let library): hidden.withoutHiddenOriginal(library.duas[index])
    }
  }

  /// The dua with this id; nil if there is none.
  public subscript(id: Dua.ID) -> Dua? {
    get throws(BundleError) { try published(id).flatMap(hidden.shown) }
  }

  /// The dua with this slug; nil if there is none.
  public subscript(dua slug: Slug) -> Dua? {
    get throws(BundleError) {
      let dua: Dua? =
        switch content {
        case .binary(let binary):
          try binary.index(ofDua: slug).map { (index) throws(BundleError) in try binary.dua(at: index) }
        case .library(let library): library[dua: slug]
        }
      return dua.flatMap(hidden.shown)
    }
  }

  /// The journey with this id; nil if there is none.
  public subscript(id: Journey.ID) -> Journey? {
    get throws(BundleError) {
      let journey: Journey? =
        switch content {
        case .binary(let binary):
          try binary.index(of: id).map { (index) throws(BundleError) in try binary.journey(at: index) }
        case .library(let library): library[id]
        }
      return journey.map(hidden.shown)
    }
  }

  /// The journey with this slug; nil if there is none.
  public subscript(journey slug: Slug) -> Journey? {
    get throws(BundleError) {
      let journey: Journey? =
        switch content {
        case .binary(let binary):
          try binary.index(ofJourney: slug).map { (index) throws(BundleError) in try binary.journey(at: index)
          }
        case .library(let library): library[journey: slug]
        }
      return journey.map(hidden.shown)
    }
  }

  /// All categories, sorted by id.
  public var categories: [Category] {
    get throws(BundleError) {
      switch content {
      case .binary(let binary): try binary.categories()
      case .library(let library): library.categories
      }
    }
  }

  /// All collections, sorted by id.
  public var collections: [DuaCollection] {
    get throws(BundleError) {
      switch content {
      case .binary(let binary): try binary.collections()
      case .library(let library): library.collections
      }
    }
  }

  /// All journeys, sorted by id.
  public var journeys: [Journey] {
    get throws(BundleError) {
      switch content {
      case .binary(let binary): try binary.journeys().map(hidden.shown)
      case .library(let library): library.journeys.map(hidden.shown)
      }
    }
  }

  /// The reference works that duas cite, sorted by slug.
  public var works: [ReferenceWork] {
    get throws(BundleError) {
      switch content {
      case .binary(let binary): try binary.works()
      case .library(let library): library.works
      }
    }
  }

  /// The slugs of all duas, in the order of ids.
  public var duaSlugs: [Slug] {
    get throws(BundleError) {
      let slugs: [Slug] =
        switch content {
        case .binary(let binary): try binary.duaSlugs()
        case .library(let library): library.duas.map(\.slug)
        }
      return hidden.isEmpty ? slugs : slugs.filter { !hidden.slugs.contains($0) }
    }
  }

  /// The slugs of all journeys, in the order of ids.
  public var journeySlugs: [Slug] {
    get throws(BundleError) {
      switch content {
      case .binary(let binary): try binary.journeySlugs()
      case .library(let library): library.journeys.map(\.slug)
      }
    }
  }
}

// MARK: Withdrawn duas

extension Bundle {
  /// The bundle without the duas that errata withdraw, at a given time: no look-up returns them, and journeys omit their steps.
  ///
  /// No text of the other duas changes. An erratum about another text than that of the bundle has no effect.
  public func withdrawing(_ errata: Errata, at time: UTCTime) throws(BundleError) -> Bundle {
    var bundle = self
    bundle.hidden = HiddenDuas()
    for erratum in errata.entries {
      guard let dua = try published(erratum.dua), erratum.applies(to: dua, at: time) else { continue }
      bundle.hidden.add(dua, erratum, index: try index(of: dua.id))
    }
    bundle.hidden.omitHiddenReplacements()
    return bundle
  }

  /// The duas that are hidden, with the errata that say why. None of them names another hidden one as the dua to recite instead.
  public var withdrawals: [Dua.ID: Erratum] { hidden.errata }

  /// The titles of the duas that are hidden, in every language: what is proposed while someone types must not name them.
  public var withdrawnTitles: [String] { hidden.titles }

  /// A dua as it was published, even if it is withdrawn.
  private func published(_ id: Dua.ID) throws(BundleError) -> Dua? {
    switch content {
    case .binary(let binary):
      try binary.index(of: id).map { (index) throws(BundleError) in try binary.dua(at: index) }
    case .library(let library): library[id]
    }
  }

  private func index(of id: Dua.ID) throws(BundleError) -> Int? {
    switch content {
    case .binary(let binary): try binary.index(of: id)
    case .library(let library): library.duas.firstIndex { $0.id == id }
    }
  }
}

/// The maximum lengths of the files of a bundle, in bytes. Readers refuse longer ones, so none are published.
package enum BundleLimits {
  static let manifest = 4 << 20
  package static let file = 512 << 20

  /// The limit of the file at a path of a bundle.
  package static func limit(of path: String) -> Int { path == Manifest.path ? manifest : file }
}
