import CLibXML2
import Diagnostics

/// One run of libxml2 over a file: owns the parser, knows how far it has read, and decides when it stops.
///
/// The parser is strict and closed: it expands nothing but character references and the five entities of XML, opens
/// nothing, and is handed only what ``XMLLimitCheck`` accepts.
final class XMLSession {
  let source: Source
  let log: FindingLog
  private let parser: xmlParserCtxtPtr
  /// Receives the events during `parse`, and is nil otherwise.
  private var handler: (any XMLHandler)?
  /// The start tag that was read last.
  private(set) var tag = StartTag()
  private var namespaces = 0
  /// Whether reading ended before the end of the file. The reason is in the log.
  private(set) var hasStopped = false
  /// The offset at which reading ended before the end of the file.
  private(set) var stopOffset = 0

  /// libxml2 initializes its tables once, before the first thread uses it.
  private static let isInitialized: Bool = {
    xmlInitParser()
    return true
  }()

  /// Returns nil, with the reason in the log, when the file is empty or must not be parsed.
  init?(_ context: DecodingContext) {
    (source, log) = (context.source, context.log)
    XMLDeclaration.check(source, log: log)
    let content = source.bytes[source.start...]
    guard content.contains(where: { !$0.isXMLSpace }) else {
      log.report(NoContent.finding(at: log.range(0..<source.bytes.count)))
      return nil
    }
    guard XMLLimitCheck.check(source, log: log), Self.isInitialized else { return nil }
    // The parser copies the bytes, which it takes as characters of C, before it returns.
    let parser = content.withUnsafeBytes { bytes in
      xmlCreateMemoryParserCtxt(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(clamping: bytes.count)
      )
    }
    guard let parser else { return nil }
    self.parser = parser
  }

  deinit { xmlFreeParserCtxt(parser) }

  /// Sends the events of the file to `handler`. Returns whether the file was read to its end.
  ///
  /// No network, no expansion of entities, no recovery; libxml2's own limits stay on. A declared encoding is ignored,
  /// because the bytes are known to be UTF-8.
  func parse(_ handler: any XMLHandler) -> Bool {
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    xmlCtxtUseOptions(parser, Int32(bitPattern: options))
    parser.pointee.sax?.pointee = Self.callbacks
    self.handler = handler
    // The session outlives the call, and the parser keeps the pointer no longer than that.
    parser.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    xmlParseDocument(parser)
    parser.pointee.userData = nil
    self.handler = nil
    if let document = parser.pointee.myDoc {
      xmlFreeDoc(document)
      parser.pointee.myDoc = nil
    }
    if !hasStopped, parser.pointee.wellFormed == 0 {
      log.report(MalformedXML.finding(at: log.range(offset..<offset)))
      markStopped()
    }
    return !hasStopped
  }

  /// How far the parser has read.
  var offset: Int {
    guard let input = parser.pointee.input?.pointee, let current = input.cur, let base = input.base else {
      return source.bytes.count
    }
    return min(source.bytes.count, source.start + Int(input.consumed) + (current - base))
  }

  /// The range of the markup that the parser has just read, from its `<`.
  var lastMarkup: Range<Int> {
    let end = offset
    return source.lastOpening(before: end)..<end
  }

  /// The range of the comment that the parser has just read. A comment may contain `<`, but no `--`.
  var lastComment: Range<Int> {
    let end = offset
    var start = max(source.start, end - "-->".utf8.count)
    while start > source.start, !source.bytes[start...].starts(with: "<!--".utf8) { start -= 1 }
    source.work.add(end - start)
    return start..<end
  }

  /// Ends reading. The reason must be in the log.
  func stop() {
    markStopped()
    xmlStopParser(parser)
  }

  private func markStopped() { (hasStopped, stopOffset) = (true, offset) }

  func stop(_ finding: Finding) {
    log.report(finding)
    stop()
  }
}

// MARK: - SAX callbacks

