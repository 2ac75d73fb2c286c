import CitationText
import ContentDraft
import Diagnostics
import DuaLibrary
import DuaRecognition

/// What an import does with texts that are known, or that are the same supplication.
public struct ImportRecognition: Sendable {
  /// Recognizes texts, for which titles and sources are proposed.
  public var identifier: TextIdentifier
  /// The duas with which the imported ones are compared.
  public var existing: [ExistingDua]
  /// Which imported duas are merged.
  public var merging: Merging

  public init(_ identifier: TextIdentifier, existing: [ExistingDua] = [], merging: Merging = .none) {
    (self.identifier, self.existing, self.merging) = (identifier, existing, merging)
  }

  /// Which duas are merged into an earlier one instead of being added.
  public enum Merging: String, CaseIterable, Sendable {
    /// No dua is merged.
    case none
    /// Those whose words have the same letters; marks and spaces may differ.
    case letters
    /// Those that are the same supplication, even in other words.
    case same

    func includes(_ comparison: TextComparison) -> Bool {
      switch self {
      case .none: false
      case .letters: comparison.hasSameLetters
      case .same: true
      }
    }
  }
}

/// A dua of a library to which others are imported.
public struct ExistingDua: Sendable {
  /// `the dua `sayyid-al-istighfar` of `content``.
  let name: String
  let slug: String?
  let content: ImportedDua

  /// Nil for a dua without Arabic.
  ///
  /// - Parameter folder: The content folder, as the user named it.
  public init?(_ dua: DuaFragment, folder: String) {
    guard let arabic = dua.arabic.located else { return nil }
    slug = dua.slug.value?.rawValue
    let label = slug.map { "`\($0)`" } ?? dua.id.value.map { String($0) } ?? "without a slug"
    name = "the dua \(label) of \(folder.quoted(limit: 1024))"
    var content = ImportedDua(range: dua.range)
    content.arabic = arabic
    content.transliteration = dua.transliteration.located
    content.title = ImportedTexts(dua.title)
    content.translation = ImportedTexts(dua.translation)
    content.benefit = ImportedTexts(dua.benefit)
    content.context = ImportedTexts(dua.context)
    content.bestTime = ImportedTexts(dua.bestTime)
    content.propheticContext = ImportedTexts(dua.propheticContext)
    content.repetitions = dua.repetitions.value
    content.audio = dua.audio.value
    content.sources = dua.sources.compactMap(WrittenCitation.init)
    self.content = content
  }
}

extension ImportedTexts {
  fileprivate init(_ fields: [LocalizedField]) {
    self = [:]
    for field in fields where self[field.language] == nil { self[field.language] = field.text.located }
  }
}

extension WrittenCitation {
  /// Nil if a number cannot be read, or the work is not known.
  fileprivate init?(_ citation: CitationFragment) {
    switch citation.kind.value {
    case .quran:
      guard let surah = citation.surah.value, let ayahs = citation.ayah.value else { return nil }
      self = .quran(surah: surah, ayahs: ayahs)
    case .hadith:
      guard let slug = citation.collection.value, let work = KnownWork(rawValue: slug.rawValue),
        let number = citation.number.value
      else { return nil }
      self = .hadith(work: work, number: number)
    case .other:
      guard let title = citation.title.value else { return nil }
      self = .other(title)
    case nil: return nil
    }
  }
}
