import Testing

@testable import QuranText

struct QuranLocatorTests {
  private func located(_ text: String) -> [String] {
    Shipped.locator.locate(text).map { location in
      let run = String(
        decoding: text.utf8.dropFirst(location.bytes.lowerBound).prefix(location.bytes.count),
        as: UTF8.self
      )
      return location.references.map(\.description).joined(separator: ", ") + ": " + run
    }
  }

  @Test func `A marked span of any length is located, even with an error in it`() {
    #expect(located("قَالَ ﴿رَبِّ زِدْنِي عِلْمًا﴾ ثُمَّ") == ["20:114: رَبِّ زِدْنِي عِلْمًا"])
    #expect(
      located("﴿لَمْ يَلِدْ لَمْ يُولَدْ وَلَمْ يَكُنْ لَهُ كُفُوًا أَحَدٌ﴾").map { String($0.prefix(7)) } == ["112:3-4"]
    )
  }

  @Test func `A long run without a citation is located, a short one is not`() {
    let verse = "وَمَنْ يَتَّقِ اللَّهَ يَجْعَلْ لَهُ مَخْرَجًا"
    #expect(located("اللَّهُمَّ اغْفِرْ لِي، \(verse) آمِينَ") == ["65:2: \(verse)"])
    #expect(located("رَبِّ زِدْنِي عِلْمًا") == [])
    #expect(located("اللَّهُمَّ إِنِّي أَسْأَلُكَ عِلْمًا نَافِعًا، وَرِزْقًا طَيِّبًا") == [])
  }

  @Test func `Verses that repeat are all named`() {
    let locations = Shipped.locator.locate("﴿فَبِأَيِّ آلَاءِ رَبِّكُمَا تُكَذِّبَانِ﴾")
    #expect(locations.map(\.references.count) == [31])
    #expect(locations.first?.isMarked == true)
  }

  @Test func `A run without marks and one in the mushaf's spelling are located`() {
    #expect(
      Shipped.locator.locate("قل هو الله احد الله الصمد").map(\.references.description) == ["[112:1-2]"]
    )
    #expect(
      Shipped.locator.locate("يَـٰٓأَيُّهَا ٱلَّذِينَ ءَامَنُوا۟ كُتِبَ عَلَيْكُمُ ٱلصِّيَامُ")
        .map(\.references.description) == ["[2:183]"]
    )
  }

  @Test func `Texts without words have no location`() {
    #expect(Shipped.locator.locate("") == [])
    #expect(Shipped.locator.locate("﴿﴾ ﴿ 5 ﴾ ﴿") == [])
    #expect(Shipped.locator.locate("plain words", minimumWords: 0) == [])
  }
}
