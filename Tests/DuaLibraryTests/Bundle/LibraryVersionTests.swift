import DuaLibrary
import Testing

struct LibraryVersionTests {
  @Test(arguments: [("1.0.0", "1.0.1"), ("1.9", "1.10"), ("0.9.9", "1"), ("2", "10.0"), ("1.0", "1.0.0.1")])
  func versionRises(_ old: String, _ new: String) throws {
    let (old, new) = (try #require(LibraryVersion(old)), try #require(LibraryVersion(new)))
    #expect(old < new)
    #expect(!(new < old))
  }

  @Test func zerosAtTheEndDoNotMatter() {
    #expect(LibraryVersion("1.0") == LibraryVersion("1.0.0"))
  }

  @Test(arguments: ["", "1.", ".1", "1.0-beta", "v1", "1..2", "-1", "١", "99999999999999999999"])
  func otherFormsAreRefused(_ text: String) { #expect(LibraryVersion(text) == nil) }
}
