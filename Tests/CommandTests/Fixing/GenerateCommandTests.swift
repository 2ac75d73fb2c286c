import Foundation
import TestSupport
import Testing

@Suite("rizq validate --generate-transliteration")
struct GenerateCommandTests {
  @Test(
    "inserts missing transliterations, marked as generated, in the layout of the file",
    arguments: SampleLibrary.Form.allCases
  )
  func fills(form: SampleLibrary.Form) async throws {
    let project = try TemporaryProject()
    try project.writeLibrary(form: form)
    let whole = SampleLibrary.duas(form)
    let old =
      form == .xml
      ? "  <transliteration>allāhu akbar</transliteration>\n" : "\n \"transliteration\": \"allāhu akbar\","
    let new =
      form == .xml
      ? "  <transliteration generated=\"rizq-1\">allāhu akbar</transliteration>\n"
      : " \"transliteration\": \"allāhu akbar\", \"transliteration-generated\": \"rizq-1\","
    try #require(whole.contains(old))
    try project.write("content/\(form.duas)", whole.replacing(old, with: ""))
    let result = try await project.rizq("validate", "--generate-transliteration")
    #expect(result.code == 0, "\(result)")
    #expect(try project.has(whole.replacing(old, with: new), in: "content/\(form.duas)"))
    #expect(result.output.contains("fixed 1 finding in 1 file\n"))
    let verbose = try await project.rizq("validate", "--verbose")
    #expect(verbose.output.contains("note[GT01]: the transliteration of dua `allahu-akbar` was generated"))
    let before = project.tree("content")
    #expect(try await project.rizq("validate", "--generate-transliteration").code == 0)
    #expect(project.tree("content") == before)
    #expect(try await project.rizq("build").code == 0)
  }

  @Test("skips a dua whose marks are incomplete")
  func incomplete() async throws {
    let project = try TemporaryProject()
    try project.writeLibrary()
    let source = SampleLibrary.duas(.xml).replacing(
      "  <transliteration>allāhu akbar</transliteration>\n",
      with: ""
    )
    .replacing("اللَّهُ أَكْبَرُ", with: "الله أكبر")
    try project.write("content/duas.xml", source)
    let result = try await project.rizq("validate", "--generate-transliteration")
    #expect(try project.has(source, in: "content/duas.xml"))
    #expect(
      result.output.contains("skipped content/duas.xml:21:11: its marks are not complete"),
      "\(result.output)"
    )
  }

  @Test("changes only files that were read completely")
  func broken() async throws {
    let project = try TemporaryProject()
    try project.writeLibrary()
    try project.write("content/broken.xml", "<texts version=\"1\" kind=\"transliteration\"><text")
    let source = SampleLibrary.duas(.xml).replacing(
      "  <transliteration>allāhu akbar</transliteration>\n",
      with: ""
    )
    try project.write("content/duas.xml", source)
    let result = try await project.rizq("validate", "--generate-transliteration")
    #expect(result.code == 1)
    #expect(try project.has(source, in: "content/duas.xml"))
  }
}
