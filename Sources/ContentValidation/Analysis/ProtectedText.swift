import ContentDraft
import Diagnostics
import QuranText

/// A text of a draft with its parts of the Quran, which a change of its file must keep.
public struct ProtectedText: Equatable, Sendable {
  /// A part of a text that no tool may change.
  public struct ProtectedPart: Equatable, Sendable {
    /// Where the file contains the part.
    public let source: SourceRange
    /// Scalar for scalar.
    public let text: String

    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.source == rhs.source && lhs.text.utf8.elementsEqual(rhs.text.utf8)
    }
  }

  /// The name of the text in messages: `` `arabic` of dua `x` ``.
  public let label: String
  /// The whole text, and where the file contains it.
  public let text: Located<String>
  /// In the order of the text, none overlapping another.
  public let protected: [ProtectedPart]
  /// Where the text quotes the Quran; nil if it was protected without looking it up.
  public let quotations: [QuranLocation]?
}

extension ProtectedText {
  /// The texts in some files of a draft, including those of layers that were not filled into a dua.
  ///
  /// The whole draft is needed, because the sources of a dua may be in another file than its text.
  ///
  /// - Parameter locations: The locations of texts that were looked up before; other texts are looked up here.
  public static func texts(
    of draft: LibraryDraft,
    in files: Set<FileID>,
    quran: QuranSource,
    locations: QuranLocations = QuranLocations()
  ) -> [ProtectedText] {
    let indexed = IndexedDraft(draft, quran, locations)
    let strays = (draft.orphanedTexts + draft.conflictingTexts.map(\.text)).compactMap {
      DraftText($0, in: draft)
    }
    return (indexed.texts + strays).filter { files.contains($0.text.range.file) }
      .map { ProtectedText($0, in: indexed) }
  }

  private init(_ text: DraftText, in draft: IndexedDraft) {
    label = text.label
    self.text = text.text
    let bytes = Array(text.text.value.utf8)
    // The sources of a recited text without a dua are unknown: they may cite a verse.
    let isWhole = text.role == .arabic && text.dua == nil
    let analysis = isWhole ? nil : ArabicTextAnalysis(text, in: draft)
    let parts = isWhole ? [0..<bytes.count] : analysis?.protected.ranges ?? []
    quotations = analysis?.mayBeQuran == false ? analysis?.locations : nil
    protected = parts.filter { !$0.isEmpty }.map { part in
      ProtectedPart(source: text.source(of: part), text: String(decoding: bytes[part], as: UTF8.self))
    }
  }
}

extension DraftText {
  /// A text of a layer that was not filled into a dua.
  fileprivate convenience init?(_ fragment: TextFragment, in draft: LibraryDraft) {
    guard let text = fragment.text.located else { return nil }
    let role: Role =
      switch fragment.kind {
      case .arabic: .arabic
      case .transliteration: .transliteration
      case .translation: fragment.language.map(Role.localized) ?? .plain
      }
    self.init(
      owner: fragment.dua.value.map { "dua `\($0)`" } ?? "a layer",
      field: fragment.kind.rawValue,
      role: role,
      text: text,
      spelling: draft.sourceMaps[text.range]
    )
  }
}
