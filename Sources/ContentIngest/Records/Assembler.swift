import ContentDraft
import Diagnostics
import DuaLibrary

/// Decodes records into fragments as soon as they are complete, and collects the fragments of a file.
struct Assembler {
  var context: DecodingContext
  var size: FileSize
  private var fragments: [Fragment] = []
  private var header: DocumentHeader?
  private var kind: DocumentKind?
  private var root: Root?
  private var isComplete = true
  private var readEnd: Int?

  /// The start of the document, and where a missing version is inserted.
  private struct Root {
    var range: SourceRange
    var versionRange: SourceRange
    var version: String
  }

  init(_ context: DecodingContext) {
    self.context = context
    size = FileSize(context.source.limits)
  }

  /// The kind of content that the file holds, once it is known.
  var documentKind: DocumentKind? { kind }

  mutating func begin(_ kind: DocumentKind) { self.kind = kind }

  /// Marks the file as one that may hold an entity without a fragment. The reason has been reported.
  mutating func markIncomplete() { isComplete = false }

  /// Marks the file as incomplete from an offset on, at which reading stops.
  mutating func markStopped(at offset: Int) {
    isComplete = false
    readEnd = offset
  }

  /// - Parameters:
  ///   - range: Where a missing version is reported.
  ///   - versionOffset: Where it is inserted.
  ///   - version: The text to insert.
  mutating func setRoot(_ range: SourceRange, versionOffset: Int, version: String) {
    root = Root(
      range: range,
      versionRange: context.log.range(versionOffset..<versionOffset),
      version: version
    )
  }

  /// Decodes the attributes of the root element, or the keys next to the array of records.
  mutating func decodeHeader(_ record: Record) {
    header = SourceFormat.header.decode(record, &context)
  }

  /// Decodes a record of the document's kind.
  mutating func add(_ record: Record) {
    switch kind {
    case .duas: fragments.append(.dua(SourceFormat.dua.decode(record, &context)))
    case .texts: fragments.append(.text(SourceFormat.text.decode(record, &context)))
    case .journeys: fragments.append(.journey(SourceFormat.journey.decode(record, &context)))
    case nil: break
    }
  }

  /// Decodes a whole file.
  mutating func add(_ record: Record, as document: JSONDocument) {
    switch document {
    case .declaration:
      fragments.append(.declaration(SourceFormat.declaration.decode(record, &context)))
    case .idRegister:
      var register = SourceFormat.idRegister.decode(record, &context)
      register.isIntact = context.log.count == 0
      fragments.append(.idRegister(register))
    case .consumer(let name):
      var consumer = SourceFormat.consumer.decode(record, &context)
      consumer.name = name
      fragments.append(.consumer(consumer))
    case .records: break
    }
  }

  /// A file with too many records has one finding: those about each of its records would hide it.
  consuming func finish() -> IngestedFile {
    if let excess = size.excess {
      return IngestedFile(file: context.log.file, findings: [excess], isComplete: false)
    }
    checkVersion()
    checkHeader()
    return IngestedFile(
      file: context.log.file,
      fragments: fragments,
      findings: context.log.finish(),
      isComplete: isComplete,
      readEnd: readEnd,
      sourceMaps: context.log.sourceMaps,
      unreadFields: context.log.unreadFields,
      acknowledgements: acknowledgements
    )
  }

  /// In another version a comment or key may have another meaning.
  private var acknowledgements: [Acknowledgement] {
    context.version == .unsupported ? [] : context.log.acknowledgements.sorted { $0.range < $1.range }
  }

  private mutating func dropFragments() {
    fragments = []
    markIncomplete()
  }

  private mutating func checkVersion() {
    switch context.version {
    case .supported: break
    case .missing:
      // A version that is written with a mistake is reported there.
      guard let root, context.log.unreadFields[root.range]?.contains("version") != true else { return }
      context.report(
        FormatVersion.missing(
          at: root.range,
          fixIt: FixIt("add the version", .init(root.versionRange, root.version))
        )
      )
    case .unsupported:
      // In another version every name may have another meaning, so no other finding counts.
      dropFragments()
      context.log.removeAll(except: FormatVersion.id)
    }
  }

  /// Sets the kind and language of a layer's texts, which its root states.
  private mutating func checkHeader() {
    guard let kind, context.version != .unsupported else { return }
    guard let header else {
      // The file ended before its root was complete: the kind of the texts is unknown.
      if kind == .texts { dropFragments() }
      return
    }
    guard kind == .texts else {
      for range in [header.kind.range, header.language.range].compactMap(\.self) {
        context.report(MisplacedName.belongsToTexts(at: range, root: kind.rootName))
      }
      return
    }
    guard let layer = header.layer(&context) else {
      dropFragments()
      return
    }
    for index in fragments.indices {
      guard case .text(var text) = fragments[index] else { continue }
      if layer.kind != .transliteration, let mark = text.generated.range {
        context.report(MisplacedName.belongsToTransliteration(at: mark))
      }
      text.kind = layer.kind
      text.language = layer.language
      fragments[index] = .text(text)
    }
  }
}
