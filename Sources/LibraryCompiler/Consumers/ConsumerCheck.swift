import Composable
import ContentDraft
import ContentIngest
import Diagnostics
import DuaLibrary
import UnicodeText

/// Decodes the files of a bundle as a consumer does.
public struct ConsumerCheck: Sendable {
  private let files: FileClient
  private let environment: EnvironmentClient

  /// Uses the clients of the current dependencies.
  public init() {
    @Dependency(\.files) var files
    @Dependency(\.environment) var environment
    self.init(files: files, environment: environment)
  }

  init(files: FileClient, environment: EnvironmentClient) {
    (self.files, self.environment) = (files, environment)
  }

  /// The result of a check.
  public struct Result: Equatable, Sendable {
    /// What the consumer would lose or read as nil.
    public var report: DiagnosticReport
    /// The folder of the files, as named by the user.
    public var folder: String
    /// The number of files.
    public var fileCount: Int
  }

  /// The maximum size of a file, in bytes.
  private static let sizeLimit = ContentIngest.Limits.standard.fileBytes

  /// Decodes the files that `rizq build --consumer` wrote into a bundle; if there are none, or with `readsPlain`, the bundle's own.
  /// Instead of a bundle it can be an export of documents of Firestore.
  ///
  /// - Parameters:
  ///   - name: The consumer.
  ///   - content: The folder of the sources, absolute or relative to the working directory.
  ///   - bundle: The folder of the bundle, absolute or relative to the working directory.
  public func run(
    _ name: String,
    content: String,
    bundle: String,
    readsPlain: Bool
  ) throws(OperationalFailure) -> Result {
    do {
      return try check(name, content, bundle, readsPlain: readsPlain)
    } catch {
      throw OperationalFailure(causedBy: error)
    }
  }

  private func check(_ name: String, _ content: String, _ bundle: String, readsPlain: Bool) throws -> Result {
    let consumer = try consumer(name, content)
    let root = Paths.absolute(bundle, from: environment.workingDirectory())
    let documents = Paths.join(root, FirestoreDocuments.path)
    if try files.status(documents) != nil {
      return try check(consumer, documents: files.read(documents, FirestoreDocuments.fileBytes).bytes, bundle)
    }
    guard try files.status(Paths.join(root, Manifest.path)) != nil else {
      throw OperationalFailure(
        "there is no bundle in `\(bundle)`",
        hint: "make one with `rizq build`, and name its folder with --bundle"
      )
    }
    let own = Paths.join(root, consumer.folder)
    let isPlain = try readsPlain || files.status(own) == nil
    let folder = isPlain ? root : own
    var texts: [SourceText] = []
    var findings: [Finding] = []
    for table in consumer.tables {
      let path = isPlain ? table.rows.path : table.path
      let bytes = try files.read(Paths.join(folder, path), Self.sizeLimit).bytes
      let file = FileID(texts.count)
      texts.append(SourceText(path: path, bytes: bytes))
      findings += ConsumerDecoder(consumer: consumer, table: table).findings(in: bytes, file: file)
    }
    return Result(
      report: report(findings, texts),
      folder: isPlain ? bundle : Paths.join(bundle, consumer.folder),
      fileCount: texts.count
    )
  }

  /// - Parameter documents: The file of an export to Firestore.
  private func check(_ consumer: Consumer, documents bytes: [UInt8], _ folder: String) throws -> Result {
    let text = SourceText(path: FirestoreDocuments.path, bytes: bytes)
    let documents = try FirestoreDocuments(bytes, text)
    let findings = consumer.tables.flatMap { table in
      ConsumerDecoder(consumer: consumer, table: table)
        .findings(in: documents.rows(of: String(table.rows.path.dropLast(".json".count))))
    }
    return Result(report: report(documents.findings + findings, [text]), folder: folder, fileCount: 1)
  }

  private func report(_ findings: [Finding], _ texts: [SourceText]) -> DiagnosticReport {
    DiagnosticReport.limited(
      findings,
      path: { texts[Int($0.rawValue)].path },
      text: { texts[Int($0.rawValue)] }
    )
  }

  private func consumer(_ name: String, _ content: String) throws -> Consumer {
    let paths = try BuildPaths(for: BuildRequest(content: content), files: files, environment: environment)
    let listing = try SourceFinder(files: files, root: paths.root).find()
    let reader = SourceReader(files: files, root: paths.root, listing: listing)
    let consumers = listing.sources.filter { listing.path(of: $0).hasPrefix(Consumer.sourceFolder) }
    let draft = LibraryDraft(files: consumers.map { reader.ingest($0).file })
    return try Consumer.named([name], in: draft)[0]
  }
}
