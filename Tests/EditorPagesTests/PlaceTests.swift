import EditorPages
import Testing

struct PlaceTests {
  @Test(arguments: [
    (EditorPlace.duas, "/dua/", ["dua"]),
    (.dua("dua-of-yunus"), "/dua/dua-of-yunus", ["dua", "dua-of-yunus"]),
    (.findings, "/findings", ["findings"]), (.rules, "/rules/", ["rules"]),
    (.rule("QR01"), "/rules/QR01", ["rules", "QR01"]),
    (.coverage, "/coverage", ["coverage"]), (.diff, "/diff", ["diff"]),
  ])
  func everyPlaceHasAnAddress(place: EditorPlace, address: String, path: [String]) {
    #expect(place.location == address)
    #expect(EditorPlace(path: path, query: nil) == place)
  }

  @Test func queryIsEncodedInTheAddress() {
    #expect(EditorPlace.search("").location == "/search")
    #expect(EditorPlace.search("a&b+ ق").location == "/search?q=a%26b%2B%20%D9%82")
    #expect(EditorPlace(path: ["search"], query: "a&b") == .search("a&b"))
    #expect(EditorPlace.dua("a b/c#d").location == "/dua/a%20b%2Fc%23d")
  }

  @Test(arguments: [[], ["journeys"], ["dua", "a", "b"], ["findings", "x"]])
  func otherAddressesHaveNoPlace(_ path: [String]) { #expect(EditorPlace(path: path, query: nil) == nil) }
}
