import ContentDraft
import DuaLibrary
import HTML
import UnicodeText

/// What the content covers, as charts.
func coveragePage<Action>(_ content: EditedContent) -> HTML<Action> {
  HTML {
    h1 { "Coverage" }
    if content.draft.duas.isEmpty {
      p { "There are no duas that can be read." }
    } else {
      p { "\(content.draft.duas.count.counted("dua")), \(content.draft.journeys.count.counted("journey"))" }
      for (index, chart) in content.charts.enumerated() { section(.key(index)) { chart.view() } }
    }
  }
}

extension EditedContent {
  /// In the order of the page.
  var charts: [Chart] { [categories, languages, review, grades, findingsByFile, journeys] }

  private var language: LanguageTag { draft.declaration?.defaultLanguage.value ?? .english }

  private var categories: Chart {
    let counts = Self.counts(of: draft.duas.map { $0.category.value })
    let known = draft.declaration?.categories ?? []
    var rows = known.map { category in
      (
        name: category.name.field(in: language).value ?? category.slug.value?.rawValue ?? "?",
        values: [counts[category.slug.value] ?? 0]
      )
    }
    if let none = counts[nil] { rows.append((name: "none", values: [none])) }
    return Chart(title: "Categories", parts: ["duas"], rows: rows)
  }

  /// For each language and text, the number of duas that have it.
  private var languages: Chart {
    let texts: [DuaText] = [.title, .translation, .benefit, .context]
    var counts: [LanguageTag: [Int]] = [:]
    for dua in draft.duas {
      for (index, text) in texts.enumerated() {
        for case (let language?, let field) in dua[text] where field.value?.isEmpty == false {
          counts[language, default: Array(repeating: 0, count: texts.count)][index] += 1
        }
      }
    }
    return Chart(
      title: "Languages",
      parts: texts.map(\.rawValue),
      rows: counts.sorted { $0.key < $1.key }.map { ($0.key.rawValue, $0.value) }
    )
  }

  private var review: Chart {
    let states: [DuaFragment.ReviewState] = [.current, .stale, .unsigned, .unreviewed, .unreadable]
    let counts = Self.counts(of: draft.duas.map(\.reviewState))
    return Chart(
      title: "Reviews",
      parts: ["duas"],
      rows: states.compactMap { state in counts[state].map { (state.phrase, [$0]) } }
    )
  }

  private var grades: Chart {
    let sources = draft.duas.flatMap(\.sources)
    let counts = Self.counts(of: sources.filter { $0.kind.value == .hadith }.map { $0.grade.value })
    var rows = HadithGrade.allCases.map { (name: $0.rawValue, values: [counts[$0] ?? 0]) }
    rows.append(("without a grade", [counts[nil] ?? 0]))
    return Chart(title: "Grades of hadiths", parts: ["sources"], rows: rows)
  }

  private var findingsByFile: Chart {
    var counts: [ExactText: [Int]] = [:]
    for diagnostic in diagnostics {
      let column = diagnostic.severity == .error ? 0 : diagnostic.severity == .warning ? 1 : 2
      counts[ExactText(diagnostic.location?.path ?? "library"), default: [0, 0, 0]][column] += 1
    }
    return Chart(
      title: "Findings",
      parts: ["errors", "warnings", "notes"],
      rows: counts.isEmpty
        ? [("all files", [0, 0, 0])] : counts.sorted { $0.key < $1.key }.map { ($0.key.text, $0.value) }
    )
  }

  /// For each journey, its steps by the time of the day.
  private var journeys: Chart {
    Chart(
      title: "Steps of journeys",
      parts: TimeSlot.allCases.map(\.rawValue),
      rows: draft.journeys.prefix(Self.journeyLimit).map { journey in
        let counts = Self.counts(of: journey.steps.compactMap { $0.slot.value })
        return (
          journey.name.field(in: language).value ?? journey.slug.value?.rawValue ?? "?",
          TimeSlot.allCases.map { counts[$0] ?? 0 }
        )
      }
    )
  }

  private static let journeyLimit = 200

  private static func counts<Key: Hashable>(of keys: [Key]) -> [Key: Int] {
    Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
  }
}
