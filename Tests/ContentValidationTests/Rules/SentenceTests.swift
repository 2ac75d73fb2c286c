import Testing

@testable import ContentValidation

/// The rules about sentences and whole texts of prose: TX27 to TX30.
@Suite struct SentenceTests {
  // MARK: TX27

  @Test func doubledSignsAreOneFindingOfAText() {
    expect(
      DoubledSignInProse.self,
      in: "dua slug=a\n  translation:en My Lord,, forgive me..",
      finds: """
        2 `,,`: `translation` (en) of dua `a` has `,` twice in a row (and 1 more in this text): remove one of the two
          fix 2 `,` -> ``: remove the second
          fix 2 `.` -> ``: remove the second
        """
    )
    let trial = Trial(DoubledSignInProse.self, "dua slug=a\n  benefit:en He gives;; and takes..")
    #expect(trial.fixed == ["He gives; and takes."])
    #expect(trial.applicabilities == [.unsafe])
  }

  @Test(arguments: [
    "translation:en He gives...", "translation:en He gives....", "benefit:en He gives, and takes.",
    "benefit:en Why?!",
    "title:ar ربي،،", "transliteration rabbi..",
  ])
  func otherSignsAreNot(text: String) { expect(DoubledSignInProse.self, in: "dua slug=a\n  \(text)") }

  // MARK: TX28

  @Test func aSentenceInLowerCaseIsFound() {
    expect(
      LowercaseSentence.self,
      in: "dua slug=a\n  benefit:en He looks after them. he never sleeps.",
      finds: """
        2 `he`: `benefit` (en) of dua `a` has a sentence that begins in lower case, with `he`: write a capital, or a comma \
        before it
          fix 2 `h` -> `H`: write a capital
        """
    )
    #expect(
      Trial(LowercaseSentence.self, "dua slug=a\n  benefit:en He gives. and He takes.").applicabilities
        == [.unsafe]
    )
  }

  @Test(arguments: [
    "benefit:en He gives. He takes.", "benefit:en al-Bukhari (vol. the first) and others, etc. and so on",
    "benefit:en He gives... and takes", "benefit:en Say rabbana. allahumma is said as well.",
    "benefit:en Narrated by Imran. al-Bukhari has it too.", "benefit:en Will you? he asked.",
    "benefit:id Baik sekali. dan itu", "benefit:en It has approx. the same words",
  ])
  func otherSentencesAreNot(text: String) { expect(LowercaseSentence.self, in: "dua slug=a\n  \(text)") }

  // MARK: TX29

  @Test func aTextThatBreaksOffIsFound() {
    expect(
      UnfinishedText.self,
      in: """
        dua slug=a
          translation:en In Your name, O Allah, I die and
          benefit:id Siapa yang membacanya,
          context:id Dia membacanya dan
          prophetic-context:en He said (and
        """,
      finds: """
        2 `and`: `translation` (en) of dua `a` ends with `and`, so it seems to break off: complete it, or correct its end
        3 `,`: `benefit` (id) of dua `a` ends with `,`, so it seems to break off: complete it, or correct its end
        4 `dan`: `context` (id) of dua `a` ends with `dan`, so it seems to break off: complete it, or correct its end
        5 `and`: `prophetic-context` (en) of dua `a` ends with `and`, so it seems to break off: complete it, or correct its end
        """
    )
  }

  @Test(arguments: [
    "translation:en In Your name I die and live", "translation:en And", "title:en Morning and",
    "translation:en I seek refuge in the Lord of", "benefit:ar سبحان الله،", "benefit:fr Il est and",
    "benefit:en Do it again-and",
  ])
  func otherEndsAreNot(text: String) { expect(UnfinishedText.self, in: "dua slug=a\n  \(text)") }

  @Test func theOnlyTextWithoutASignIsFound() {
    let texts = (0..<20).map { $0 == 7 ? "“Forgive me!”" : "Forgive me." }
    expect(
      UnfinishedText.self,
      in: duas("translation:en", texts + ["Have mercy on"]),
      finds:
        "42 `Have mercy on`: `translation` (en) of dua `d20` ends without a sign, unlike all 20 others: complete it, or write a period"
    )
    expect(UnfinishedText.self, in: duas("translation:en", texts + ["Have mercy", "Guide me"]))
    expect(UnfinishedText.self, in: duas("translation:de", texts + ["Er sagte: „Vergib mir.“"]))
    expect(UnfinishedText.self, in: duas("translation:de", texts + ["Er sagte: »Vergib mir.«"]))
    expect(UnfinishedText.self, in: duas("translation:en", texts.dropLast() + ["Have mercy"]))
  }

  // MARK: TX30

  @Test func theSameProseInTwoFieldsIsFound() {
    expect(
      CopiedProse.self,
      in: """
        dua slug=a
          benefit:en Whoever says it is forgiven.
          context:en whoever says  it is forgiven.
        """,
      finds: """
        3 `whoever says  it is forgiven.`: `context` (en) of dua `a` is identical to `benefit`: write in each what belongs there, \
        or remove one of the two
          note 2 `Whoever says it is forgiven.`: the same text is here
        """
    )
  }

  @Test(arguments: [
    ("benefit:en Whoever says it is forgiven.", "context:id Whoever says it is forgiven."),
    ("benefit:en Whoever says it is forgiven.", "context:en Whoever says it is safe."),
    ("translation:en Glory belongs to Allah.", "benefit:en Glory belongs to Allah."),
    ("title:en Whoever says it is forgiven", "benefit:en Whoever says it is forgiven"),
  ])
  func otherTextsAreNot(first: String, second: String) {
    expect(CopiedProse.self, in: "dua slug=a\n  \(first)\n  \(second)")
    expect(CopiedProse.self, in: "dua slug=a\n  \(first)\ndua slug=b\n  \(first)")
  }
}
