import Diagnostics
import DuaLibrary

/// The merged fragments of all files, before they are checked: the input of the rules.
///
/// A draft omits nothing. It contains both of two duas with the same slug; a text whose dua does not exist is in
/// ``orphanedTexts``.
public struct LibraryDraft: Equatable, Sendable {
  /// The first declaration.
  public var declaration: LibraryDeclaration?
  /// Declarations beyond the first.
  public var duplicateDeclarations: [LibraryDeclaration] = []
  /// The ids that were given; nil if the library does not record them.
  public var idRegister: IDRegister?
  /// In the order of files.
  public var consumers: [ConsumerFragment] = []
  /// In the order of files and of offsets, with the texts of layers filled in.
  public var duas: [DuaFragment] = []
  /// In the order of files and of offsets.
  public var journeys: [JourneyFragment] = []
  /// Layer texts whose dua is not declared, or whose reference could not be read.
  public var orphanedTexts: [TextFragment] = []
  /// Layer texts of declared duas that are empty or could not be read.
  public var unreadableTexts: [TextFragment] = []
  /// Layer texts whose dua already has such a text, with the range of that text.
  public var conflictingTexts: [TextConflict] = []
  /// Whether every file was read completely. If not, rules that report missing content are skipped.
  public var isComplete = true
  /// The source maps of texts that differ from the bytes of their file, by the ranges of their fields.
  public var sourceMaps: [SourceRange: SourceMap] = [:]
  /// The fields of records that a reported mistake kept from being read, by the ranges of the records.
  public var unreadFields: [SourceRange: Set<String>] = [:]
  /// In the order of files and of offsets.
  public var acknowledgements: [Acknowledgement] = []
  /// The paths of the files from the content root, as far as they are known.
  public var paths: [FileID: String] = [:]

  /// A layer text that was not used, because the dua already has such a text.
  public struct TextConflict: Equatable, Sendable {
    /// The text that was not used.
    public var text: TextFragment
    /// The range of the text that the dua already has.
    public var existing: SourceRange

    public init(text: TextFragment, existing: SourceRange) {
      self.text = text
      self.existing = existing
    }
  }

  public init() {}

  /// Merges files. The order of `files` does not matter: they are sorted by ``FileID``.
  public init(files: some Sequence<IngestedFile>) {
    var texts: [TextFragment] = []
    let files = files.sorted { $0.file < $1.file }
    // An array that grows by doubling takes up to three times the memory meanwhile.
    duas.reserveCapacity(files.reduce(0) { $0 + $1.fragments.count(where: \.isDua) })
    for file in files {
      isComplete = isComplete && file.isComplete
      // A range is in one file, so no two files have a key in common.
      sourceMaps.merge(file.sourceMaps) { first, _ in first }
      unreadFields.merge(file.unreadFields) { first, _ in first }
      acknowledgements += file.acknowledgements
      if !file.path.isEmpty { paths[file.file] = file.path }
      for fragment in file.fragments {
        switch fragment {
        case .declaration(let declaration):
          if self.declaration == nil {
            self.declaration = declaration
          } else {
            duplicateDeclarations.append(declaration)
          }
        case .idRegister(let register): idRegister = register
        case .consumer(let consumer): consumers.append(consumer)
        case .dua(let dua): duas.append(dua)
        case .text(let text): texts.append(text)
        case .journey(let journey): journeys.append(journey)
        }
      }
    }
    fillIn(texts)
  }

  private mutating func fillIn(_ texts: [TextFragment]) {
    guard !texts.isEmpty else { return }
    let indexBySlug = Dictionary(
      duas.enumerated().compactMap { index, dua in dua.slug.value.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first }
    )
    for text in texts {
      guard let slug = text.dua.value, let index = indexBySlug[slug] else {
        orphanedTexts.append(text)
        continue
      }
      guard let content = text.text.located else {
        unreadableTexts.append(text)
        continue
      }
      if let existing = duas[index].take(content, of: text) {
        conflictingTexts.append(TextConflict(text: text, existing: existing))
      }
    }
  }
}

extension DuaFragment {
  /// Adds the text of a layer. Returns the range of the existing text, if there is one.
  fileprivate mutating func take(_ text: Located<String>, of layer: TextFragment) -> SourceRange? {
    switch layer.kind {
    case .arabic: Self.fill(&self.arabic, with: text)
    case .transliteration: fillTransliteration(with: text, layer.generated)
    case .translation: fillTranslation(with: text, in: layer.language)
    }
  }

  private static func fill(_ field: inout Field<String>, with text: Located<String>) -> SourceRange? {
    if let range = field.range { return range }
    field = .value(text)
    return nil
  }

  private mutating func fillTransliteration(
    with text: Located<String>,
    _ generated: Field<String>
  ) -> SourceRange? {
    if let existing = Self.fill(&self.transliteration, with: text) { return existing }
    self.transliterationGenerated = generated
    return nil
  }

  private mutating func fillTranslation(
    with text: Located<String>,
    in language: LanguageTag?
  ) -> SourceRange? {
    guard let language else { return nil }
    if let existing = self.translation.field(in: language).range { return existing }
    self.translation.append(LocalizedField(language: language, text: .value(text)))
    return nil
  }
}
