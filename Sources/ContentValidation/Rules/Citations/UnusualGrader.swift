import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// The name of a grader differs a little from one that the library uses often.
///
/// ## What it does
/// Compares each grader that is named once with those that are named at least five times. Reports it if the two differ in one
/// letter, or in the order of two, or only in capitals, signs or the article: `al-Abani`, `Albani`. Scholars with such names, as
/// al-Haytami and al-Haythami, are not reported.
///
/// ## Why it matters
/// Readers do not find the scholar, and apps that list hadiths by grader list two.
///
/// ## Example
/// ```xml
/// <source type="hadith" collection="abu-dawud" number="5095" grade="sahih" grader="al-Abani"/>
/// ```
///
/// ## How to fix it
/// Write the usual name, unless another scholar is meant.
enum UnusualGrader: Rule {
  static let id: RuleID = "CT11"
  static let name = "unusual-grader"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let graders = draft.duas.flatMap { dua in
      dua.sources.compactMap { source in source.grader.located.map { (dua: dua, name: $0) } }
    }
    let uses = Dictionary(graders.map { (ExactText($0.name.value), 1) }, uniquingKeysWith: +)
    var usual: [Usual] = []
    var known: Set<ExactText> = []
    for grader in graders {
      let name = ExactText(grader.name.value)
      guard uses[name] ?? 0 >= fewestUses, known.insert(name).inserted else { continue }
      usual.append(Usual(name: grader.name.value, letters: letters(of: grader.name.value)))
      if usual.count == usualLimit { break }
    }
    guard !usual.isEmpty else { return [] }
    return graders.compactMap { dua, grader in
      guard uses[ExactText(grader.value)] == 1 else { return nil }
      let letters = letters(of: grader.value)
      guard let meant = usual.first(where: { isSlip(letters, $0.letters) }) else { return nil }
      return finding(
        "grader \(grader.value.quoted()) of a source of \(dua.label) is named once, but \(meant.name.quoted()) often: "
          + "did you mean `\(meant.name)`?",
        at: grader.range,
        fixIts: [FixIt("write `\(meant.name)`", .unsafe, [FixIt.Edit(grader.range, meant.name)])]
      )
    }
  }

  private struct Usual {
    let name: String
    let letters: [Unicode.Scalar]
  }

  /// How often a name must be used, and how many such names others are compared with.
  private static let (fewestUses, usualLimit) = (5, 20)

  /// The letters of a name in lower case, without the article; nothing of a name that is longer than names are.
  private static func letters(of name: String) -> [Unicode.Scalar] {
    guard name.utf8.count <= longestName else { return [] }
    return name.lowercased().unicodeScalars.split { !$0.properties.isAlphabetic }
      .filter { !$0.elementsEqual("al".unicodeScalars) }.flatMap { Array($0) }
  }

  private static let longestName = 60

  private static func isSlip(_ letters: [Unicode.Scalar], _ usual: [Unicode.Scalar]) -> Bool {
    guard min(letters.count, usual.count) >= shortestName else { return false }
    return EditDistance.between(letters, usual, limit: 1) != nil && !areTwoScholars(letters, usual)
  }

  private static func areTwoScholars(_ letters: [Unicode.Scalar], _ usual: [Unicode.Scalar]) -> Bool {
    similarNames.contains { names in
      guard let first = names.firstIndex(where: { letters.contains($0) }),
        let second = names.firstIndex(where: { usual.contains($0) })
      else { return false }
      return first != second
    }
  }

  /// Letters in the names of different scholars, of which none is a part of another.
  private static let similarNames = [
    "haytam haytham", "haitam haitham", "هيتم هيثم", "nasafi nasai nasaʾi", "juzjani jurjani juzqani jurqani",
    "bazzar bazzaz", "بزار بزاز", "sindi hindi", "سندي هندي",
  ]
  .map { [[Unicode.Scalar]](words: $0) }

  /// The letters of names that are alike by chance are fewer.
  private static let shortestName = 5
}
