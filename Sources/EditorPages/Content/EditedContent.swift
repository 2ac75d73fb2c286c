import ArabicText
import ComposableMacros
import ContentDraft
import Diagnostics
import DuaLibrary
import DuaSearch
import LibraryCompiler
import Locks
import QuranText
import UnicodeText

/// The content as it is now: what has been read of it, what was found in it, and the library that the app shows.
public final class EditedContent: Sendable {
  /// Which library the app shows.
  public enum Basis: Equatable, Sendable {
    /// There has not been one yet.
    case none
    /// That of the content as it is.
    case current
    /// That of the content as it is, which has errors, without the duas that cannot be kept.
    case withErrors(duasLeftOut: Int)
    /// The last one that could be made: parts of the content cannot be read.
    case earlier
  }

  /// The bundle with which the content is compared.
  public enum Published: Sendable {
    /// With the reason, as the end of a sentence.
    case none(reason: String)
    /// With the name of its folder, as pages show it.
    case bundle(Library, folder: String)
  }

  /// Which library ``library`` is.
  public let basis: Basis
  /// The library that the app shows.
  public let library: Library?
  /// Searches ``library``.
  public let search: LibrarySearch?
  /// What has been read of the content.
  public let draft: LibraryDraft
  /// What was found in it.
  public let diagnostics: [Diagnostic]
  /// Why the content could not be read at all.
  public let failure: String?
  /// The absolute path of the content, for links that open the editor.
  public let folder: String
  /// The bytes of the files with findings that have fixes, by their paths, as they were when they were checked.
  package let sources: [ExactText: [UInt8]]
  /// The bundle with which the page of differences compares the content.
  public let published: Published
  /// Tanzil's texts of the Quran; nil if the editor does not have them.
  public let quran: QuranTexts?
  /// The content when it was last checked, if it has changed since: what was found is shown until it is checked again, except in texts
  /// that are no longer the same.
  let earlier: EditedContent?

  /// For each dua of the draft, the indices of the diagnostics about it.
  let findings: [[Int]]
  /// For each diagnostic, the index of the dua that it is about.
  let owners: [Int?]
  private let indices: [String: Int]
  private let proofs = Lock<[Int: DuaProof]>([:])

  /// Makes what pages show of a build.
  package init(
    basis: Basis = .none,
    library: Library? = nil,
    search: LibrarySearch? = nil,
    draft: LibraryDraft = LibraryDraft(),
    diagnostics: [Diagnostic] = [],
    failure: String? = nil,
    folder: String = "",
    sources: [ExactText: [UInt8]] = [:],
    published: Published = .none(reason: "it has not been opened"),
    quran: QuranTexts? = nil
  ) {
    (self.basis, self.library, self.search) = (basis, library, search)
    (self.draft, self.diagnostics, self.failure) = (draft, diagnostics, failure)
    (self.folder, self.sources, self.published, self.quran) = (folder, sources, published, quran)
    earlier = nil
    let duas = DuaDiagnostics(draft)
    var findings = [[Int]](repeating: [], count: draft.duas.count)
    owners = diagnostics.map(duas.dua)
    for (index, owner) in owners.enumerated() {
      if let owner { findings[owner].append(index) }
    }
    self.findings = findings
    indices = Self.indices(of: draft)
  }

  /// Content that has been read and is being checked.
  ///
  /// - Parameters:
  ///   - draft: What has been read.
  ///   - basis: Which library the app shows.
  ///   - library: The library.
  ///   - former: What pages show of the build before.
  public init(reading draft: LibraryDraft, basis: Basis, library: Library, after former: EditedContent) {
    let checked = former.earlier ?? former
    (self.basis, self.library, search, self.draft) = (basis, library, former.search, draft)
    (diagnostics, failure) = (checked.diagnostics, nil)
    (folder, sources, published, quran) = (checked.folder, checked.sources, checked.published, checked.quran)
    earlier = checked
    indices = Self.indices(of: draft)
    var findings = [[Int]](repeating: [], count: draft.duas.count)
    for (slug, index) in indices {
      if let former = checked.indices[slug] { findings[index] = checked.findings[former] }
    }
    self.findings = findings
    var owners = [Int?](repeating: nil, count: checked.owners.count)
    for (dua, own) in findings.enumerated() { for finding in own { owners[finding] = dua } }
    self.owners = owners
  }

  private static func indices(of draft: LibraryDraft) -> [String: Int] {
    Dictionary(
      draft.duas.enumerated().compactMap { index, dua in dua.slug.value.map { ($0.rawValue, index) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The same content, with the search of its library, or why there is none.
  public init(_ content: EditedContent, search: LibrarySearch? = nil, failure: String? = nil) {
    (basis, library, self.search) = (content.basis, content.library, search ?? content.search)
    (draft, diagnostics, self.failure) = (content.draft, content.diagnostics, failure ?? content.failure)
    (folder, sources, published) = (content.folder, content.sources, content.published)
    (quran, earlier) = (content.quran, content.earlier)
    (findings, owners, indices) = (content.findings, content.owners, content.indices)
  }

  /// Whether the content has been read at all.
  var isRead: Bool { basis != .none || failure != nil || !diagnostics.isEmpty }

  /// Whether the content has changed since it was checked.
  var isChecking: Bool { earlier != nil }

  /// The index of a dua of the draft; nil if there is none of that name.
  public func index(of slug: String) -> Int? { indices[slug] }

  /// The texts of a dua with what is known about their characters.
  public func proof(of index: Int) -> DuaProof {
    if let proof = proofs.withLock({ $0[index] }) { return proof }
    let proof = DuaProof(of: index, in: self)
    proofs.withLock { $0[index] = proof }
    return proof
  }

  /// The number of findings of a severity.
  public func count(_ severity: Severity) -> Int {
    count(of: diagnostics.indices.filter { diagnostics[$0].severity == severity })
  }

  /// The number of findings that some diagnostics, given by their indices, stand for.
  func count(of indices: some Sequence<Int>) -> Int { indices.reduce(0) { $0 + diagnostics[$1].count } }

  /// The library's scheme of transliteration.
  var romanizer: Romanizer {
    draft.declaration?.policy.transliterationScheme.flatMap { Romanizer(scheme: $0) } ?? .rizq1
  }
}

extension EditedContent: Equatable {
  /// Whether it is of the same build.
  public static func == (first: EditedContent, second: EditedContent) -> Bool { first === second }
}

extension SharedKey where Self == InMemoryKey<EditedContent>.Default {
  /// The content as it is now, as all pages see it.
  public static var editedContent: Self { Self[.inMemory("edited-content"), default: EditedContent()] }
}
