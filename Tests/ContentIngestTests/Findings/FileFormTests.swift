import ContentIngest
import Testing

struct FileFormTests {
  @Test func `an unknown root is found`() {
    expectFindings(
      in: .xml,
      """
      <⟦dua⟧><a/></dua>
      --- VO03: unknown root element `dua`; did you mean `duas`?
      """
    )
    expectFindings(
      in: .xml,
      """
      <⟦quran⟧><a/></quran>
      --- VO03: unknown root element `quran`; the root of a content file is one of `duas`, `texts`, `journeys`
      """
    )
    expectFindings(
      in: .json,
      """
      ⟦[{"id": 1}]⟧
      --- VO03: the file is an array; a content file is an object: `{"version": 1, "duas": […]}`
      """
    )
    expectFindings(
      in: .json,
      """
      ⟦{⟧"version": 1}
      --- VO03: the object has no content; it must have one of the keys `duas`, `texts`, `journeys`
      """
    )
  }

  @Test func `a file of another version is not read`() {
    for file in [
      expectFindings(
        in: .xml,
        """
        <duas version="⟦3⟧"><what/></duas>
        --- VO13: the file is in version 3 of the format, but this tool reads version 1; use a newer tool
        """
      ),
      expectFindings(
        in: .json,
        """
        {"duas": [{"what": 1}], "version": ⟦0⟧}
        --- VO13: the file is in version 0 of the format, but this tool reads version 1; migrate the file
        """
      ),
      expectFindings(
        in: .declaration,
        """
        {"version": ⟦2⟧, "what": 1}
        --- VO13: the file is in version 2 of the format, but this tool reads version 1; use a newer tool
        """
      ),
    ] {
      #expect(file.fragments == [])
    }
  }

  @Test func `a missing version is found, and the rest is read`() {
    let xml = expectFindings(
      in: .xml,
      """
      ⟦<duas>⟧<dua id="1"/></duas>
      --- VO13: the file does not state its version; this tool reads version 1
      +++ <duas version="1"><dua id="1"/></duas>
      """
    )
    #expect(xml.fragments.count == 1)
    let json = expectFindings(
      in: .json,
      """
      ⟦{⟧"duas": [{"id": 1}]}
      --- VO13: the file does not state its version; this tool reads version 1
      +++ {"version": 1, "duas": [{"id": 1}]}
      """
    )
    #expect(json.fragments.count == 1)
    expectFindings(
      in: .declaration,
      """
      ⟦{⟧}
      --- VO13: the file does not state its version; this tool reads version 1
      +++ {"version": 1}
      """
    )
  }

  @Test func `a version that is not a number is found`() {
    expectFindings(
      in: .xml,
      """
      <duas version="⟦1.0⟧"/>
      --- VO13: `1.0` is not a version; this tool reads version 1
      +++ <duas version="1"/>
      """
    )
  }

  @Test(arguments: [
    ("\"1\"", "`version` is a text; it must be a whole number"),
    ("null", "`version` is null; omit a key that has no value"),
    ("[]", "`version` is an array; it must be a whole number"),
    ("true", "`version` is `true` or `false`; it must be a whole number"),
  ])
  func `a version of another type is not missing`(version: String, message: String) {
    for (text, path) in [
      ("{\"version\": \(version), \"duas\": [{\"id\": 1}]}", "a.json"),
      ("{\"version\": \(version)}", "library.json"), ("{\"version\": \(version)}", "ids.json"),
      ("{\"version\": \(version)}", "consumers/a.json"),
    ] {
      let file = ingest(text, path)
      #expect(file.findings.map { "\($0.rule): \($0.message)" } == ["VO04: \(message)"])
      #expect(file.fragments.count == 1)
    }
  }

  @Test(arguments: [
    ("<duas verison=\"1\"/>", "a.xml"), ("{\"verison\": 1, \"duas\": []}", "a.json"),
    ("{\"verison\": 1}", "library.json"),
  ])
  func `a version under a misspelled name is not missing`(text: String, path: String) {
    let file = ingest(text, path)
    #expect(file.findings.map(\.rule) == ["VO01"])
    #expect(file.findings.first?.message.hasSuffix("did you mean `version`?") == true)
  }

  @Test func `a file with another extension is not read`() {
    #expect(ingest("x", "duas.txt").findings.map(\.rule) == ["VO21"])
  }
}
