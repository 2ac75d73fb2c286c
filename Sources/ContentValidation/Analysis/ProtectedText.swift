import ContentDraft
import Diagnostics

/// A text of a draft with what of it is Quran: what a change of its file has to keep.
public struct ProtectedText: Equatable, Sendable {
  /// A part of a text that no tool may change.
  public struct ProtectedPart: Equatable, Sendable {
    /// Where it is written.
    public let source: SourceRange
    /// Scalar for scalar.
    public let text: String

    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.source == rhs.source && lhs.text.utf8.elementsEqual(rhs.text.utf8)
    }
  }

  /// How a message calls the text: `` `arabic` of dua `x` ``.
  public let label: String
  public let text: Located<String>
  /// In the order of the text, none overlapping another.
  public let protected: [ProtectedPart]
}

extension ProtectedText {
  /// The texts that stand in some files of a draft, with those that belong to no dua, or to one that has such a text.
  ///
  /// The whole draft is looked at, because what a text cites may be said in another file than the text.
  public static func texts(
    of draft: LibraryDraft,
    in files: Set<FileID>,
    quran: QuranSource
  ) -> [ProtectedText] {
    let library = IndexedDraft(draft, quran)
    let strays = (draft.orphanedTexts + draft.conflictingTexts.map(\.text)).compactMap {
      DraftText($0, in: draft)
    }
    return (library.texts + strays).filter { files.contains($0.text.range.file) }
      .map { ProtectedText($0, in: library) }
  }

  private init(_ text: DraftText, in library: IndexedDraft) {
    label = text.label
    self.text = text.text
    let bytes = Array(text.text.value.utf8)
    // Of a recited text without a dua nobody can say that it cites no verse.
    let isWholly = text.role == .arabic && text.dua == nil
    let parts = isWholly ? [0..<bytes.count] : ArabicTextAnalysis(text, in: library)?.protected.ranges ?? []
    protected = parts.filter { !$0.isEmpty }.map { part in
      ProtectedPart(source: text.source(of: part), text: String(decoding: bytes[part], as: UTF8.self))
    }
  }
}

extension DraftText {
  /// A text of a layer that was not filled into a dua.
  fileprivate init?(_ fragment: TextFragment, in draft: LibraryDraft) {
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
