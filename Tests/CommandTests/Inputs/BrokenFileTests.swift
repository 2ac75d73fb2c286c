import Foundation
import TestSupport
import Testing

@Suite("A content file that is broken")
struct BrokenFileTests {
  /// In kilobytes. A build of the sample needs a third of it; the files have up to 64 MiB.
  private static let memory = "ulimit -v 1500000"

  @Test(
    "is reported with rule and location, in bounded memory, and the old bundle stays",
    arguments: BrokenFile.all
  )
  func broken(file: BrokenFile) async throws {
    let project = try await TemporaryProject.withBundle()
    try project.write("content/\(file.path)", file.bytes())
    let result = try await project.expectRejected(saying: "error[\(file.rule)]: ", preparation: Self.memory)
    let blocks = result.output.components(separatedBy: "\n\n").filter { $0.hasPrefix("error[\(file.rule)]") }
    #expect(
      blocks.contains {
        $0.contains("--> content/\(file.place)\n") || $0.hasSuffix("--> content/\(file.place)")
      },
      "\(result.output.prefix(2000))"
    )
    for word in file.words { #expect(blocks.contains { $0.contains(word) }, "\(word) is not in \(blocks)") }
  }

  @Test("that is cut off is an error wherever it is cut", arguments: SampleLibrary.Form.allCases)
  func truncated(form: SampleLibrary.Form) async throws {
    let project = try await TemporaryProject.withBundle(form: form)
    let bytes = Array(SampleLibrary.duas(form).utf8)
    for count in stride(from: 0, to: bytes.count - 3, by: bytes.count / 12) {
      try project.write("content/\(form.duas)", bytes.prefix(count))
      let result = try await project.expectRejected(saying: "--> ", form.duas)
      #expect(!result.output.contains("RF03"), "the journey's duas are not missed, cut at \(count)")
    }
  }

  @Test("does not keep the others from being checked", arguments: SampleLibrary.Form.allCases)
  func others(form: SampleLibrary.Form) async throws {
    let project = try await TemporaryProject.withBundle()
    try project.write("content/a.\(form)", form == .xml ? "<duas" : "{\"duas\"")
    try project.write("content/b.xml", "<duas version=\"1\"><dua id=\"1\"/></duas>")
    try await project.expectRejected(saying: "--> content/a.\(form):1", "--> content/b.xml:1", "error[ID01]")
  }

  @Test("with a byte order mark, is read with a warning", arguments: SampleLibrary.Form.allCases)
  func byteOrderMark(form: SampleLibrary.Form) async throws {
    let project = try await TemporaryProject.withBundle(form: form)
    let before = project.tree()
    try project.write("content/\(form.duas)", [0xEF, 0xBB, 0xBF] + Array(SampleLibrary.duas(form).utf8))
    let result = try await project.rizq("build")
    #expect(result.code == 0)
    #expect(result.output.contains("warning[EN03]"))
    #expect(project.tree() == before, "the bundle is the same")
    #expect(
      try await project.rizq("validate", "--strict").code == 1,
      "a warning is an error under --strict"
    )
  }

  @Test("names files and addresses that are never opened")
  func externalEntities() async throws {
    let project = try await TemporaryProject.withBundle()
    // Opening a pipe for reading would wait for a writer, and the command would hang.
    mkfifo(project.path("trap"), 0o600)
    let trap = project.root.appendingPathComponent("trap").absoluteString
    for declaration in [
      "<!DOCTYPE a [<!ENTITY e SYSTEM \"\(trap)\">]>", "<!DOCTYPE a SYSTEM \"\(trap)\">",
      "<!DOCTYPE a [<!ENTITY % e SYSTEM \"\(trap)\">%e;]>",
    ] {
      try project.write("content/bad.xml", "\(declaration)<duas version=\"1\">&e;</duas>")
      try await project.expectRejected(saying: "error[XM09]", "--> content/bad.xml:1:1")
    }
    try project.write(
      "content/bad.xml",
      "<?xml-stylesheet href=\"\(trap)\"?><duas version=\"1\" xml:base=\"\(trap)\"></duas>"
    )
    let result = try await project.rizq("build")
    #expect(result.code == 0)
    #expect(result.output.contains("warning[XM10]"))
    try project.write(
      "content/bad.xml",
      "<duas version=\"1\"><i:include xmlns:i=\"http://www.w3.org/2001/XInclude\" href=\"\(trap)\"/></duas>"
    )
    try await project.expectRejected(saying: "error[XM11]", "--> content/bad.xml:1:19")
  }

  @Test("of a gigabyte is refused without being read")
  func sparse() async throws {
    let project = try await TemporaryProject.withBundle()
    for path in ["content/big.xml", "content/big.json"] {
      try project.write(path, "")
      truncate(project.path(path), 1 << 30)
    }
    let before = project.tree()
    let result = try await project.command(["build"], preparation: "ulimit -v 500000").run()
    #expect(result.code == 1)
    #expect(
      result.output.contains("--> content/big.xml:1:1") && result.output.contains("--> content/big.json:1:1")
    )
    #expect(result.output.contains("1073741824 bytes"))
    #expect(project.tree() == before)
  }
}
