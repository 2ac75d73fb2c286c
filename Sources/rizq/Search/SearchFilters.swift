import ArgumentParser
import Diagnostics
import DuaLibrary
import UnicodeText

/// The options of `rizq search` that restrict its results.
struct SearchFilters: ParsableArguments {
  @Option(help: ArgumentHelp("Only duas of a category; may be repeated.", valueName: "slug"))
  var category: [String] = []

  @Option(help: ArgumentHelp("Only duas of a collection; may be repeated.", valueName: "slug"))
  var collection: [String] = []

  @Option(help: ArgumentHelp("Only duas of a journey; may be repeated.", valueName: "slug"))
  var journey: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only duas for a time of day; may be repeated.",
      valueName: "slot"
    )
  )
  var slot: [TimeSlot] = []

  @Option(
    help: ArgumentHelp("Only duas with a translation into a language; may be repeated.", valueName: "tag")
  )
  var language: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only duas that cite a hadith of a grade: sahih, hasan, daif, mawdu; may be repeated.",
      valueName: "grade"
    )
  )
  var grade: [String] = []

  @Option(
    help: ArgumentHelp("Only duas that cite a hadith of this grade or a stronger one.", valueName: "grade")
  )
  var minGrade: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Only duas with at least this number of Arabic words.", valueName: "n"),
    transform: Self.count
  )
  var minWords: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Only duas with at most this number of Arabic words.", valueName: "n"),
    transform: Self.count
  )
  var maxWords: Int?

  @Flag(help: "Only duas with a recording.")
  var audio = false

  func validate() throws {
    for language in language where LanguageTag(language) == nil {
      throw ValidationError("--language \(language.quoted()) is not a language tag such as `en` or `pt-BR`")
    }
    if !grade.isEmpty, minGrade != nil {
      throw ValidationError("there are both --grade and --min-grade: choose one")
    }
    _ = try grades()
    if let minWords, let maxWords, minWords > maxWords {
      throw ValidationError(
        "no text has at least \(minWords) and at most \(maxWords) words: lower --min-words or raise --max-words"
      )
    }
  }

  /// Whether every dua passes.
  var isEmpty: Bool {
    [category, collection, journey, language, grade].allSatisfy(\.isEmpty) && slot.isEmpty && minGrade == nil
      && minWords == nil && maxWords == nil && !audio
  }

  @Sendable private static func count(_ argument: String) throws -> Int {
    guard let number = Int(argument), (0...1_000_000).contains(number) else {
      throw ValidationError("a number of words is a whole number from 0 to 1000000")
    }
    return number
  }

  /// Nil for any.
  private func grades() throws -> Set<HadithGrade>? {
    if let minGrade {
      let least = try Self.grade(minGrade, "--min-grade")
      return Set(HadithGrade.allCases.filter { $0 >= least })
    }
    return grade.isEmpty ? nil : Set(try grade.map { try Self.grade($0, "--grade") })
  }

  private static func grade(_ name: String, _ option: String) throws -> HadithGrade {
    if let grade = HadithGrade(rawValue: name) { return grade }
    let names = HadithGrade.allCases.map(\.rawValue)
    let suggestion = Suggestion.phrase(for: name, among: names)
    let choice = "; the grades are " + names.map { $0.quoted() }.joined(separator: ", ")
    throw ValidationError(
      "\(option): there is no grade \(name.quoted())\(suggestion.isEmpty ? choice : suggestion)"
    )
  }

  /// The filters by name; the arguments must be valid.
  func names() throws -> SearchNames {
    SearchNames(
      categories: category,
      collections: collection,
      journeys: journey,
      slots: slot,
      languages: language.compactMap { LanguageTag($0) },
      grades: try grades(),
      requiresAudio: audio,
      words: minWords == nil && maxWords == nil ? nil : (minWords ?? 0)...(maxWords ?? .max)
    )
  }
}

extension TimeSlot: ExpressibleByArgument {}
