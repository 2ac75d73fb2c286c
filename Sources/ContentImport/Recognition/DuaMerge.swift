import CitationText
import Diagnostics
import DuaLibrary
import UnicodeText

/// What a dua adds to another that is the same: whatever that one does not have. Nothing is replaced.
struct DuaMerge {
  /// With what was added.
  private(set) var dua: ImportedDua
  /// What was added: `the translation in `id``.
  private(set) var added: [String] = []
  /// What was not, because the other dua has another: `the translation in `en`: `…``.
  private(set) var omitted: [String] = []

  /// The texts that are not added are nowhere else, so they are shown as far as a message has room.
  private static let shownLength = 1800

  init(_ other: ImportedDua, into dua: ImportedDua) {
    self.dua = dua
    merge(other.arabic, \.arabic, "the Arabic text")
    merge(other.transliteration, \.transliteration, "the transliteration")
    merge(other.title, \.title, "the title")
    merge(other.translation, \.translation, "the translation")
    merge(other.benefit, \.benefit, "the benefit")
    merge(other.context, \.context, "the context")
    merge(other.bestTime, \.bestTime, "the best time")
    merge(other.propheticContext, \.propheticContext, "the prophetic context")
    for source in other.sources where !dua.sources.contains(source) {
      self.dua.sources.append(source)
      added.append("the source \(source.name)")
    }
    for source in other.statedSources where !dua.statedSources.contains(source) {
      self.dua.statedSources.append(source)
      added.append("the source \(source.displayText { _ in nil })")
    }
    merge(other.slug, \.slug, "the slug")
    // A dua is not a variant of itself.
    if let original = other.variantOf, original.value != dua.slug?.value {
      merge(original, \.variantOf, "the original")
    }
    if let review = other.review, review != dua.review {
      omitted.append("the review by \((review.reviewer ?? "no one").quoted())")
    }
    merge(other.category, \.category, "the category", \.label)
    merge(other.collection, \.collection, "the collection", \.label)
    merge(other.repetitions, \.repetitions, "the count") { String($0) }
    merge(other.difficulty, \.difficulty, "the difficulty", \.rawValue)
    merge(other.xp, \.xp, "the points") { String($0) }
    merge(other.duration, \.duration, "the duration") { String($0) }
    merge(other.audio, \.audio, "the recording", \.rawValue)
    self.dua.acknowledgements += other.acknowledgements
    self.dua.mergedIDs += [other.id?.value].compactMap(\.self) + other.mergedIDs
  }

  private mutating func merge(
    _ text: Located<String>?,
    _ field: WritableKeyPath<ImportedDua, Located<String>?>,
    _ name: String
  ) {
    guard let text else { return }
    guard let own = dua[keyPath: field] else {
      dua[keyPath: field] = text
      added.append(name)
      return
    }
    if !own.value.hasSameScalars(as: text.value) {
      omitted.append("\(name): \(text.value.quoted(limit: Self.shownLength))")
    }
  }

  private mutating func merge(
    _ texts: ImportedTexts,
    _ field: WritableKeyPath<ImportedDua, ImportedTexts>,
    _ name: String
  ) {
    for (language, text) in texts.entries {
      let name = "\(name) in `\(language.rawValue)`"
      guard let own = dua[keyPath: field][language] else {
        dua[keyPath: field][language] = text
        added.append(name)
        continue
      }
      if !own.value.hasSameScalars(as: text.value) {
        omitted.append("\(name): \(text.value.quoted(limit: Self.shownLength))")
      }
    }
  }

  private mutating func merge<Value: Equatable>(
    _ value: Value?,
    _ field: WritableKeyPath<ImportedDua, Value?>,
    _ name: String,
    _ shown: (Value) -> String
  ) {
    guard let value else { return }
    guard let own = dua[keyPath: field] else {
      dua[keyPath: field] = value
      added.append("\(name) \(shown(value))")
      return
    }
    if own != value { omitted.append("\(name) \(shown(value))") }
  }
}

extension WrittenCitation {
  /// `Sahih Muslim 2725`.
  var name: String {
    switch self {
    case .quran(let surah, let ayahs): "Quran \(surah):\(AyahRange(ayahs))"
    case .hadith(let work, let number): "\(work.name) \(number)"
    case .other(let title): title.quoted()
    }
  }

  /// Whether it can be looked up.
  var isReference: Bool { if case .other = self { false } else { true } }
}
