import Testing

@testable import ContentValidation

@Suite struct GeneratedTransliterationTests {
  @Test func currentGeneratedTextsAreListed() {
    let source = """
      dua slug=a
        arabic سُبْحَانَ اللَّهِ
        transliteration subḥāna llāh
        generated rizq-1
      dua slug=b
        arabic سُبْحَانَ اللَّهِ
        transliteration whatever
      """
    expect(
      UnreviewedTransliteration.self,
      in: source,
      finds:
        "4 `rizq-1`: the transliteration of dua `a` was generated: compare it with the Arabic, then remove the mark `rizq-1`"
    )
    expect(StaleTransliteration.self, in: source)
  }

  @Test func aGeneratedTextThatDiffersFromTheSchemeIsReported() {
    let source = """
      dua slug=a
        arabic سُبْحَانَ اللَّهِ
        transliteration subḥāna Allah
        generated rizq-1
      """
    expect(
      StaleTransliteration.self,
      in: source,
      finds:
        "3 `subḥāna Allah`: the transliteration of dua `a` is marked as generated, but has `Allah` where `rizq-1` gives "
        + "`llāh`: remove the mark if someone has reviewed the text, or remove the text and generate it again"
    )
    expect(UnreviewedTransliteration.self, in: source)
  }

  @Test func aMarkWithAnUnknownSchemeOrWithoutATextIsReported() {
    expect(
      StaleTransliteration.self,
      in: """
        dua slug=a
          arabic سُبْحَانَ اللَّهِ
          transliteration x
          generated risq-1
        dua slug=b
          generated rizq-1
        dua slug=c
          transliteration !
          generated rizq-1
        """,
      finds: """
        4 `risq-1`: `risq-1` is not a transliteration scheme; did you mean `rizq-1`?
        6 `rizq-1`: dua `b` has no transliteration, but a mark that it was generated: remove the mark
        """
    )
  }
}
