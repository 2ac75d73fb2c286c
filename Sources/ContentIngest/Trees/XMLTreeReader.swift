import CLibXML2
import Diagnostics
import UnicodeText

/// Makes a tree of an XML file. As strict and as closed as ``XMLReader``: nothing is expanded but character references and
/// the five entities of XML, and nothing is opened.
final class XMLTreeReader: XMLHandler {
  private let source: Source
  private let log: FindingLog
  private let parser: xmlParserCtxtPtr
  private var tag = StartTag()
  /// The elements whose end tag has not come, the outermost first.
  private var open: [XMLTree] = []
  private var root: XMLTree?
  /// The text in progress, of all pieces since the last tag.
  private var text: [UInt8] = []
  /// The offset behind the tag that was read last.
  private var tagEnd: Int
  private var namespaces = 0
  private var hasStopped = false

  /// Reads a file to its end; nil where it breaks, after a report.
  static func read(_ decoding: Decoding) -> XMLTree? {
    let (source, log) = (decoding.source, decoding.log)
    XMLDeclaration.check(source, log: log)
    guard source.bytes[source.start...].contains(where: { !$0.isXMLSpace }) else {
      log.report(NoContent.finding(at: log.range(0..<source.bytes.count)))
      return nil
    }
    guard XMLLimitCheck.check(source, log: log), let parser = XMLParser.make(source.bytes[source.start...])
    else { return nil }
    defer { xmlFreeParserCtxt(parser) }
    return XMLTreeReader(source, log, parser).run()
  }

  private init(_ source: Source, _ log: FindingLog, _ parser: xmlParserCtxtPtr) {
    self.source = source
    self.log = log
    self.parser = parser
    tagEnd = source.start
  }

  private func run() -> XMLTree? {
    XMLParser.parse(parser, handler: self)
    if !hasStopped, parser.pointee.wellFormed == 0 {
      log.report(MalformedXML.finding(at: log.range(offset..<offset)))
      hasStopped = true
    }
    return hasStopped ? nil : root
  }

  /// How far the parser has read.
  private var offset: Int {
    guard let input = parser.pointee.input?.pointee, let current = input.cur, let base = input.base else {
      return source.bytes.count
    }
    return min(source.bytes.count, source.start + Int(input.consumed) + (current - base))
  }

  private func stop(_ finding: Finding) {
    log.report(finding)
    hasStopped = true
    xmlStopParser(parser)
  }
}

// MARK: - What the parser calls

extension XMLTreeReader {
  func documentType() {
    let start = StartTag.lastOpening(source.bytes, before: offset)
    stop(DocumentTypeDeclaration.finding(at: log.range(start..<offset)))
  }

  func startElement(_ values: XMLAttributeValues, namespace: UnsafePointer<xmlChar>?) {
    // The parser also calls for a tag that the end of the file cuts off, and only then finds the error.
    guard !hasStopped, offset < source.bytes.count else { return }
    tag.read(source.bytes, endingAt: offset)
    namespaces += values.namespaces
    guard namespaces <= source.limits.fields else {
      return stop(
        TooManyFields.finding("namespaces", limit: source.limits.fields, at: log.range(tag.range))
      )
    }
    closeText(before: tag.range.lowerBound)
    tagEnd = tag.range.upperBound
    open.append(
      XMLTree(
        name: source.text(tag.name),
        nameRange: log.range(tag.name),
        range: log.range(tag.range),
        attributes: attributes(values)
      )
    )
  }

  func endElement() {
    guard !hasStopped else { return }
    let end = offset
    closeText(before: end <= tagEnd ? tagEnd : StartTag.lastOpening(source.bytes, before: end))
    tagEnd = end
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(.element(element))
    }
  }

  func characters(_ piece: UnsafeBufferPointer<UInt8>) {
    guard !hasStopped else { return }
    guard text.count + piece.count <= source.limits.textBytes else {
      return stop(
        TextTooLong.finding(
          "text",
          size: text.count + piece.count,
          limit: source.limits.textBytes,
          at: log.range(tagEnd..<tagEnd)
        )
      )
    }
    text.append(contentsOf: piece)
  }

  func comment() {}

  /// An instruction says nothing about the texts of a foreign file.
  func processingInstruction(_ target: String) {}

  func fatalError(_ error: xmlError) {
    guard !hasStopped else { return }
    hasStopped = true
    let failure = XMLFailure(source: source, log: log, offset: offset, open: open.map(\.nameRange.bytes))
    log.report(
      failure.finding(
        code: xmlParserErrors(UInt32(bitPattern: error.code)),
        detail: error.str1.map { String(cString: $0) } ?? ""
      )
    )
  }

  private func closeText(before end: Int) {
    defer { text.removeAll(keepingCapacity: true) }
    guard !text.isEmpty, !open.isEmpty else { return }
    let text = String(decoding: text, as: UTF8.self)
    let place = log.range(tagEnd..<max(tagEnd, end))
    if let scalar = text.unicodeScalars.first(where: \.isForbiddenInText),
      source.bytes[place.bytes].contains(UInt8(ascii: "&"))
    {
      log.report(ForbiddenCharacter.finding(scalar, isWritten: false, at: place))
    }
    open[open.count - 1].children.append(.text(Located(text, at: place)))
  }

  private func attributes(_ values: XMLAttributeValues) -> [XMLTree.Attribute] {
    var attributes: [XMLTree.Attribute] = []
    for (name, value) in tag.attributes {
      let text = source.text(name)
      // The parser does not count declarations of namespaces among the attributes.
      guard text != "xmlns", !text.hasPrefix("xmlns:") else { continue }
      attributes.append(
        XMLTree.Attribute(
          name: Located(text, at: log.range(name)),
          value: Located(values[attributes.count], at: log.range(value))
        )
      )
    }
    return attributes
  }
}
