import ContentDraft
import Diagnostics

/// Reads content files: bytes in, located fragments and findings out.
///
/// Reading is a pure function. It never throws, opens nothing, and takes time and memory in proportion to the size of
/// the file, whatever its bytes. A file that is not well-formed is read up to the first syntax error; an entity that is
/// cut off there gives no fragment. Any other error affects only its own field.
public enum ContentIngest {
  /// Reads one file.
  ///
  /// - Parameters:
  ///   - bytes: The file as it is stored.
  ///   - file: The file of the ranges in fragments and findings.
  ///   - path: The path from the content root, with `/`. Its extension, `.xml` or `.json`, is the file's syntax;
  ///     `library.json` in the root declares the library, and
  ///     `ids.json` there lists the ids that were given.
  ///   - limits: The largest sizes of the file and its parts.
  public static func ingest(
    _ bytes: [UInt8],
    file: FileID,
    path: String,
    limits: Limits = .standard
  ) -> IngestedFile {
    var result = ingest(bytes, file: file, path: path, limits: limits, work: WorkCounter())
    result.path = path
    return result
  }

  static func ingest(
    _ bytes: [UInt8],
    file: FileID,
    path: String,
    limits: Limits,
    work: WorkCounter
  ) -> IngestedFile {
    let log = FindingLog(file: file, limit: limits.findings)
    guard let syntax = SourceSyntax(path: path) else {
      log.report(UnknownForm.finding(path: path, at: log.range(0..<0)))
      return IngestedFile(file: file, findings: log.finish(), isComplete: false)
    }
    guard bytes.count <= limits.fileBytes else {
      log.report(FileTooLarge.finding(size: bytes.count, limit: limits.fileBytes, at: log.range(0..<0)))
      return IngestedFile(file: file, findings: log.finish(), isComplete: false)
    }
    guard let start = EncodingCheck.check(bytes, syntax, log: log, work: work) else {
      return IngestedFile(file: file, findings: log.finish(), isComplete: false)
    }
    let source = Source(bytes: bytes, start: start, syntax: syntax, limits: limits, work: work)
    let assembler = Assembler(DecodingContext(source: source, log: log))
    switch syntax {
    case .xml: return XMLReader.read(into: assembler)
    case .json: return JSONReader.read(into: assembler, JSONDocument(path: path))
    }
  }
}

extension ContentIngest {
  /// The largest sizes of a file and its parts. Anything larger is an error.
  public struct Limits: Equatable, Sendable {
    /// The limits of the source format.
    public static let standard = Limits()

    /// The limits of the files of a bundle, which have as many values as its library.
    public static let bundle: Limits = {
      var limits = Limits()
      limits.nodes = .max
      return limits
    }()

    /// The largest size of a file, in bytes.
    public var fileBytes = 64 << 20
    /// The deepest nesting of elements, objects and arrays.
    public var depth = 64
    /// The largest size of one value, comment or instruction, in bytes.
    public var textBytes = 1 << 20
    /// The largest number of attributes and text elements on an element, and of keys in an object.
    public var fields = 256
    /// The largest number of records and of entries of lists in a file: duas, sources, journeys, steps, terms.
    public var records = 100_000
    /// The largest number of values in the records of a file, and of values and elements that are not read.
    public var values = 1_000_000
    /// In a file of any structure, the largest number of objects, arrays and single values, or of elements and attributes.
    public var nodes = 1_000_000
    /// The largest number of findings of a file; one more gives the number omitted.
    public var findings = 10_000

    public init() {}
  }
}

/// The two syntaxes of the source format.
enum SourceSyntax {
  case xml, json

  init?(path: String) {
    if path.hasSuffix(".xml") {
      self = .xml
    } else if path.hasSuffix(".json") {
      self = .json
    } else {
      return nil
    }
  }
}

/// A file whose bytes are known to be UTF-8.
struct Source {
  let bytes: [UInt8]
  /// The offset after the byte order mark, if there is one.
  let start: Int
  let syntax: SourceSyntax
  let limits: ContentIngest.Limits
  let work: WorkCounter

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }
}

/// Counts the bytes that the readers visit and the fields that they decode, so that tests can show that reading is linear.
/// One counter for each file, used by one thread.
final class WorkCounter {
  private(set) var steps = 0

  func add(_ steps: Int) { self.steps += steps }
}