extension XMLSession {
  private static var callbacks: xmlSAXHandler {
    var sax = xmlSAXHandler()
    sax.initialized = UInt32(XML_SAX2_MAGIC)
    sax.internalSubset = { session, _, _, _ in running(session)?.documentType() }
    sax.startElementNs = { session, _, _, namespace, namespaces, _, count, _, attributes in
      let values = XMLAttributeValues(pointers: attributes, count: Int(count))
      running(session)?.startElement(values, namespace: namespace, newNamespaces: Int(namespaces))
    }
    sax.endElementNs = { session, _, _, _ in running(session)?.handler?.endElement() }
    sax.characters = { session, text, length in
      running(session)?.handler?.characters(UnsafeBufferPointer(start: text, count: Int(length)))
    }
    sax.ignorableWhitespace = sax.characters
    sax.cdataBlock = sax.characters
    sax.comment = { session, _ in running(session)?.handler?.comment() }
    sax.processingInstruction = { session, target, _ in
      running(session)?.handler?.processingInstruction(target.map { String(cString: $0) } ?? "")
    }
    sax.serror = { session, error in
      guard let error = error?.pointee, error.level == XML_ERR_FATAL else { return }
      running(session)?.fatalError(error)
    }
    return sax
  }

  private func documentType() {
    stop(DocumentTypeDeclaration.finding(at: log.range(lastMarkup)))
  }

  private func startElement(
    _ values: XMLAttributeValues,
    namespace: UnsafePointer<xmlChar>?,
    newNamespaces: Int
  ) {
    let end = offset
    // The parser also reports a tag that the end of the file cuts off, and only then finds the error.
    guard end < source.bytes.count else { return }
    tag.read(source, endingAt: end)
    // The parser looks up every prefix in a list of all declarations in force.
    namespaces += newNamespaces
    guard namespaces <= source.limits.fields else {
      return stop(
        TooManyFields.finding("namespaces", limit: source.limits.fields, at: log.range(tag.range))
      )
    }
    handler?.startElement(values, namespace: namespace)
  }

  private func fatalError(_ error: xmlError) {
    markStopped()
    let failure = XMLFailure(
      source: source,
      log: log,
      offset: offset,
      openElements: handler?.openElementNames ?? []
    )
    log.report(
      failure.finding(
        code: xmlParserErrors(UInt32(bitPattern: error.code)),
        detail: error.str1.map { String(cString: $0) } ?? ""
      )
    )
    stopAfterError()
  }

  /// Ends the loops of the parser, which otherwise goes on to the end of the file and makes a message of each error: of `--` in a
  /// comment with a copy of the comment before it.
  ///
  /// `xmlStopParser` also frees the bytes, of which the parser may hold a pointer while it reports an error.
  private func stopAfterError() {
    parser.pointee.instate = XML_PARSER_EOF
    // Since version 2.13, more than 1 stands for the end.
    parser.pointee.disableSAX = 2
  }
}

/// The session that a callback is for, unless it has stopped.
private func running(_ pointer: UnsafeMutableRawPointer?) -> XMLSession? {
  guard let pointer else { return nil }
  let session = Unmanaged<XMLSession>.fromOpaque(pointer).takeUnretainedValue()
  return session.hasStopped ? nil : session
}

/// Receives the events of an XML file, in the order of the file.
protocol XMLHandler: AnyObject {
  /// The session has read the tag.
  func startElement(_ values: XMLAttributeValues, namespace: UnsafePointer<xmlChar>?)
  func endElement()
  /// A piece of a text; one text may come in many.
  func characters(_ piece: UnsafeBufferPointer<UInt8>)
  func comment()
  func processingInstruction(_ target: String)
  /// The names of the elements that are not closed yet, outermost first.
  var openElementNames: [Range<Int>] { get }
}

/// The attribute values of a start tag as the parser gives them: five pointers each (name, prefix, namespace, start and
/// end of the value), not terminated by NUL, valid only during the callback.
struct XMLAttributeValues {
  let pointers: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  let count: Int

  subscript(index: Int) -> String {
    guard index < count, let start = pointers?[index * 5 + 3], let end = pointers?[index * 5 + 4] else {
      return ""
    }
    let value = UnsafeBufferPointer(start: start, count: end - start)
    guard value.contains(UInt8(ascii: "&")) else { return String(decoding: value, as: UTF8.self) }
    // A parser that does not expand entities writes every ampersand of a value as `&#38;`, for the tree that it usually builds.
    // By bytes: with a combining mark after it, the semicolon is another character.
    let reference = "&#38;".utf8
    var bytes: [UInt8] = []
    bytes.reserveCapacity(value.count)
    var index = 0
    while index < value.count {
      bytes.append(value[index])
      index += value[index...].starts(with: reference) ? reference.count : 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func isXInclude(_ namespace: UnsafePointer<xmlChar>?) -> Bool {
    guard let namespace else { return false }
    return String(cString: namespace).hasSuffix("/XInclude")
  }
}
