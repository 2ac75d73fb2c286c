import ContentDraft
import Diagnostics
import DuaLibrary

/// Turns records into fragments as soon as they are complete, and holds what a file has given so far.
struct Assembler {
  var decoding: Decoding
  private var fragments: [Fragment] = []
  private var header: DocumentHeader?
  private var kind: DocumentKind?
  private var root: Root?
  private var isComplete = true

  /// The start of the document, and where its version can be put in.
  private struct Root {
    var range: SourceRange
    var versionPlace: SourceRange
    var version: String
  }

  init(_ decoding: Decoding) { self.decoding = decoding }

  /// The kind of content that the file holds, once it is known.
  var documentKind: DocumentKind? { kind }

  mutating func begin(_ kind: DocumentKind) { self.kind = kind }

  /// Remembers that the file may hold an entity that gives no fragment. What was wrong has been reported.
  mutating func missEntities() { isComplete = false }

  /// Remembers where a missing version is reported and how it is put in.
  mutating func setRoot(_ range: SourceRange, versionPlace: Int, version: String) {
    root = Root(
      range: range,
      versionPlace: decoding.log.range(versionPlace..<versionPlace),
      version: version
    )
  }

  /// Takes the attributes of the root element, or the keys beside the array of records.
  mutating func takeHeader(_ record: Record) {
    header = ContentVocabulary.header.decode(record, &decoding)
  }

  /// Takes a complete record of the document's kind.
  mutating func take(_ record: Record) {
    switch kind {
    case .duas: fragments.append(.dua(ContentVocabulary.dua.decode(record, &decoding)))
    case .texts: fragments.append(.text(ContentVocabulary.text.decode(record, &decoding)))
    case .journeys: fragments.append(.journey(ContentVocabulary.journey.decode(record, &decoding)))
    case nil: break
    }
  }

  mutating func takeDeclaration(_ record: Record) {
    fragments.append(.declaration(ContentVocabulary.declaration.decode(record, &decoding)))
  }

  /// Ends the file.
  consuming func finish() -> IngestedFile {
    checkVersion()
    checkHeader()
    return IngestedFile(
      file: decoding.log.file,
      fragments: fragments,
      findings: decoding.log.finish(),
      isComplete: isComplete,
      sourceMaps: decoding.log.sourceMaps
    )
  }

  private mutating func dropFragments() {
    fragments = []
    missEntities()
  }

  private mutating func checkVersion() {
    switch decoding.version {
    case .supported: break
    case .missing:
      guard let root else { return }
      decoding.report(
        FormatVersion.missing(
          at: root.range,
          fixIt: FixIt("add the version", .init(root.versionPlace, root.version))
        )
      )
    case .unsupported:
      // Another version may give every name another meaning: nothing else that was found counts.
      dropFragments()
      decoding.log.keepOnly(FormatVersion.id)
    }
  }

  /// Gives the texts of a layer the kind and language that its root states.
  private mutating func checkHeader() {
    guard let kind, decoding.version != .unsupported else { return }
    guard let header else {
      // The file broke before its root was complete: nobody knows what the texts are.
      if kind == .texts { dropFragments() }
      return
    }
    guard kind == .texts else {
      for range in [header.kind.range, header.language.range].compactMap(\.self) {
        decoding.report(MisplacedName.belongsToTexts(at: range, root: kind.rootName))
      }
      return
    }
    guard let layer = header.layer(&decoding) else {
      dropFragments()
      return
    }
    for index in fragments.indices {
      guard case .text(var text) = fragments[index] else { continue }
      if layer.kind != .transliteration, let mark = text.generated.range {
        decoding.report(MisplacedName.belongsToTransliteration(at: mark))
      }
      text.kind = layer.kind
      text.language = layer.language
      fragments[index] = .text(text)
    }
  }
}
