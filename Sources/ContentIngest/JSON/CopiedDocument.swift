import ContentDraft
import Diagnostics

/// A file that a library has once, under another name or in another folder, where it would be read as duas.
struct CopiedDocument {
  /// The path of the file that it reads as.
  let original: String
  /// The opening brace of the copy.
  let range: SourceRange
  /// Whether it has entities, which may be nowhere else.
  let hasEntities: Bool

  private static let originals = ["ids.json", "library.json"]

  /// Whether such a file may have the key, which a file of duas, texts or journeys may not have.
  static func hasKey(_ name: ArraySlice<UInt8>) -> Bool {
    originals.contains { JSONDocument(path: $0).schema?.index(ofKey: name) != nil }
  }

  /// Reads the file of a context again, as each of those files. Nil if there are findings then: it is content with a mistake.
  static func read(from context: DecodingContext) -> CopiedDocument? {
    for original in originals {
      let log = FindingLog(file: context.log.file, limit: 1)
      let assembler = Assembler(DecodingContext(source: context.source, log: log))
      let file = JSONReader.read(into: assembler, JSONDocument(path: original))
      guard file.findings.isEmpty, file.isComplete, let fragment = file.fragments.first else { continue }
      if let copied = CopiedDocument(fragment, of: original) { return copied }
    }
    return nil
  }

  /// Nil unless the fragment is a register that records duas, or a declaration that names its library: anything else may have been
  /// meant as content.
  private init?(_ fragment: Fragment, of original: String) {
    switch fragment {
    case .idRegister(let register) where register.records[.dua] != nil:
      (range, hasEntities) = (register.range, false)
    case .declaration(let declaration) where !declaration.name.isMissing:
      (range, hasEntities) = (declaration.range, true)
    default: return nil
    }
    self.original = original
  }
}
