import DuaLibrary

/// What two versions of a library differ in, by meaning.
///
/// A pure function of the two libraries: the same libraries give the same changes in the same order.
public struct LibraryChanges: Equatable, Sendable {
  /// What a version is called.
  public struct Version: Equatable, Sendable {
    /// Where the version comes from, as the user named it.
    public var source: String
    /// The name of the library and the version that its editors gave it; nil if the library was not read.
    public var title: String?
  }

  /// The earlier version.
  public var old: Version
  /// The later version.
  public var new: Version
  /// Sorted by kind and then by id.
  public private(set) var entities: [EntityChange] = []
  /// What programs or users' data that refer to the old version lose.
  public private(set) var breaking: [BreakingChange] = []
  /// The same edit in more than five entries, the most frequent first.
  public private(set) var systematic: [SystematicEdit] = []

  /// Compares two libraries.
  ///
  /// - Parameters:
  ///   - oldSource: Where the old version comes from, for display.
  ///   - newSource: Where the new version comes from.
  public init(from old: Library, to new: Library, oldSource: String = "old", newSource: String = "new") {
    self.old = Version(source: oldSource, title: "\(old.name) \(old.version)")
    self.new = Version(source: newSource, title: "\(new.name) \(new.version)")
    let comparison = LibraryComparison(old: old, new: new)
    entities = comparison.entities
    breaking = BreakingChange.all(from: old, to: new)
    systematic = SystematicEdit.all(in: entities)
  }

  /// The difference of two bundles that follow different versions of the contract: at most one of them can be read.
  public init(oldSource: String, oldSchema: Int, newSource: String, newSchema: Int) {
    old = Version(source: oldSource)
    new = Version(source: newSource)
    breaking = [.schema(old: oldSchema, new: newSchema)]
  }

  /// Whether the libraries are the same.
  public var isEmpty: Bool { entities.isEmpty && breaking.isEmpty }

  /// The number of entities of a kind that were added, removed or changed.
  func count(_ kind: EntityKind, _ event: EntityChange.Event) -> Int {
    entities.count { $0.kind == kind && $0.event == event }
  }
}
