import ContentDraft
import Diagnostics
import Testing

@testable import ContentIngest

@Suite("Acknowledgements")
struct AcknowledgementTests {
  /// `rule reason: <the first and last bytes of the entry>`, in order.
  private func acknowledgements(_ text: String, _ path: String) -> [String] {
    let file = ingest(text, path)
    #expect(file.findings.isEmpty, "\(file.findings)")
    return file.acknowledgements.map { acknowledgement in
      let entry = String(decoding: Array(text.utf8)[acknowledgement.entry.bytes], as: UTF8.self)
      return
        "\(acknowledgement.rule.value) \(acknowledgement.reason.value ?? "-"): \(entry.prefix(12))…\(entry.suffix(6))"
    }
  }

  @Test("a comment belongs to the entry that it is in, or to the one after it")
  func entries() {
    let text = """
      <duas version="1">
        <!-- rizq:allow AR01 before -->
        <dua id="1" slug="one"><title xml:lang="en">One</title></dua>
        <!-- an ordinary comment about rizq -->
        <dua id="2" slug="two">
          <!-- rizq:allow AR02 inside,
               on two lines -->
          <arabic><!--rizq:allow AR03 in < a text-->كلمة</arabic>
          <source type="quran" surah="2" ayah="201"><!-- rizq:allow AR04: in a part --></source>
        </dua>
        <!-- rizq:allow AR05 - of an empty entry --><dua id="3" slug="three"/>
      </duas>
      """
    #expect(
      acknowledgements(text, "a.xml") == [
        "AR01 before: <dua id=\"1\" …</dua>",
        "AR02 inside, on two lines: <dua id=\"2\" …</dua>",
        "AR03 in < a text: <dua id=\"2\" …</dua>",
        "AR04 in a part: <dua id=\"2\" …</dua>",
        "AR05 of an empty entry: <dua id=\"3\" …ree\"/>",
      ]
    )
  }

  @Test("a comment in a text does not change it")
  func text() {
    let file = ingest(
      "<duas version=\"1\"><dua><arabic>كل<!-- rizq:allow AR03 why -->مة</arabic></dua></duas>",
      "a.xml"
    )
    guard case .dua(let dua) = file.fragments[0] else {
      Issue.record("not a dua")
      return
    }
    #expect(dua.arabic.value == "كلمة")
  }

  @Test("a key belongs to its object, in every kind of file")
  func objects() {
    let text = """
      {"version": 1, "duas": [{"id": 1, "$allow": [{"rule": "AR01", "reason": "one"}, {"reason": "two", "rule": "AR02"}]}, {"id": 2}]}
      """
    #expect(
      acknowledgements(text, "a.json") == [
        "AR01 one: {\"id\": 1, \"$…02\"}]}", "AR02 two: {\"id\": 1, \"$…02\"}]}",
      ]
    )
    let layer =
      #"{"version": 1, "kind": "arabic", "texts": [{"dua": "a", "$allow": [{"rule": "AR01", "reason": "r"}]}]}"#
    #expect(acknowledgements(layer, "a.json") == [#"AR01 r: {"dua": "a",…"r"}]}"#])
    let declaration = """
      {"version": 1, "works": [{"slug": "a", "$allow": [{"rule": "RQ15", "reason": "inner"}]}],
      "$allow": [{"rule": "RQ02", "reason": "outer"}]}
      """
    #expect(
      acknowledgements(declaration, "library.json") == [
        "RQ15 inner: {\"slug\": \"a\"…er\"}]}", "RQ02 outer: {\"version\": …er\"}]}",
      ]
    )
  }

  @Test("a misspelled comment, one without a rule and one without an entry are reported")
  func malformed() {
    expectFindings(
      in: .dua,
      """
      <!-- ⟦rizq:alow⟧ QR12 why -->
      --- AK01: `rizq:alow` is not a known comment; did you mean `rizq:allow`?
      +++ <!-- rizq:allow QR12 why -->
      """
    )
    expectFindings(
      in: .dua,
      """
      <!-- ⟦Rizq: allow⟧ QR12 why -->
      --- AK01: `Rizq: allow` is not a known comment; did you mean `rizq:allow`?
      +++ <!-- rizq:allow QR12 why -->
      """
    )
    expectFindings(
      in: .dua,
      """
      ⟦<!-- rizq:allow -->⟧
      --- AK01: the acknowledgement names no rule; write its id and a reason, as in `<!-- rizq:allow QR12 reason -->`
      """
    )
    expectFindings(
      in: .duas,
      """
      <dua id="1"/>⟦<!-- rizq:allow QR12 why -->⟧
      --- AK01: the acknowledgement belongs to no entry; move it before or into the entry with the finding
      """
    )
    expectFindings(
      in: .xml,
      """
      ⟦<!-- rizq:allow QR12 why -->⟧<duas version="1"><dua/></duas>⟦<!-- rizq:allow QR12 why -->⟧
      --- AK01: the acknowledgement belongs to no entry; move it before or into the entry with the finding
      --- AK01: the acknowledgement belongs to no entry; move it before or into the entry with the finding
      """
    )
    expectFindings(
      in: .duaObject,
      """
      "$allow": [⟦{⟧"reason": "why"}]
      --- AK01: the acknowledgement names no rule; write its id and a reason, as in `{"rule": "QR12", "reason": "…"}`
      """
    )
  }

  @Test("the key is not an element of XML, and an unknown key in it is reported")
  func names() {
    expectFindings(
      in: .duaObject,
      """
      "$allow": [{"rule": "QR12", "⟦resaon⟧": "why"}]
      --- VO01: unknown key `resaon` in `$allow`; did you mean `reason`?
      +++ "$allow": [{"rule": "QR12", "reason": "why"}]
      """
    )
  }

  @Test("a comment is of one rule", arguments: ["DU09, DU02 why", "DU09 and DU02 why", "DU09 DU02: why"])
  func twoRules(comment: String) {
    let file = ingest("<duas version=\"1\"><dua><!-- rizq:allow \(comment) --></dua></duas>", "a.xml")
    #expect(
      file.findings.map(\.message) == ["an acknowledgement is of one rule; write another comment for `DU02`"]
    )
  }

  @Test("a reason may begin with capitals", arguments: ["DU09 ABC 12", "DU09 QURAN 2:255", "DU09 HR02s"])
  func capitals(comment: String) {
    let file = ingest("<duas version=\"1\"><dua><!-- rizq:allow \(comment) --></dua></duas>", "a.xml")
    #expect(file.findings.isEmpty)
  }
}
