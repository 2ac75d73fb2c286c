import Testing

@testable import ContentValidation

@Suite struct TimeOfDayTests {
  private static let morning = "اللَّهُمَّ بِكَ أَصْبَحْنَا، وَبِكَ أَمْسَيْنَا، وَبِكَ نَحْيَا، وَبِكَ نَمُوتُ"
  private static let evening = "أَمْسَيْنَا وَأَمْسَى الْمُلْكُ لِلَّهِ"

  @Test func theCategoryIsCompared() {
    expect(
      TimeOfDay.self,
      in: """
        dua slug=a category=evening
          arabic \(Self.morning)
        dua slug=b category=morning
          arabic \(Self.evening)
        dua slug=c category=morning
          arabic \(Self.morning)
        dua slug=d category=protection
          arabic \(Self.evening)
        """,
      finds: """
        1 `evening`: dua `a` has the words of the morning, but its category is `evening`: correct the time, or write the words of \
        the evening
        3 `morning`: dua `b` has the words of the evening, but its category is `morning`: correct the time, or write the words of \
        the morning
        """
    )
  }

  @Test func theBestTimeIsCompared() {
    expect(
      TimeOfDay.self,
      in: """
        dua slug=a
          arabic \(Self.morning)
          best-time:en After the sunset prayer
          best-time:fr evening
        dua slug=b
          arabic \(Self.morning)
          best-time:en Morning and evening
        dua slug=c
          arabic \(Self.evening)
          best-time:en At any time
        dua slug=d
          arabic \(Self.evening)
          best-time:en From Asr until sunrise
        dua slug=e
          arabic \(Self.morning)
          best-time:en At any time of day or night
        """,
      finds: """
        3 `After the sunset prayer`: dua `a` has the words of the morning, but `best-time` (en) says `sunset`: correct the time, or \
        write the words of the evening
        """
    )
  }

  @Test func theSlotsOfJourneysAreCompared() {
    expect(
      TimeOfDay.self,
      in: """
        dua slug=a
          arabic \(Self.morning)
        dua slug=b
          arabic \(Self.evening)
        journey slug=day
          step dua=a slot=evening
          step dua=b slot=anytime
        journey slug=night
          step dua=b slot=evening
          step dua=z slot=morning
        """,
      finds: """
        6 `evening`: dua `a` has the words of the morning, but its slot in journey `day` is `evening`: correct the time, or write \
        the words of the evening
        """
    )
  }

  @Test(arguments: [
    "سُبْحَانَ اللَّهِ حِينَ تُمْسُونَ وَحِينَ تُصْبِحُونَ", "رَبِّ أَعُوذُ بِكَ مِنْ شَرِّ مَا أَصْبَحْنَا فِيهِ", "اللَّهُمَّ عَافِنِي فِي بَدَنِي",
    "أَصْبَحْنَا / أَمْسَيْنَا وَالْمُلْكُ لِلَّهِ",
  ])
  func textsWithoutATimeAtTheirBeginningAreNotCompared(arabic: String) {
    expect(TimeOfDay.self, in: "dua slug=a category=evening\n  arabic \(arabic)")
  }
}
