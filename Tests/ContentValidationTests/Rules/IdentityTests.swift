import ContentDraft
import Diagnostics
import Testing

@testable import ContentValidation

@Suite struct IdentityTests {
  @Test func anIDGivenTwiceWithinAKindIsFoundAcrossFiles() {
    expect(
      DuplicateID.self,
      in: """
        dua id=8 slug=a
        journey id=8
        file
        dua id=8 slug=b
        """,
      finds: """
        b:2 `8`: another dua already has id 8: give this one a number that no dua has ever had, such as 9
          note 1 `8`: the dua with id 8 is here
          fix b:2 `8` -> `9`: write `9`
        """
    )
  }

  @Test func idsOfJourneysCategoriesAndCollectionsAreComparedToo() {
    expect(
      DuplicateID.self,
      in: """
        library
          category id=1
          category id=1
          collection id=1
          collection id=1
        journey id=3
        journey id=3
        """,
      finds: """
        7 `3`: another journey already has id 3: give this one a number that no journey has ever had, such as 4
          note 6 `3`: the journey with id 3 is here
          fix 7 `3` -> `4`: write `4`
        3 `1`: another category already has id 1: give this one a number that no category has ever had, such as 2
          note 2 `1`: the category with id 1 is here
          fix 3 `1` -> `2`: write `2`
        5 `1`: another collection already has id 1: give this one a number that no collection has ever had, such as 2
          note 4 `1`: the collection with id 1 is here
          fix 5 `1` -> `2`: write `2`
        """
    )
  }

  @Test func everyDuplicateGetsANumberOfItsOwn() {
    let trial = Trial(DuplicateID.self, "dua id=7\ndua id=3\ndua id=3\ndua id=3")
    #expect(trial.fixed == ["id=8", "id=9"])
  }

  @Test func anEntityEnteredTwiceIsOneFinding() {
    let dua = "dua id=8 slug=a\n  title:en Morning\n  arabic سُبْحَانَ اللَّهِ\n  translation:en Glory to Allah"
    let literal = DraftLiteral("\(dua)\nfile\n\(dua)")
    let findings = Validator.findings(in: literal.draft).filter {
      $0.range.map { literal.mark($0).hasPrefix("b:") } == true
    }
    #expect(findings.map(\.rule).filter { $0.rawValue.hasPrefix("ID") } == [DuplicateSlug.id])
    #expect(
      !findings.contains { [DuplicateTitle.id, DuplicateArabic.id, CopiedTranslation.id].contains($0.rule) }
    )
    #expect(
      Trial(DuplicateSlug.self, "dua id=8 slug=a\ndua id=8 slug=a").messages
        == ["the dua `a` with id 8 is already in the library: remove one of the two"]
    )
  }

  @Test func aCopiedFileIsOneFinding() {
    let duas = "dua id=8 slug=a\ndua id=9 slug=b\ndua id=10 slug=c"
    expect(
      DuplicateSlug.self,
      in: "\(duas)\nfile\n\(duas)",
      finds: """
        b:2 `a`: all 3 duas of this file are in another file too, with the same slugs and ids: remove the file, or the duas that \
        are in both
          note 1 `a`: dua `a` is here too
        """
    )
  }

  @Test(arguments: [
    ("duas/core copy.xml", "duas/core.xml", 0), ("duas/core.xml", "duas/core_2.xml", 1),
    ("a/Copy of core.xml", "b/core.xml", 0),
    ("duas/core (1).xml", "duas/core.xml", 0), ("duas/a.xml", "duas/b.xml", 1),
  ])
  func theCopyIsTheFileWithTheLongerName(first: String, second: String, copy: Int) {
    var files = DraftLiteral("dua id=8 slug=a\ndua id=9 slug=b\nfile\ndua id=8 slug=a\ndua id=9 slug=b").files
    (files[0].path, files[1].path) = (first, second)
    let found = DuplicateSlug.check(IndexedDraft(LibraryDraft(files: files)))
    #expect(found.map { $0.range?.file } == [FileID(copy)])
    #expect(found.first?.message.contains("`\(copy == 0 ? second : first)`") == true)
  }

  @Test func theFileWithMoreIsTheOriginal() {
    let trial = Trial(
      DuplicateSlug.self,
      "dua id=8 slug=a\ndua id=9 slug=b\nfile\ndua id=8 slug=a\ndua id=9 slug=b\ndua id=10 slug=c"
    )
    #expect(trial.messages.count == 1)
    #expect(trial.messages.first?.hasPrefix("all 2 duas of this file are in another file too") == true)
    // Neither file is a copy of the other.
    let both = Trial(
      DuplicateSlug.self,
      "dua id=8 slug=a\ndua id=9 slug=b\ndua id=7 slug=d\nfile\ndua id=8 slug=a\ndua id=9 slug=b\ndua id=10 slug=c"
    )
    #expect(both.messages.count == 2)
  }

  @Test func copiesHaveNoOtherFindings() {
    let journeys = "journey id=1 slug=a order=1\njourney id=2 slug=b order=2"
    expect(DuplicateOrder.self, in: "\(journeys)\nfile\n\(journeys)")
    let duas = "dua id=1 slug=a\n  arabic رَبِّ\ndua id=2 slug=b variant-of=a\n  arabic رَبِّ"
    expect(DuplicateArabic.self, in: "\(duas)\nfile\n\(duas)")
  }

  @Test func missingAndUnreadableIDsAreNotCompared() {
    expect(DuplicateID.self, in: "dua\ndua\ndua id=x\ndua id=x")
    expect(DuplicateSlug.self, in: "dua\ndua\ndua slug=É\ndua slug=É")
  }

  @Test func aSlugGivenTwiceWithinAKindIsFound() {
    expect(
      DuplicateSlug.self,
      in: """
        library
          category slug=rizq
          collection slug=rizq
          work slug=bukhari
          work slug=bukhari
        dua slug=rizq
        journey slug=rizq
        dua slug=rizq
        """,
      finds: """
        8 `rizq`: another dua is already called `rizq`: rename one of them
          note 6 `rizq`: the first dua called `rizq` is here
        5 `bukhari`: another work is already called `bukhari`: rename one of them
          note 4 `bukhari`: the first work called `bukhari` is here
        """
    )
  }

  @Test func idsCountFromOne() {
    expect(
      NonpositiveID.self,
      in: """
        dua id=0
        dua id=1
        journey id=-4
        """,
      finds: """
        1 `0`: 0 is not a valid dua id: ids start at 1
        3 `-4`: -4 is not a valid journey id: ids start at 1
        """
    )
  }
}
