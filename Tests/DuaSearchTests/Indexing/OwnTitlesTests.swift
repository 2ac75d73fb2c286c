import DuaLibrary
import Testing

@testable import SearchIndexing

@Suite("A title is a dua's own")
struct OwnTitlesTests {
  @Test(
    "unless it is the beginning of its text or of a translation",
    arguments: [
      ("Dua for rain", "رَبِّ زِدْنِي عِلْمًا", "My Lord, increase me", true),
      ("my lord", "رَبِّ زِدْنِي عِلْمًا", "My Lord, increase me", false),
      ("My Lord…", "رَبِّ زِدْنِي عِلْمًا", "My Lord, increase me", false),
      ("increase me", "رَبِّ زِدْنِي عِلْمًا", "My Lord, increase me", true),
      ("رب زدني", "رَبِّ زِدْنِي عِلْمًا", "My Lord, increase me", false),
      ("رب زدني", "اللَّهُمَّ رَبِّ زِدْنِي", "My Lord, increase me", true),
      // A hamza is in no search form, so an ASCII word may be the first one after it.
      ("Amen", "ء Amen رَبِّ", "My Lord", false),
      ("Amen", "Amen رَبِّ", "My Lord", false),
      ("Amen", "(آمِينَ) Amen", "My Lord", true),
      // Arabic letters are indexed with the codes of digits.
      ("5", "صَ وَالْقُرْآنِ", "Sad", true),
      // Without a word it is the beginning of every text.
      ("—", "رَبِّ", "My Lord", false), ("...", "رَبِّ", "My Lord", false),
    ] as [(String, String, String, Bool)]
  )
  func beginnings(title: String, arabic: String, translation: String, isOwn: Bool) throws {
    var duas = TitledDuas()
    try duas.add(title, arabic: arabic, translation: translation)
    let dua = try duas.library().duas[0]
    var titles = OwnTitles()
    let found = titles.contains(title, of: dua)
    #expect(found == isOwn)
    // The words of the last title are forgotten.
    let findsNext = titles.contains("Rain", of: dua)
    #expect(findsNext)
  }
}
