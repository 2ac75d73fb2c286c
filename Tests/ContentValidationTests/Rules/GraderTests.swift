import Testing

@testable import ContentValidation

/// The rules about grades and graders: CT10 and CT11.
@Suite struct GraderTests {
  private func hadith(_ work: String, _ rest: String) -> String {
    "dua slug=a\n  source type=hadith collection=\(work) number=1 \(rest)"
  }

  // MARK: CT10

  @Test func anotherGradeInASahihIsFound() {
    expect(
      GradeInSahih.self,
      in: hadith("muslim", "grade=hasan grader=Muslim"),
      finds: """
        2 `hasan`: a source of dua `a` is of Sahih Muslim, whose hadiths are `sahih`, but its grade is `hasan`: correct one of \
        the two, or explain it in a `note`
        """
    )
  }

  @Test func theOtherAuthorIsFound() {
    expect(
      GradeInSahih.self,
      in: hadith("bukhari", "grade=sahih grader=Muslim"),
      finds:
        "2 `Muslim`: a source of dua `a` is of Sahih al-Bukhari, but its grader is `Muslim`: correct one of the two"
    )
    #expect(
      Trial(GradeInSahih.self, hadith("muslim", "grade=sahih grader=\"Imam al-Bukhari\"")).marks.count == 1
    )
  }

  @Test(arguments: [
    ("bukhari", "grade=sahih grader=al-Bukhari"), ("muslim", "grade=sahih grader=al-Albani"),
    ("muslim", "grade=sahih"), ("bukhari", "grade=hasan note=\"without a chain\""), ("muslim", "grade=mawdu"),
    ("tirmidhi", "grade=hasan grader=al-Bukhari"), ("muslim", "grade=sahih grader=\"al-Bukhari and Muslim\""),
  ])
  func otherGradesAndGradersAreNotReported(work: String, rest: String) {
    expect(GradeInSahih.self, in: hadith(work, rest))
  }

  // MARK: CT11

  /// A library that names a grader five times, and then another.
  private func graders(_ usual: String, _ other: String) -> String {
    let sources = (Array(repeating: usual, count: 5) + [other]).map { grader in
      "  source type=hadith collection=tirmidhi number=1 grade=sahih grader=\"\(grader)\""
    }
    return (["dua slug=a"] + sources).joined(separator: "\n")
  }

  @Test func aSlipInANameIsFound() {
    expect(
      UnusualGrader.self,
      in: graders("al-Albani", "al-Abani"),
      finds: """
        7 `al-Abani`: grader `al-Abani` of a source of dua `a` is named once, but `al-Albani` often: did you mean `al-Albani`?
          fix 7 `al-Abani` -> `al-Albani`: write `al-Albani`
        """
    )
  }

  @Test(arguments: ["Albani", "al-Ablani", "al-albani", "Al Albani", "al-Albany"])
  func similarNamesAreFound(name: String) {
    #expect(Trial(UnusualGrader.self, graders("al-Albani", name)).marks == [name])
  }

  @Test(arguments: ["al-Haythimi", "al-Haythammi", "Haythami"])
  func slipsInANameThatResemblesAnotherAreFound(name: String) {
    #expect(Trial(UnusualGrader.self, graders("al-Haythami", name)).marks == [name])
  }

  @Test(arguments: [
    ("al-Albani", "al-Albani"), ("al-Albani", "al-Tirmidhi"), ("Muslim", "al-Hakim"), ("Imran", "Imam"),
    ("al-Haythami", "al-Haytami"), ("al-Haytami", "al-Haythami"),
    ("Ibn Hajar al-Haitami", "Ibn Hajar al-Haithami"),
    ("الهيثمي", "الهيتمي"), ("al-Nasa'i", "al-Nasafi"), ("al-Bazzar", "al-Bazzaz"),
  ])
  func otherNamesAreNotReported(usual: String, other: String) {
    expect(UnusualGrader.self, in: graders(usual, other))
  }
}
