import Testing
import UnicodeText

@testable import LibraryCompiler

struct JSONWriterTests {
  @Test(arguments: [
    ("", #""""#),
    ("a/b", #""a/b""#),
    ("\"\\", #""\"\\""#),
    ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
    ("\u{0}\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\""),
    ("\u{2028}é\u{1F48E}", "\"\u{2028}é\u{1F48E}\""),
  ])
  func `Only what JSON requires is escaped`(text: String, json: String) {
    #expect(written { $0.string(text) }.hasSameScalars(as: json))
  }

  private enum Key: String, CodingKey { case a, b, c, d, e }

  private struct Empty: JSONWriter.Value {
    func write(to json: inout JSONWriter) { json.object { _ in } }
  }

  @Test func `Commas are between values only`() {
    let json = written {
      $0.object(keys: Key.self) {
        $0.member(.a, [[1], [], [2, 3]])
        $0.member(.b, nil as Int?)
        $0.member(.c, ["{", "["])
        $0.member(.d, Empty())
        $0.member(.e, true)
      }
    }
    #expect(json == #"{"a":[[1],[],[2,3]],"c":["{","["],"d":{},"e":true}"#)
  }

  @Test func `Each row has a line`() {
    #expect(written { $0.rows([1, -2]) { $0 } } == "[\n1,\n-2\n]")
    #expect(written { $0.rows([Int]()) { $0 } } == "[]")
  }

  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    body(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
