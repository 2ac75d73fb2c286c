import DuaLibrary
import RizqFeatures
import RizqViews
import Testing

struct AddressTests {
  @Test(arguments: [
    ("rizq://home", "/"), ("rizq://library", "/app/library"),
    ("rizq://dua/dua-of-yunus", "/app/dua/dua-of-yunus"),
    ("rizq://journey/rizq-seeker/step/2", "/app/journey/rizq-seeker/step/2"),
    ("rizq://search?q=%D8%B5", "/app/search?q=%D8%B5"),
    ("rizq://collections", "/app/collections"),
  ])
  func everyPlaceHasAnAddress(url: String, address: String) throws {
    let place = try #require(DeepLink(url))
    #expect(path(of: place) == address)
    #expect(link(at: address) == place)
  }

  @Test(arguments: ["/nowhere", "/app", "/app/dua", "/dua/dua-of-yunus", "", "//evil.example/app/dua/x"])
  func otherAddressesHaveNoPlace(_ address: String) { #expect(link(at: address) == nil) }
}
