import ComposableTesting
import DuaLibrary
import LiveView
import RizqFeatures
import Testing

@testable import ComposableMacros
@testable import EditorPages

/// Addresses with nothing at them.
@MainActor
struct UnknownPageTests {
  private func document(_ place: EditorPlace) -> (isFound: Bool, html: String) {
    let store = StoreOf<EditorFeature>(initialState: EditorFeature.State(place: place)) { EditorFeature() }
    let document = LiveSession(store) { editorPage($0) }.document()
    return (document.isFound, String(decoding: document.body, as: UTF8.self))
  }

  @Test(arguments: [
    (EditorPlace.duas, true), (.findings, true), (.rules, true), (.coverage, true), (.search("x"), true),
    (.diff, true), (.dua("subhan-allah"), true), (.dua("nothing"), false), (.rule("XM01"), true),
    (.rule("malformed-xml"), true), (.rule("xm01"), true), (.rule("XM999"), false), (.unknown("/x"), false),
  ])
  func aPageIsFoundWhereSomethingIs(place: EditorPlace, isFound: Bool) async throws {
    show(try await editedContent(sample()))
    #expect(document(place).isFound == isFound)
  }

  @Test(
    arguments: [
      ("rizq://home", true), ("rizq://search?q=x", true), ("rizq://collections", true),
      ("rizq://intentions", true), ("rizq://dua/subhan-allah", true), ("rizq://dua/nothing", false),
      ("rizq://course/allahu-akbar", true), ("rizq://course/nothing", false),
      ("rizq://journey/first-words", true), ("rizq://journey/nothing", false),
      ("rizq://journey/first-words/step/3", true), ("rizq://journey/first-words/step/4", false),
      ("rizq://journey/nothing/step/1", false),
    ] as [(String, Bool)]
  )
  func theAppHasWhatItsLibraryHas(url: String, isFound: Bool) async throws {
    let content = try await editedContent(sample())
    #expect(content.has(try #require(DeepLink(url))) == isFound)
  }

  @Test func nothingIsUnknownBeforeTheContentIsRead() throws {
    let content = EditedContent()
    show(content)
    #expect(content.has(try #require(DeepLink("rizq://dua/nothing"))))
    let page = document(.dua("nothing"))
    #expect(page.isFound)
    #expect(page.html.contains("The content is being read."))
    #expect(!page.html.contains("No dua is called"))
  }

  @Test func aDuaOfABrokenFileIsNotUnknown() async throws {
    let library = try #require(try await editedContent(sample()).library)
    show(EditedContent(basis: .earlier, library: library))
    let page = document(.dua("subhan-allah"))
    #expect(page.isFound)
    #expect(page.html.contains("This dua cannot be read now: its file is broken."))
    #expect(!document(.dua("nothing")).isFound)
  }

  @Test(arguments: [
    ("/covrage", "/coverage"), ("/app/libary", "/app/library"),
    ("/app/dua/subhan-alah", "/app/dua/subhan-allah"),
    ("/app/course/alahu-akbar?x=1", "/app/course/allahu-akbar"),
    ("/app/course/alahu-akbar?\u{301}", "/app/course/allahu-akbar"),
    ("/app/journey/first-word", "/app/journey/first-words"),
    ("/app/journey/first-words/step/9", "/app/journey/first-words"),
  ])
  func theNearestAddressIsProposed(location: String, nearest: String) async throws {
    show(try await editedContent(sample()))
    let page = document(.unknown(location))
    #expect(page.html.contains("<h1>There is no such page</h1>"))
    #expect(page.html.contains("; did you mean <a href=\"\(nearest)\">\(nearest)</a>?"))
  }

  @Test func anAddressLikeNoOtherIsShownAsText() async throws {
    show(try await editedContent(sample()))
    let page = document(.unknown("/<script>"))
    #expect(page.html.contains("Nothing is at <code>/&lt;script&gt;</code>."))
    #expect(!page.html.contains("did you mean"))
    #expect(page.html.contains("<a href=\"/app/intentions\">"))
  }
}
