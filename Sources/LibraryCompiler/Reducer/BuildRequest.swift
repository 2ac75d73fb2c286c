import ContentRepair

/// The arguments of a build.
public struct BuildRequest: Equatable, Sendable {
  /// The folder of the sources, absolute or relative to the working directory.
  public var content: String
  /// The folder of the bundle; nil checks the sources and writes nothing.
  public var output: String?
  /// Whether a warning prevents publishing, as an error does.
  public var isStrict: Bool
  /// Whether a dua that breaks rules is kept if it can still be read.
  public var isLenient: Bool
  /// The number of files to read, and of texts to check, at once, at least 1; nil means one for each processor.
  public var jobs: Int?
  /// The changes to make in the sources; nil for none. Not together with an output.
  public var fixes: FixRequest?
  /// Whether ``fixes`` are computed and not written.
  public var isDryRun: Bool
  /// The folder of Tanzil's texts of the Quran, absolute or relative to the working directory; nil if findings need not show
  /// the words of the Quran.
  public var quran: String?
  /// The findings to show, count and fix; nil for all. Not together with an output.
  public var selection: FindingSelection?
  /// The consumers whose forms are written into the bundle, by name.
  public var consumers: [String]
  /// Whether the bundle has no search index.
  public var skipsIndex: Bool
  /// Where results are kept for later builds.
  public var cache: CacheLocation
  /// Whether the diagnostics of severity ``Severity/information`` are wanted. A report from the cache has only their number
  /// otherwise.
  public var showsInformation: Bool

  public init(
    content: String,
    output: String? = nil,
    isStrict: Bool = false,
    isLenient: Bool = false,
    jobs: Int? = nil,
    fixes: FixRequest? = nil,
    isDryRun: Bool = false,
    quran: String? = nil,
    selection: FindingSelection? = nil,
    consumers: [String] = [],
    skipsIndex: Bool = false,
    cache: CacheLocation = .none,
    showsInformation: Bool = true
  ) {
    self.content = content
    self.output = output
    self.isStrict = isStrict
    self.isLenient = isLenient
    self.jobs = jobs
    self.fixes = fixes
    self.isDryRun = isDryRun
    self.quran = quran
    self.selection = selection
    self.consumers = consumers
    self.skipsIndex = skipsIndex
    self.cache = cache
    self.showsInformation = showsInformation
  }
}
