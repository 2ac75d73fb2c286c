import DuaSearch
import Foundation
import SearchEngine
import TestSupport
import Testing

@Suite("The module for the web", .requires(.node), .requires(.wasmLinker))
struct WebModuleTests {
  @Test("refuses damaged indexes and other versions with the words of the app")
  func damaged() throws {
    let sound = try SampleLibrary.index()
    var indexes = [sound, [], [UInt8](repeating: 7, count: 500)]
    for length in stride(from: 0, to: sound.count, by: sound.count / 40) {
      indexes.append(Array(sound[..<length]))
    }
    // All bytes of the header, and a sample of the rest.
    let places = Array(0..<IndexFormat.headerLength) + Array(stride(from: 48, to: sound.count, by: 251))
    for place in places {
      var index = sound
      index[place] ^= 0x55
      indexes.append(index)
    }
    let query = "subhanallah الله"
    let expected = indexes.map { index in
      do throws(SearchIndexError) {
        return try LibrarySearch(bytes: index).search(query).map { "\($0.id.rawValue)" }
          .joined(separator: " ")
      } catch {
        return error.description
      }
    }
    let files = [try JSONEncoder().encode(indexes.map { Data($0) })]
    let answers = try WebModule.ask("damaged", files, [query], as: [String].self)
    try #require(answers.count == indexes.count)
    for (place, answer) in answers.enumerated() { #expect(answer == expected[place], "index \(place)") }
    #expect(Set(answers).count > 8)
  }

  @Test("uses no more memory after 25,000 queries than after the first 5,000")
  func memory() throws {
    let queries = try QuerySets.all().flatMap(\.queries).map(\.query)
    let files = [Data(try SampleLibrary.index()), try JSONEncoder().encode(queries)]
    let sizes = try WebModule.ask("memory", files, ["25000"], as: [Int].self)
    try #require(sizes.count == 2)
    #expect(sizes[0] == sizes[1])
    #expect(sizes[1] < 16 << 20)
  }

  @Test("has at most 180 kB when compressed")
  func size() throws {
    let size = try #require(WebModule.ask("size", as: [Int].self).first)
    #expect(size <= 180_000)
  }

  @Test("rejects a query that is not a string, with a message")
  func types() throws {
    let answers = try WebModule.ask("types", [Data(SampleLibrary.index())], as: [String].self)
    #expect(
      answers
        == ["object", "undefined", "number", "object"].enumerated().map {
          "TypeError: search(text, options) takes a string as its text, not \($0.offset == 0 ? "null" : $0.element)"
        }
    )
  }

  @Test("takes sets as lists, and rejects an option that is not a number or a list, with a message")
  func options() throws {
    struct Answer: Decodable {
      var ids: String
      var pairs: [[String]]
      var thrown: [String]
    }
    let index = Data(try SampleLibrary.index())
    let answer = try WebModule.ask("options", [index], ["forgiveness"], as: Answer.self)
    try #require(answer.pairs.count == 10)
    for pair in answer.pairs { #expect(pair.count == 2 && pair[0] == pair[1]) }
    #expect(!answer.ids.isEmpty && answer.pairs[4][0] == answer.ids && answer.pairs[9][0] == answer.ids)
    #expect(
      answer.thrown
        == [
          "a number as its limit, not NaN", "a number as its maxWords, not many",
          "a list as its categories, not number", "a list as its languages, not string",
          "a list as its duas, not object",
        ].map { "TypeError: search(text, options) takes \($0)" }
    )
  }

  @Test("searches no index that was released")
  func released() throws {
    let index = Data(try SampleLibrary.index())
    let answers = try WebModule.ask("released", [index], ["morning"], as: [String].self)
    #expect(answers == Array(repeating: "Error: the index was released by close(); load it again", count: 2))
  }
}
