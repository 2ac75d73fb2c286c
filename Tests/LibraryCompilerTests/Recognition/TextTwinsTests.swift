import LibraryCompiler
import Testing

@Suite struct TextTwinsTests {
  private let text = "اللهم إني أسألك علما نافعا ورزقا طيبا وعملا متقبلا"

  private func pairs(_ texts: String...) -> [TextTwins.Pair] { TextTwins(texts).pairs }

  @Test func spellingDoesNotMatter() {
    let pairs = pairs(text, "اللَّهُمَّ إِنِّي أَسْأَلُكَ عِلْمًا نَافِعًا، وَرِزْقًا طَيِّبًا، وَعَمَلًا مُتَقَبَّلًا")
    #expect(pairs.map(\.differingWords) == [0])
    #expect(pairs.first?.differences.isEmpty == true)
  }

  @Test(
    arguments: [
      ("اللهم إني أسألك علما واسعا ورزقا طيبا وعملا متقبلا", [("نافعا", "واسعا")]),
      ("اللهم إني أسألك علما نافعا ورزقا طيبا وعملا صالحا متقبلا", [("", "صالحا")]),
      ("إني أسألك علما نافعا ورزقا طيبا وعملا متقبلا", [("اللهم", "")]),
    ] as [(String, [(String, String)])]
  )
  func theWordsThatDifferAreShown(other: String, differences: [(String, String)]) {
    let pairs = pairs(text, other)
    #expect(pairs.map(\.differingWords) == [1])
    #expect(pairs.first?.differences.map(\.first) == differences.map(\.0))
    #expect(pairs.first?.differences.map(\.second) == differences.map(\.1))
  }

  @Test(arguments: [
    "اللهم إني أسألك الهدى والتقى والعفاف والغنى", "اللهم إني أسألك علما", "", "a text",
    "اللهم إني أسألك علما نافعا ورزقا طيبا وعملا متقبلا وشفاء من كل داء",
  ])
  func otherTextsAreNotTwins(other: String) { #expect(pairs(text, other).isEmpty) }

  @Test func copiesArePairedWithTheFirst() {
    #expect(pairs(text, "سبحان الله", text, text).map { [$0.first, $0.second] } == [[0, 2], [0, 3]])
  }

  @Test func textsAreComparedByTheirRarerWords() {
    let texts = (0..<200).map { number in
      "اللهم إني أسألك من خير \(String(repeating: "ا", count: number % 20 + 1))ب \(String(repeating: "ت", count: number / 20 + 1)) كلمة"
    }
    let pairs = TextTwins(texts).pairs
    // Ten texts each share a word that the others do not have.
    let found = Set(pairs.map { [$0.first, $0.second] })
    for second in texts.indices {
      for first in stride(from: second % 20, to: second, by: 20) { #expect(found.contains([first, second])) }
    }
    #expect(pairs.allSatisfy { $0.differingWords == 1 })
  }
}
