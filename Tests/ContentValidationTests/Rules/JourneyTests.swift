import Testing

@testable import ContentValidation

@Suite struct JourneyTests {
  private let duas = """
    dua slug=a xp=40 duration=45
    dua slug=b xp=20 duration=60
    dua slug=c xp=15 duration=45
    dua slug=untimed xp=15
    dua slug=worthless duration=x

    """

  @Test func statedXPIsTheSumOfTheDuas() {
    expect(
      JourneyXPMismatch.self,
      in: duas + """
        journey slug=day xp=125
          step dua=a
          step dua=b
          step dua=c
        journey slug=right xp=60
          step dua=a
          step dua=b
        journey slug=derived
          step dua=a
        journey slug=dangling xp=1
          step dua=a
          step dua=z
        journey slug=unknown xp=1
          step dua=worthless
        journey slug=empty xp=1
        journey slug=one xp=5
          step dua=b
        """,
      finds: """
        6 `125`: journey `day` states 125 XP, but its duas earn 40 + 20 + 15 = 75: write `75`, or omit `xp`
          fix 6 `125` -> `75`: write `75`
        21 `5`: journey `one` states 5 XP, but its duas earn 20: write `20`, or omit `xp`
          fix 21 `5` -> `20`: write `20`
        """
    )
  }

  @Test func statedMinutesAreTheRoundedSum() {
    expect(
      JourneyMinutesMismatch.self,
      in: duas + """
        journey slug=day minutes=5
          step dua=a
          step dua=b
          step dua=c
        journey slug=half-up minutes=2
          step dua=a
          step dua=c
        journey slug=at-least-one minutes=1
          step dua=a
        journey slug=untimed minutes=9
          step dua=untimed
        """,
      finds: """
        6 `5`: journey `day` states 5 minutes, but its duas take 45 s + 60 s + 45 s, which rounds to 3: \
        write `3`, or omit `minutes`
          fix 6 `5` -> `3`: write `3`
        """
    )
  }

  @Test func minutesThatCannotBeCheckedOrDerivedAreReported() {
    let source =
      duas + """
        journey slug=stated minutes=9
          step dua=a
          step dua=untimed
        journey slug=derived
          step dua=untimed
        journey slug=known
          step dua=a
        journey slug=unreadable
          step dua=worthless
        """
    expect(
      UnknownMinutes.self,
      in: source,
      finds: """
        6 `9`: the minutes of journey `stated` cannot be checked: dua `untimed` has no `duration`
          note 4 `dua`: dua `untimed` is here
        """
    )
    expect(
      UnderivableMinutes.self,
      in: source,
      finds: """
        9 `journey`: journey `derived` states no `minutes`, and they cannot be derived, because dua `untimed` has no `duration`: write one of the two
          note 4 `dua`: dua `untimed` is here
        """
    )
  }

  @Test func aJourneyHasThreeToSevenSteps() {
    let source = """
      journey slug=none
      journey slug=one
        step dua=a
      journey slug=three
        step
        step
        step
      journey slug=eight
        step
        step
        step
        step
        step
        step
        step
        step
      """
    expect(
      EmptyJourney.self,
      in: source,
      finds: "1 `journey`: journey `none` has no steps: add the duas to practice"
    )
    expect(
      JourneyLength.self,
      in: source,
      finds: """
        2 `journey`: journey `one` has 1 step: a daily program has 3 to 7
        8 `journey`: journey `eight` has 8 steps: a daily program has 3 to 7
        """
    )
  }

  @Test func aJourneyContainsADuaOnce() {
    expect(
      RepeatedStep.self,
      in: """
        journey slug=day
          step dua=a slot=morning
          step dua=b slot=morning
          step dua=a slot=evening
        journey slug=other
          step dua=a
        """,
      finds: """
        4 `a`: journey `day` already has dua `a`: remove one of the two steps
          note 2 `a`: the first step is here
        """
    )
  }

  @Test func journeysHaveDifferentOrders() {
    expect(
      DuplicateOrder.self,
      in: """
        journey slug=a order=1
        journey slug=b order=2
        journey slug=c order=1
        journey slug=d
        journey slug=e
        """,
      finds: """
        3 `1`: journey `c` has the order 1, and so does journey `a`: give every journey its own number
          note 1 `1`: the order of journey `a` is here
        """
    )
  }

  @Test func aStepThatIsGivenTwiceChangesNoSum() {
    expect(
      JourneyXPMismatch.self,
      in: "dua slug=a xp=20\njourney slug=day xp=20\n  step dua=a\n  step dua=a"
    )
  }

  @Test func sumsBeyondTheRangeOfIntDoNotTrap() {
    expect(
      JourneyXPMismatch.self,
      in: """
        dua slug=a xp=9223372036854775807 duration=9223372036854775807
        dua slug=b xp=9223372036854775807 duration=9223372036854775807
        journey slug=day xp=1
          step dua=a
          step dua=b
        """,
      finds: """
        3 `1`: journey `day` states 1 XP, but its duas earn 9223372036854775807 + 9223372036854775807 \
        = 9223372036854775807: write `9223372036854775807`, or omit `xp`
          fix 3 `1` -> `9223372036854775807`: write `9223372036854775807`
        """
    )
  }
}
