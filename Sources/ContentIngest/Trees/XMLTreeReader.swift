import CLibXML2
import Diagnostics
import UnicodeText

/// Makes a tree of the elements of an XML file, whatever their names.
final class XMLTreeReader: XMLHandler {
  private let session: XMLSession
  /// The elements that are not closed yet, outermost first.
  private var open: [XMLTree] = []
  private var root: XMLTree?
  private var size: FileSize
  /// The text since the last tag.
  private var text: [UInt8] = []
  /// The offset after the tag that was read last.
  private var tagEnd: Int
  /// The comments since the last tag.
  private var comments: [XMLTree.Acknowledgement] = []

  /// Reads a file. Returns nil when it is not well-formed, with the reason in the log.
  static func read(_ context: DecodingContext) -> XMLTree? {
    guard let session = XMLSession(context) else { return nil }
    let reader = XMLTreeReader(session)
    return session.parse(reader) ? reader.root : nil
  }

  private init(_ session: XMLSession) {
    self.session = session
    tagEnd = session.source.start
    size = FileSize(session.source.limits)
  }

  private var source: Source { session.source }
  private var log: FindingLog { session.log }
}

// MARK: - Events

extension XMLTreeReader {
  var openElementNames: [Range<Int>] { open.map(\.nameRange.bytes) }

  func startElement(_ values: XMLAttributeValues, namespace: UnsafePointer<xmlChar>?) {
    let tag = session.tag
    finishText(before: tag.range.lowerBound)
    tagEnd = tag.range.upperBound
    let count = 1 + tag.attributes.count
    if let finding = size.addNodes(count, "elements and attributes", at: log.range(tag.range)) {
      log.removeAll(except: TooManyRecords.id)
      return session.stop(finding)
    }
    open.append(
      XMLTree(
        name: source.text(tag.name),
        nameRange: log.range(tag.name),
        range: log.range(tag.range),
        attributes: attributes(values)
      )
    )
    takeComments()
  }

  func endElement() {
    let end = session.offset
    finishText(before: end <= tagEnd ? tagEnd : source.lastOpening(before: end))
    tagEnd = end
    takeComments()
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(.element(element))
    }
  }

  func characters(_ piece: UnsafeBufferPointer<UInt8>) {
    let size = text.count + piece.count
    guard size <= source.limits.textBytes else {
      return session.stop(
        TextTooLong.finding(
          "text",
          size: size,
          limit: source.limits.textBytes,
          at: log.range(tagEnd..<tagEnd)
        )
      )
    }
    source.work.add(piece.count)
    text.append(contentsOf: piece)
  }

  func comment() {
    guard case .acknowledgement(let comment) = AllowComment.read(session.lastComment, in: source) else {
      return
    }
    comments.append(
      XMLTree.Acknowledgement(rule: source.text(comment.rule), reason: comment.reasonText(in: source))
    )
  }

  /// Assigns the comments since the last tag to the element that was opened last.
  private func takeComments() {
    guard !comments.isEmpty, let last = open.indices.last else { return }
    open[last].acknowledgements += comments
    comments = []
  }

  /// Instructions do not matter in a foreign file.
  func processingInstruction(_ target: String) {}

  private func finishText(before end: Int) {
    defer { text.removeAll(keepingCapacity: true) }
    guard !text.isEmpty, !open.isEmpty else { return }
    let text = String(decoding: text, as: UTF8.self)
    let range = log.range(tagEnd..<max(tagEnd, end))
    source.work.add(range.bytes.count)
    if text.unicodeScalars.contains(where: \.isForbiddenInText),
      let reference = source.forbiddenReference(in: range.bytes)
    {
      let referenceRange = log.range(reference.range)
      log.report(ForbiddenCharacter.finding(reference.scalar, isWritten: false, at: referenceRange))
    }
    open[open.count - 1].children.append(.text(Located(text, at: range)))
  }

  private func attributes(_ values: XMLAttributeValues) -> [XMLTree.Attribute] {
    var attributes: [XMLTree.Attribute] = []
    for (name, value) in session.tag.attributes {
      let text = source.text(name)
      // The parser does not count namespace declarations among the attributes.
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
