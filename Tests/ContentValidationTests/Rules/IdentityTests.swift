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
        b:2 `8`: another dua has id 8 already: give this one a number that no dua has or ever had
          note 1 `8`: the first dua with id 8 is here
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
        7 `3`: another journey has id 3 already: give this one a number that no journey has or ever had
          note 6 `3`: the first journey with id 3 is here
        3 `1`: another category has id 1 already: give this one a number that no category has or ever had
          note 2 `1`: the first category with id 1 is here
        5 `1`: another collection has id 1 already: give this one a number that no collection has or ever had
          note 4 `1`: the first collection with id 1 is here
        """
    )
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
        8 `rizq`: another dua is called `rizq` already: rename one of them
          note 6 `rizq`: the first dua called `rizq` is here
        5 `bukhari`: another work is called `bukhari` already: rename one of them
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
        1 `0`: 0 is not an ID: a dua has a number from 1
        3 `-4`: -4 is not an ID: a journey has a number from 1
        """
    )
  }
}
