import DuaLibrary
import LibraryCompiler
import Testing

@Suite struct TextIdentifierTests {
  private func names(of text: String) throws -> [String] {
    try TextIdentifier().identities(of: text).map { identity in
      ([identity.names.first].compactMap(\.self) + identity.verses.map(\.description)).joined(separator: " ")
    }
  }

  @Test func aSupplicationIsNamed() throws {
    #expect(try names(of: "اللَّهُمَّ اهْدِنِي فِيمَنْ هَدَيْتَ، وَعَافِنِي فِيمَنْ عَافَيْتَ، وَتَوَلَّنِي فِيمَنْ تَوَلَّيْتَ") == ["Qunut"])
  }

  @Test func versesAreNamedOrCited() throws {
    #expect(
      try names(of: "لَا إِلَٰهَ إِلَّا أَنْتَ سُبْحَانَكَ إِنِّي كُنْتُ مِنَ الظَّالِمِينَ").first == "Dua of Yunus 21:87"
    )
    #expect(try names(of: "وَمَنْ يَتَّقِ اللَّهَ يَجْعَلْ لَهُ مَخْرَجًا") == ["Verse of a Thousand Dinars 65:2"])
  }

  @Test func whatTheTextHasMostOfComesFirst() throws {
    let identities = try TextIdentifier().identities(
      of: "بِسْمِ اللَّهِ الرَّحْمَنِ الرَّحِيمِ، سُبْحَانَ الَّذِي سَخَّرَ لَنَا هَذَا وَمَا كُنَّا لَهُ مُقْرِنِينَ، وَإِنَّا إِلَى رَبِّنَا لَمُنْقَلِبُونَ"
    )
    #expect(identities.first?.names.first == "Dua as-Safar")
    #expect(identities.map(\.share) == identities.map(\.share).sorted(by: >))
    #expect(identities.contains { $0.names.first == "Basmala" && $0.share < 0.5 })
  }

  @Test(arguments: ["", "رَبِّ", "no Arabic"])
  func anOrdinaryTextHasNoName(text: String) throws { #expect(try names(of: text).isEmpty) }
}
