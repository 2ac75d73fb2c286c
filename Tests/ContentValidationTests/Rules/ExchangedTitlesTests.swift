import Testing

@testable import ContentValidation

@Suite struct ExchangedTitlesTests {
  private static func duas(_ titles: (slug: String, title: String)...) -> String {
    titles.map { "dua slug=\($0.slug)\n  title:en \($0.title)" }.joined(separator: "\n")
  }

  @Test func titlesOfTwoDuasAreExchanged() {
    expect(
      ExchangedTitles.self,
      in: Self.duas(
        ("leaving-the-house", "When It Rains"),
        ("morning", "In the morning"),
        ("when-it-rains", "Leaving the House")
      ),
      finds: """
        2 `When It Rains`: the title (en) of dua `leaving-the-house` fits the slug of dua `when-it-rains`, and vice versa: exchange \
        the two titles
          note 6 `Leaving the House`: the other title is here
        """
    )
  }

  @Test func otherTitlesAreNotReported() {
    expect(
      ExchangedTitles.self,
      in: Self.duas(("leaving-the-house", "Leaving the House"), ("when-it-rains", "When It Rains"))
    )
    expect(ExchangedTitles.self, in: Self.duas(("patience", "Steadfastness"), ("steadfastness", "Patience")))
    expect(
      ExchangedTitles.self,
      in: Self.duas(("good-things-completed", "Joy"), ("joy-at-home", "At the Table"))
    )
    expect(
      ExchangedTitles.self,
      in:
        "dua slug=leaving-the-house\n  title:fr When it rains\ndua slug=when-it-rains\n  title:fr Leaving the house"
    )
  }
}
