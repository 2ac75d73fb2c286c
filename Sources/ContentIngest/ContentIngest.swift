import ContentDraft
import Diagnostics

/// Reads content files: bytes in, located fragments and findings out.
///
/// Reading is a pure function. It never throws, opens nothing, and takes time and memory in proportion to the
/// file, whatever the bytes are. A file that is not well-formed is read up to the place where it breaks; an
/// entity that the break cuts through gives no fragment. Everything else that is wrong costs only the field
/// that it is in.
public enum ContentIngest {
  /// Reads one file.
  ///
  /// - Parameters:
  ///   - bytes: The file as it is stored.
  ///   - file: The number that the ranges of fragments and findings carry.
  ///   - path: The path from the content root, with `/`. Its ending, `.xml` or `.json`, says which form the
  ///     file is in; `library.json` in the root is the library's declaration.
  ///   - limits: How large the file and its parts may be.
  public static func ingest(
    _ bytes: [UInt8],
    file: FileID,
    path: String,
    limits: Limits = .standard
  ) -> IngestedFile {
    let log = FindingLog(file: file, limit: limits.findings)
    guard let form = SourceForm(path: path) else {
      log.report(UnknownForm.finding(path: path, at: log.range(0..<0)))
      return IngestedFile(file: file, findings: log.finish(), isComplete: false)
    }
    guard bytes.count <= limits.fileBytes else {
      log.report(FileTooLarge.finding(size: bytes.count, limit: limits.fileBytes, at: log.range(0..<0)))
      return IngestedFile(file: file, findings: log.finish(), isComplete: false)
    }
    guard let start = EncodingCheck.check(bytes, isXML: form == .xml, log: log) else {
      return IngestedFile(file: file, findings: log.finish(), isComplete: false)
    }
    let source = Source(bytes: bytes, start: start, form: form, limits: limits)
    let assembler = Assembler(Decoding(source: source, log: log))
    switch form {
    case .xml: return XMLReader.read(into: assembler)
    case .json: return JSONReader.read(into: assembler, isDeclaration: path == "library.json")
    }
  }
}

/// The two spellings of the source format.
enum SourceForm {
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
  /// The offset behind the byte order mark, if there is one.
  let start: Int
  let form: SourceForm
  let limits: ContentIngest.Limits

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }
}
