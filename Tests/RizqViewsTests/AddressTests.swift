import DuaLibrary
import RizqFeatures
import RizqViews
import Testing

struct AddressTests {
  @Test(arguments: [
    ("rizq://home", "/"), ("rizq://library", "/library"), ("rizq://dua/dua-of-yunus", "/dua/dua-of-yunus"),
    ("rizq://journey/rizq-seeker/step/2", "/journey/rizq-seeker/step/2"),
    ("rizq://search?q=%D8%B5", "/search?q=%D8%B5"),
    ("rizq://collections", "/collections"),
  ])
  func everyPlaceHasAnAddress(url: String, address: String) throws {
    let place = try #require(DeepLink(url))
    #expect(path(of: place) == address)
    #expect(link(at: address) == place)
  }

  @Test(arguments: ["/nowhere", "/dua", "", "//evil.example/dua/x"])
  func otherAddressesHaveNoPlace(_ address: String) { #expect(link(at: address) == nil) }
}
