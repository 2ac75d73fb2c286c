import CLibXML2
import ContentDraft
import Diagnostics
import UnicodeText

/// Makes records of the elements of an XML file.
final class XMLReader: XMLHandler {
  let session: XMLSession
  var assembler: Assembler
  var open: [OpenElement] = []
  /// The records in progress, outermost first.
  var records: [Record] = []
  /// The text of the element in progress.
  var text: [UInt8] = []
  var isTextTooLong = false
  /// The offset after the markup that was read last.
  var markupEnd: Int
  /// The offset after the element that ended last.
  var elementEnd = 0
  var allowComments = AllowComments()
  /// How many more start tags than end tags the entries have; nil until something is found in an entry, or outside of one, that does
  /// not belong there.
  var entryBalance: Int?
  /// The declarations of XInclude's namespace.
  var inclusionNamespaces: [SourceRange] = []

  /// Reads a file to its end, or to its first syntax error.
  static func read(into assembler: consuming Assembler) -> IngestedFile {
    guard let session = XMLSession(assembler.context) else {
      assembler.markIncomplete()
      return assembler.finish()
    }
    return XMLReader(session, assembler).run()
  }

  private init(_ session: XMLSession, _ assembler: Assembler) {
    self.session = session
    self.assembler = assembler
    markupEnd = session.source.start
  }

  private func run() -> IngestedFile {
    if session.parse(self) {
      allowComments.endEntries(log: session.log)
    } else {
      assembler.markStopped(at: session.stopOffset)
    }
    return assembler.finish()
  }

  var source: Source { session.source }

  func range(_ bytes: Range<Int>) -> SourceRange { session.log.range(bytes) }

  func report(_ finding: @autoclosure () -> Finding) { session.log.report(finding()) }
}

// MARK: - Events

extension XMLReader {
  var openElementNames: [Range<Int>] { open.map(\.name) }

  func startElement(_ values: XMLAttributeValues, namespace: UnsafePointer<xmlChar>?) {
    let tag = session.tag
    markupEnd = tag.range.upperBound
    let name = source.bytes[tag.name]
    guard let outer = open.last else { return startRoot(name, values) }
    if case .ignored = outer.role { return pushIgnored() }
    if XMLAttributeValues.isXInclude(namespace) {
      // An inclusion is reported, so that its namespace need not be.
      session.log.removeFindings(of: IgnoredMarkup.id, at: inclusionNamespaces)
      inclusionNamespaces = []
      report(Inclusion.finding(at: range(tag.range)))
      return pushIgnored()
    }
    if outer.collectsText {
      // No text contains an element of its own name: a slash is missing, or before the `<`.
      if name.elementsEqual(source.bytes[outer.name]), session.tag.attributes.isEmpty {
        return session.stop(startTagForEnd(of: outer))
      }
      let finding = session.log.count
      report(MisplacedText.element(source.text(tag.name), in: source.text(outer.name), at: range(tag.range)))
      open[open.count - 1].isBroken = true
      pushIgnored()
      // No change of the Arabic may be made without reading it; a text of a layer may be Arabic.
      let isArabic = ["arabic", "text"].contains { source.bytes[outer.name].elementsEqual($0.utf8) }
      if !isArabic { open[open.count - 1].markup = finding }
      return
    }
    switch outer.role {
    case .root:
      allowComments.beginEntry(at: tag.range.lowerBound)
      startTopLevel(name, values)
    case .record(let schema), .wrapper(let schema): startField(name, of: schema, values)
    case .text, .ignored: break
    }
  }

  func endElement() {
    guard let element = open.popLast() else { return }
    let contentStart = element.tag.upperBound
    let end = session.offset
    defer {
      (markupEnd, elementEnd) = (end, max(end, contentStart))
      if open.count == 1 { allowComments.endEntry(at: max(end, contentStart), in: source, log: session.log) }
    }
    let isEmpty = end <= contentStart
    let contentEnd = isEmpty ? contentStart : source.lastOpening(before: end)
    let content = contentStart..<max(contentStart, contentEnd)
    switch element.role {
    case .root: break
    case .wrapper: offerUnwrapping(of: element, endTag: isEmpty ? nil : contentEnd..<end)
    case .ignored:
      offerRenaming(of: element, endTagAt: isEmpty ? nil : contentEnd)
      offerRemovingTags(of: element, endTag: isEmpty ? nil : contentEnd..<end)
    case .text: append(.value(finishText(content, of: element)), index: element.fieldIndex, element)
    case .record(let schema):
      if let index = schema.contentIndex {
        append(.value(finishText(content, of: element)), index: index, element)
      }
      offerRewriting(of: element, end: end)
      guard let record = records.popLast() else { return }
      if let finding = assembler.size.addValues(of: record) { return session.stop(finding) }
      if records.isEmpty {
        assembler.add(record)
      } else {
        append(.record(record), index: element.fieldIndex, element)
      }
    }
  }

  func characters(_ piece: UnsafeBufferPointer<UInt8>) {
    guard let element = open.indices.last else { return }
    source.work.add(piece.count)
    if open[element].collectsText {
      if text.count + piece.count <= source.limits.textBytes {
        text.append(contentsOf: piece)
      } else {
        isTextTooLong = true
      }
    } else if !open[element].isBroken, !piece.allSatisfy(\.isXMLSpace) {
      open[element].isBroken = true
      reportStrayText(in: element)
    }
  }

  func comment() {
    let comment = session.lastComment
    markupEnd = comment.upperBound
    allowComments.add(comment, in: source, log: session.log)
  }

  func processingInstruction(_ target: String) {
    let markup = session.lastMarkup
    markupEnd = markup.upperBound
    report(IgnoredMarkup.finding(.instruction(target), at: range(markup)))
  }
}
