import ArabicText
import ContentValidation
import DuaLibrary
import DuaSearch

/// The files of a bundle, ready to be written.
public struct RenderedBundle: Equatable, Sendable {
  /// Every file with its bundle-relative path, the manifest last.
  public var artifacts: [Artifact]

  public init(artifacts: [Artifact]) { self.artifacts = artifacts }

  /// The size of all files, in bytes.
  public var size: Int { artifacts.reduce(0) { $0 + $1.bytes.count } }
}

extension RenderedBundle {
  /// Indexes a library and writes it as a bundle. A pure function: the same library gives the same bytes.
  init(of library: Library) throws {
    let index = SearchIndexBuilder(library).build().encoded()
    artifacts = try BundleWriter.artifacts(
      for: library,
      additional: [Artifact(path: SearchIndex.path, bytes: Array(index))],
      foldVersion: ArabicFold.version,
      ruleSetVersion: RuleCatalogue.version
    )
  }
}
