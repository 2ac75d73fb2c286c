import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// Words of the morning are to be said in the evening, or words of the evening in the morning.
///
/// ## What it does
/// Looks among the first four words of recited texts for أَصْبَحْنَا, *we have reached the morning*, and أَمْسَيْنَا, *we have
/// reached the evening*, and their other persons; the first of them counts, unless the other follows as an alternative. Reports the
/// category `morning` or `evening`, an English `best-time`, and the slot of a journey's step if it is the other time of the day.
/// Other categories, slots and times are not reported, nor a `best-time` that names both, or the day: `at any time of day or night`.
///
/// ## Why it matters
/// Many supplications have a form for the morning and one for the evening, which are easily exchanged.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُمَّ بِكَ أَصْبَحْنَا، وَبِكَ أَمْسَيْنَا</arabic>
/// <best-time xml:lang="en">Evening</best-time>
/// ```
///
/// ## How to fix it
/// Correct the time, or write the text in its other form, if necessary as a dua of its own with `variant-of`.
enum TimeOfDay: Rule {
  static let id: RuleID = "DU10"
  static let name = "time-of-day"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let times = draft.duas.indices.map { draft.recitations.skeleton(of: $0).flatMap(Time.init(skeleton:)) }
    guard times.contains(where: { $0 != nil }) else { return [] }
    return categories(draft, times) + bestTimes(draft, times) + steps(draft, times)
  }

  // MARK: Places

  private static func categories(_ draft: IndexedDraft, _ times: [Time?]) -> [Finding] {
    zip(draft.duas, times).compactMap { dua, time in
      guard let time, let category = dua.category.located, category.value.rawValue == time.other.rawValue
      else { return nil }
      return finding(time, of: dua, "its category is `\(time.other.rawValue)`", at: category.range)
    }
  }

  private static func bestTimes(_ draft: IndexedDraft, _ times: [Time?]) -> [Finding] {
    draft.texts.compactMap { text in
      guard text.field == "best-time", case .localized(let language) = text.role,
        language.language == "en", let dua = text.dua, let time = times[dua]
      else { return nil }
      let words = EnglishWord.words(of: text.text.value).map { String(decoding: $0.letters, as: UTF8.self) }
      guard let other = words.first(where: time.other.words.contains),
        !words.contains(where: { time.words.contains($0) || $0 == "day" })
      else { return nil }
      return finding(time, of: draft.duas[dua], "`best-time` (en) says `\(other)`", at: text.text.range)
    }
  }

  private static func steps(_ draft: IndexedDraft, _ times: [Time?]) -> [Finding] {
    let timed = Dictionary(
      zip(draft.duas, times).compactMap { dua, time in
        dua.slug.value.flatMap { slug in time.map { (slug, (dua: dua, time: $0)) } }
      },
      uniquingKeysWith: { first, _ in first }
    )
    return draft.journeys.flatMap { journey in
      journey.steps.compactMap { step -> Finding? in
        guard let slug = step.dua.value, let (dua, time) = timed[slug], let slot = step.slot.located,
          slot.value.rawValue == time.other.rawValue
        else { return nil }
        let place = "its slot in \(journey.label) is `\(time.other.rawValue)`"
        return finding(time, of: dua, place, at: slot.range)
      }
    }
  }

  private static func finding(_ time: Time, of dua: DraftDua, _ place: String, at range: SourceRange)
    -> Finding
  {
    finding(
      "\(dua.label) has the words of the \(time.rawValue), but \(place): correct the time, or write the words of the "
        + "\(time.other.rawValue)",
      at: range
    )
  }
}

extension TimeOfDay {
  /// The time at which a text is said, by the name of its slot.
  private enum Time: String {
    case morning, evening

    /// That of the first word of either time at the beginning of a skeleton.
    init?(skeleton: String) {
      let words = Array(skeleton.utf8.prefix(Self.openingLength)).split(separator: UInt8(ascii: " ")).prefix(
        5
      )
      guard let index = words.prefix(4).firstIndex(where: { Self.time(of: $0) != nil }),
        let time = Self.time(of: words[index]),
        // أَصْبَحْنَا / أَمْسَيْنَا
        !words[(index + 1)...].prefix(1).contains(where: { Self.time(of: $0) == time.other })
      else { return nil }
      self = time
    }

    private static func time(of word: ArraySlice<UInt8>) -> Self? {
      if morningWords.contains(where: { $0.utf8.elementsEqual(word) }) { return .morning }
      return eveningWords.contains { $0.utf8.elementsEqual(word) } ? .evening : nil
    }

    /// The number of bytes in which the first words are.
    private static let openingLength = 120

    private static let morningWords = ["أصبحنا", "أصبحت", "أصبح", "اصبحنا", "اصبحت", "اصبح"]
    private static let eveningWords = ["أمسينا", "أمسيت", "أمسى", "امسينا", "امسيت", "امسى"]

    var other: Time { self == .morning ? .evening : .morning }

    /// English words for the time, in lower case.
    var words: Set<String> {
      switch self {
      case .morning: ["dawn", "daybreak", "fajr", "morning", "mornings", "sunrise"]
      case .evening:
        ["asr", "dusk", "evening", "evenings", "maghrib", "night", "nightfall", "nights", "sunset"]
      }
    }
  }
}
