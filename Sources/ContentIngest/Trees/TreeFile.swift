import Diagnostics

/// The result of reading a foreign file: its tree, and all findings.
public struct TreeFile<Tree: Sendable>: Sendable {
  /// The whole file; nil when it is not well-formed.
  public var root: Tree?
  /// In the order of the file.
  public var findings: [Finding]
}

extension ContentIngest {
  /// Reads a JSON file of any structure, as strictly as a source file.
  public static func jsonTree(
    _ bytes: [UInt8],
    file: FileID,
    limits: Limits = .standard
  ) -> TreeFile<JSONTree> {
    tree(bytes, file, .json, limits) { JSONReader.readTree($0) }
  }

  /// Reads a file of JSON values, one after the other, as in lines of JSON: as strictly as a source file.
  public static func jsonTrees(
    _ bytes: [UInt8],
    file: FileID,
    limits: Limits = .standard
  ) -> TreeFile<[JSONTree]> {
    tree(bytes, file, .json, limits) { JSONReader.readTrees($0) }
  }

  /// Reads an XML file of any structure, as strictly as a source file.
  public static func xmlTree(
    _ bytes: [UInt8],
    file: FileID,
    limits: Limits = .standard
  ) -> TreeFile<XMLTree> {
    tree(bytes, file, .xml, limits) { XMLTreeReader.read($0) }
  }

  /// Checks that a text file is UTF-8, is neither too large nor empty, and contains no forbidden character.
  ///
  /// The root is the offset after a byte order mark.
  public static func textStart(
    _ bytes: [UInt8],
    file: FileID,
    limits: Limits = .standard
  ) -> TreeFile<Int> {
    tree(bytes, file, nil, limits) { context in
      let start = context.source.start
      if bytes[start...].contains(where: { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }) { return start }
      context.log.report(NoContent.finding(at: context.log.range(0..<bytes.count)))
      return nil
    }
  }

  private static func tree<Tree>(
    _ bytes: [UInt8],
    _ file: FileID,
    _ syntax: SourceSyntax?,
    _ limits: Limits,
    _ work: WorkCounter = WorkCounter(),
    _ read: (DecodingContext) -> Tree?
  ) -> TreeFile<Tree> {
    let log = FindingLog(file: file, limit: limits.findings)
    guard bytes.count <= limits.fileBytes else {
      log.report(FileTooLarge.finding(size: bytes.count, limit: limits.fileBytes, at: log.range(0..<0)))
      return TreeFile(root: nil, findings: log.finish())
    }
    guard let start = EncodingCheck.check(bytes, syntax, log: log, work: work) else {
      return TreeFile(root: nil, findings: log.finish())
    }
    // The syntax of other texts is that of whoever reads them.
    let source = Source(bytes: bytes, start: start, syntax: syntax ?? .json, limits: limits, work: work)
    let root = read(DecodingContext(source: source, log: log))
    return TreeFile(root: root, findings: log.finish())
  }
}
