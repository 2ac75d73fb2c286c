import DuaLibrary
import UnicodeText

/// A dua or a journey as a page of plain text without terminal control sequences.
struct LibraryPage {
  private let library: Library
  /// The maximum number of scalars in a line.
  private let width: Int

  init(_ library: Library, width: Int) {
    self.library = library
    self.width = max(20, width)
  }

  func text(of dua: Dua) -> String {
    var page = heading(dua.title, "dua \(dua.id)", dua.slug)
    // An isolate keeps the Arabic from reordering the text around it.
    page += "\n\u{2067}\(dua.arabic.escapedLines)\u{2069}\n"
    if let transliteration = dua.transliteration { page += "\n" + wrapped(transliteration) }
    for (language, text) in dua.translation.entries {
      page += "\n" + wrapped(language == library.defaultLanguage ? text : "[\(language)] \(text)")
    }
    page += "\n"
    page += line("Source", dua.sources.map(library.displayText).joined(separator: "; "))
    page += line("Category", dua.category.flatMap { library[$0]?.name[library.defaultLanguage] })
    page += line("Collection", dua.collection.flatMap { library[$0]?.name[library.defaultLanguage] })
    page += line("Difficulty", dua.difficulty.rawValue)
    page += line("Repetitions", String(dua.repetitions))
    page += line("Duration", dua.duration.map { "\($0) s" })
    page += line("XP", String(dua.xp))
    page += line("Best time", dua.bestTime[library.defaultLanguage])
    page += line("Benefit", dua.benefit[library.defaultLanguage])
    page += line("Context", dua.context[library.defaultLanguage])
    page += line("Prophetic context", dua.propheticContext[library.defaultLanguage])
    page += line("Review", dua.review.reviewer.map { "reviewed by \($0)" } ?? dua.review.status.rawValue)
    return page
  }

  func text(of journey: Journey) -> String {
    var page = heading(journey.name, "journey \(journey.id)", journey.slug)
    if let description = journey.description[library.defaultLanguage] { page += "\n" + wrapped(description) }
    page += "\n" + line("A day", "\(journey.minutes) min, \(journey.xp) XP")
    for slot in TimeSlot.allCases {
      let steps = journey.steps.filter { $0.slot == slot }
      guard !steps.isEmpty else { continue }
      page += "\n\(slot.rawValue.capitalized)\n"
      for step in steps {
        guard let dua = library[step.dua] else { continue }
        let times = dua.repetitions > 1 ? " ×\(dua.repetitions)" : ""
        let title = dua.title[library.defaultLanguage] ?? dua.slug.rawValue
        page += "  \(title.escapedLines)\(times)  (\(dua.slug))\n"
      }
    }
    return page
  }

  private func heading(_ title: LocalizedText, _ kind: String, _ slug: Slug) -> String {
    let first = (title[library.defaultLanguage] ?? slug.rawValue).escapedLines
    let arabic = title[.arabic].map { "  \u{2067}\($0.escapedLines)\u{2069}" } ?? ""
    return "\(first)\(arabic)\n\(kind), \(slug)\n"
  }

  /// Empty if there is no text.
  private func line(_ label: String, _ text: String?) -> String {
    guard let text, !text.isEmpty else { return "" }
    return wrapped("\(label): \(text)", indent: "  ")
  }

  /// Escapes a text, and wraps it at spaces; continuation lines are indented.
  private func wrapped(_ text: String, indent: String = "") -> String {
    var lines: [String] = []
    var current = ""
    // By scalars: a combining mark after a space would hide it.
    let words = text.escapedLines.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false)
    for word in words {
      if !current.isEmpty, current.unicodeScalars.count + 1 + word.count > width {
        lines.append(current)
        current = indent + String(word)
      } else {
        current += (current.isEmpty ? "" : " ") + String(word)
      }
    }
    return (lines + [current]).joined(separator: "\n") + "\n"
  }
}

extension String {
  /// The text with everything as escapes that is not safe to show, except line ends, and joiners, without which languages such as
  /// Persian and some emoji are misspelled.
  fileprivate var escapedLines: String {
    var shown = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n", "\u{200C}", "\u{200D}": shown.unicodeScalars.append(scalar)
      default: shown += String(scalar).escapedForDisplay
      }
    }
    return shown
  }
}
