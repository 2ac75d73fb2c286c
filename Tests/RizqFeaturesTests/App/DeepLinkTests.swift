import DuaLibrary
import Foundation
import RizqFeatures
import Testing

struct DeepLinkTests {
  @Test(arguments: [
    (DeepLink.dua(Slug("dua-of-yunus")!), "rizq://dua/dua-of-yunus"),
    (.course(Slug("dua-of-yunus")!), "rizq://course/dua-of-yunus"),
    (.journey(Slug("rizq-seeker")!), "rizq://journey/rizq-seeker"),
    (.step(journey: Slug("rizq-seeker")!, number: 3), "rizq://journey/rizq-seeker/step/3"),
    (.search("صباح & a+b"), "rizq://search?q=%D8%B5%D8%A8%D8%A7%D8%AD%20%26%20a%2Bb"),
    (.tab(.adkhar), "rizq://adkhar"), (.collections, "rizq://collections"),
    (.intentions, "rizq://intentions"),
  ])
  func bothWays(link: DeepLink, url: String) throws {
    #expect(link.url == url)
    #expect(DeepLink(url) == link)
    #expect(try JSONDecoder().decode([DeepLink].self, from: JSONEncoder().encode([link])) == [link])
  }

  @Test func `the case of the scheme and of the place does not matter`() {
    #expect(DeepLink("RIZQ://Dua/dua-of-yunus") == .dua(Slug("dua-of-yunus")!))
    #expect(DeepLink("Rizq://adkhar") == .tab(.adkhar))
  }

  @Test(arguments: [
    "https://dua/x", "rizq://", "rizq://dua", "rizq://dua/Not-A-Slug", "rizq://journey/x/step/0",
    "rizq://journey/x/y/1",
    "rizq://search", "rizq://nowhere", "dua/x", "rizq://dua/a/b",
  ])
  func otherURLsAreRefused(_ url: String) { #expect(DeepLink(url) == nil) }
}
