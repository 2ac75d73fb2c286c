import CLibXML2

/// libxml2's parser, set up for this format.
enum XMLParser {
  /// libxml2 sets its tables up once, before the first thread uses it.
  private static let isSetUp: Bool = {
    xmlInitParser()
    return true
  }()

  /// A parser over a copy of the bytes, or nil when there is no memory. The caller frees it.
  static func make(_ bytes: ArraySlice<UInt8>) -> xmlParserCtxtPtr? {
    guard isSetUp else { return nil }
    return bytes.withUnsafeBytes { bytes in
      xmlCreateMemoryParserCtxt(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(clamping: bytes.count)
      )
    }
  }

  /// Parses, calling `handler`. The network is shut; entities are not expanded; nothing is mended; the limits
  /// of libxml2 stay on; a declared encoding is ignored, because the bytes are known to be UTF-8.
  static func parse(_ parser: xmlParserCtxtPtr, handler: any XMLHandler) {
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    xmlCtxtUseOptions(parser, Int32(bitPattern: options))
    parser.pointee.sax?.pointee = callbacks
    // The box outlives the call, and the parser keeps the pointer no longer than that.
    let box = XMLHandlerBox(handler)
    parser.pointee.userData = Unmanaged.passUnretained(box).toOpaque()
    xmlParseDocument(parser)
    parser.pointee.userData = nil
    withExtendedLifetime(box) {}
    if let document = parser.pointee.myDoc {
      xmlFreeDoc(document)
      parser.pointee.myDoc = nil
    }
  }

  private static var callbacks: xmlSAXHandler {
    var sax = xmlSAXHandler()
    sax.initialized = UInt32(XML_SAX2_MAGIC)
    sax.internalSubset = { reader, _, _, _ in handler(reader)?.documentType() }
    sax.startElementNs = { reader, _, _, namespace, namespaces, _, count, _, attributes in
      let values = XMLAttributeValues(
        pointers: attributes,
        count: Int(count),
        namespaces: Int(namespaces)
      )
      handler(reader)?.startElement(values, namespace: namespace)
    }
    sax.endElementNs = { reader, _, _, _ in handler(reader)?.endElement() }
    sax.characters = { reader, text, length in
      handler(reader)?.characters(UnsafeBufferPointer(start: text, count: Int(length)))
    }
    sax.ignorableWhitespace = sax.characters
    sax.cdataBlock = sax.characters
    sax.comment = { reader, _ in handler(reader)?.comment() }
    sax.processingInstruction = { reader, target, _ in
      handler(reader)?.processingInstruction(target.map { String(cString: $0) } ?? "")
    }
    sax.serror = { reader, error in
      guard let error = error?.pointee, error.level == XML_ERR_FATAL else { return }
      handler(reader)?.fatalError(error)
    }
    return sax
  }
}

/// What a parser tells of a file, in the order of the file.
protocol XMLHandler: AnyObject {
  func documentType()
  func startElement(_ values: XMLAttributeValues, namespace: UnsafePointer<xmlChar>?)
  func endElement()
  /// A piece of a text; one text may come in many.
  func characters(_ piece: UnsafeBufferPointer<UInt8>)
  func comment()
  func processingInstruction(_ target: String)
  func fatalError(_ error: xmlError)
}

/// One pointer for a handler of any type.
private final class XMLHandlerBox {
  let handler: any XMLHandler

  init(_ handler: any XMLHandler) { self.handler = handler }
}

/// The handler that a callback is for.
private func handler(_ pointer: UnsafeMutableRawPointer?) -> (any XMLHandler)? {
  pointer.map { Unmanaged<XMLHandlerBox>.fromOpaque($0).takeUnretainedValue().handler }
}

/// The values of a start tag's attributes as the parser gives them: five pointers each (name, prefix,
/// namespace, start and end of the value), not closed by NUL, valid only during the call.
struct XMLAttributeValues {
  let pointers: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  let count: Int
  /// How many namespaces the tag declares.
  let namespaces: Int

  subscript(index: Int) -> String {
    guard index < count, let start = pointers?[index * 5 + 3], let end = pointers?[index * 5 + 4] else {
      return ""
    }
    return String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
  }

  static func isXInclude(_ namespace: UnsafePointer<xmlChar>?) -> Bool {
    guard let namespace else { return false }
    return String(cString: namespace).hasSuffix("/XInclude")
  }
}
