import ArabicText
import DuaLibrary
import UnicodeText

/// What the duas of a library change against those of the committed bundle.
struct BundleChanges: Sendable {
  /// How much of a text has changed.
  enum Extent: Equatable, Sendable {
    case letters
    /// The letters are the same.
    case marks
    /// The characters are the same, in other code points.
    case bytes
    /// Only in one of the two.
    case whole

    init(_ old: String, _ new: String) {
      guard !old.isEmpty, !new.isEmpty else {
        self = .whole
        return
      }
      // Canonical equivalence is what is asked here: the same characters, encoded differently.
      if old == new {
        self = .bytes
      } else {
        let skeleton = old.identitySkeleton
        self = !skeleton.isEmpty && skeleton.hasSameScalars(as: new.identitySkeleton) ? .marks : .letters
      }
    }
  }

  /// A text or value that has changed.
  struct Field: Sendable {
    let name: String
    let language: String
    let old: String
    let new: String
    let extent: Extent
  }

  struct ChangedDua: Sendable {
    let dua: Dua
    let fields: [Field]
  }

  private(set) var added: [Dua] = []
  private(set) var removed: [Dua] = []
  private(set) var changed: [ChangedDua] = []

  var isEmpty: Bool { added.isEmpty && removed.isEmpty && changed.isEmpty }

  init(from old: Library, to new: Library) {
    for dua in new.duas {
      guard let former = old[dua.id] else {
        added.append(dua)
        continue
      }
      guard former != dua else { continue }
      changed.append(ChangedDua(dua: dua, fields: Self.fields(from: former, in: old, to: dua, in: new)))
    }
    removed = old.duas.filter { new[$0.id] == nil }
  }

  private static func fields(from old: Dua, in oldLibrary: Library, to new: Dua, in library: Library)
    -> [Field]
  {
    var fields: [Field] = []
    func compare(_ name: String, _ language: String, _ old: String, _ new: String) {
      guard !old.hasSameScalars(as: new) else { return }
      fields.append(Field(name: name, language: language, old: old, new: new, extent: Extent(old, new)))
    }
    for text in DuaText.allCases {
      let (before, after) = (old[text], new[text])
      let fallback = text == .arabic ? "ar" : text == .transliteration ? "ar-Latn" : "en"
      let languages = Set(before.keys).union(after.keys).sorted {
        ($0?.rawValue ?? "") < ($1?.rawValue ?? "")
      }
      for language in languages {
        let name = text.rawValue + (language.map { ".\($0.rawValue)" } ?? "")
        compare(name, language?.rawValue ?? fallback, before[language] ?? "", after[language] ?? "")
      }
    }
    func values(of dua: Dua, in library: Library) -> [(name: String, value: String)] {
      [
        ("slug", dua.slug.rawValue), ("category", dua.category.flatMap { library[$0]?.slug.rawValue } ?? ""),
        ("collection", dua.collection.flatMap { library[$0]?.slug.rawValue } ?? ""),
        ("sources", dua.sources.map { "\($0.details)" }.joined(separator: "; ")),
        ("repetitions", "\(dua.repetitions)"), ("difficulty", dua.difficulty.rawValue), ("xp", "\(dua.xp)"),
        ("duration", dua.duration.map { "\($0)" } ?? ""), ("audio", dua.audio.map { "\($0)" } ?? ""),
        ("review", "\(dua.review.status.rawValue) \(dua.review.reviewer ?? "") \(dua.review.hash ?? "")"),
        ("variant-of", dua.variantOf?.rawValue ?? ""),
      ]
    }
    for (before, after) in zip(values(of: old, in: oldLibrary), values(of: new, in: library)) {
      compare(before.name, "en", before.value, after.value)
    }
    return fields
  }
}

extension Citation {
  /// Everything that the bundle has of it.
  fileprivate var details: String {
    let text = displayText { _ in nil }
    guard case .hadith(let hadith) = self else { return text }
    return ([text] + [hadith.grade?.rawValue, hadith.grader, hadith.note].compactMap(\.self)).joined(
      separator: ", "
    )
  }
}
