import ContentIngest
import DuaLibrary
import DuaRecognition
import QuranText
import Testing

@Suite struct TextIdentifierTests {
  private static let identifier = Result { () throws -> TextIdentifier in
    TextIdentifier(.standard(), QuranLocator(fingerprints: try .shipped()))
  }

  private func names(of text: String) throws -> [String] {
    try Self.identifier.get().identities(of: text).map { identity in
      ([identity.names.first].compactMap(\.self) + identity.verses.map(\.description)).joined(separator: " ")
    }
  }

  @Test func aSupplicationIsNamed() throws {
    #expect(
      try names(of: "اللَّهُمَّ اهْدِنِي فِيمَنْ هَدَيْتَ، وَعَافِنِي فِيمَنْ عَافَيْتَ، وَتَوَلَّنِي فِيمَنْ تَوَلَّيْتَ")
        == ["Qunut", "Qunut of al-Hasan ibn Ali"]
    )
  }

  @Test func versesAreNamedOrCited() throws {
    #expect(
      try names(of: "لَا إِلَٰهَ إِلَّا أَنْتَ سُبْحَانَكَ إِنِّي كُنْتُ مِنَ الظَّالِمِينَ").first == "Dua of Yunus 21:87"
    )
    #expect(try names(of: "وَمَنْ يَتَّقِ اللَّهَ يَجْعَلْ لَهُ مَخْرَجًا") == ["Verse of a Thousand Dinars 65:2"])
  }

  @Test func whatTheTextHasMostOfComesFirst() throws {
    let identities = try Self.identifier.get().identities(
      of: "بِسْمِ اللَّهِ الرَّحْمَنِ الرَّحِيمِ، سُبْحَانَ الَّذِي سَخَّرَ لَنَا هَذَا وَمَا كُنَّا لَهُ مُقْرِنِينَ، وَإِنَّا إِلَى رَبِّنَا لَمُنْقَلِبُونَ"
    )
    #expect(identities.first?.names.first == "Dua as-Safar")
    #expect(identities.map(\.share) == identities.map(\.share).sorted(by: >))
    #expect(identities.contains { $0.names.first == "Basmala" && $0.share < 0.5 })
  }

  @Test(arguments: ["", "رَبِّ", "no Arabic"])
  func anOrdinaryTextHasNoName(text: String) throws { #expect(try names(of: text).isEmpty) }

  // MARK: Proposals

  @Test(
    arguments: [
      ("اللَّهُمَّ بِاسْمِكَ أَمُوتُ وَأَحْيَا", "Sleeping Dua", []),
      ("قُلْ هُوَ اللَّهُ أَحَدٌ اللَّهُ الصَّمَدُ لَمْ يَلِدْ وَلَمْ يُولَدْ وَلَمْ يَكُنْ لَهُ كُفُوًا أَحَدٌ", "al-Ikhlas", ["112:1-4"]),
      ("رَبَّنَا آتِنَا فِي الدُّنْيَا حَسَنَةً وَفِي الْآخِرَةِ حَسَنَةً وَقِنَا عَذَابَ النَّارِ", "Rabbana Atina", ["2:201"]),
      ("إِنَّ اللَّهَ مَعَ الصَّابِرِينَ وَلَا تَقُولُوا لِمَنْ يُقْتَلُ", nil, ["2:153-154"]),
    ] as [(String, String?, [String])]
  )
  func aKnownTextGetsItsNameAndVerses(text: String, name: String?, verses: [String]) throws {
    let proposal = try Self.identifier.get().proposal(for: text)
    #expect(proposal.names.first == name)
    #expect(proposal.verses.map(\.description) == verses)
  }

  @Test(
    "a text that only contains something known, and a phrase of several verses, get nothing",
    arguments: [
      "عن البراء قال كان النبي إذا أوى إلى فراشه قال اللهم باسمك أموت وأحيا وإذا استيقظ قال الحمد لله", "الم",
      "فَبِأَيِّ آلَاءِ رَبِّكُمَا تُكَذِّبَانِ", "", "no Arabic",
      // Words of verses that run on from others.
      "وَهُوَ عَلَى كُلِّ شَيْءٍ قَدِيرٌ وَإِلَيْهِ الْمَصِيرُ وَهُوَ السَّمِيعُ الْعَلِيمُ",
    ]
  )
  func anythingElseGetsNothing(text: String) throws {
    let proposal = try Self.identifier.get().proposal(for: text)
    #expect(proposal.names.isEmpty && proposal.verses.isEmpty)
  }
}
