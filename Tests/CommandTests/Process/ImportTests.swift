import Foundation
import TestSupport
import Testing

@Suite("rizq import")
struct ImportCommandTests {
  private static let table = "Text,Meaning,Ref\nسُبْحَانَ اللَّهِ,Glory be to Allah,Sahih Muslim 2731\nالْحَمْدُ لِلَّهِ,,\n"
  private static let map = "arabic=Text,translation=Meaning,source=Ref"

  @Test("imports a table, whose lenient build can be searched")
  func wholeWay() async throws {
    let project = try TemporaryProject()
    try project.write("t.csv", Self.table)
    let imported = try await project.rizq("import", "csv", "t.csv", "--map", Self.map, "--output", "content")
    #expect(imported.code == 0, "\(imported.errors)")
    #expect(imported.output.contains("imported 2 duas and 0 journeys into content (2 files)"))
    #expect(try await project.rizq("build").code == 1)
    let built = try await project.rizq("build", "--lenient")
    #expect(built.code == 0, "\(built.errors)")
    #expect(built.output.contains("0 duas left out"))
    let found = try await project.rizq("search", "سبحان", "--format", "json")
    #expect(found.output.hasPrefix(#"{"query":"سبحان","results":[{"id":1,"matches":[{"field":"arabic","#))
    #expect(found.output.hasSuffix(#","slug":"subhan-allah"}]}"# + "\n"))
  }

  @Test("compares the duas with those of a content folder, which stays as it is")
  func existing() async throws {
    let project = try TemporaryProject()
    try project.write("first.csv", "Text,Ref\nاللهم أعني على ذكرك وشكرك وحسن عبادتك,\n")
    try project.write(
      "t.csv",
      "Text,Ref\nاللَّهُمَّ أَعِنِّي عَلَى ذِكْرِكَ وَشُكْرِكَ وَحُسْنِ عِبَادَتِكَ,Abu Dawud 1522\nسُبْحَانَ اللَّهِ,\n"
    )
    let map = ["--map", "arabic=Text,source=Ref"]
    let first = try await project.command(["import", "csv", "first.csv", "--output", "content"] + map).run()
    #expect(first.code == 0, "\(first.errors)")
    func duas(_ folder: String) throws -> String {
      try project.text("\(folder)/duas/duas-0001.json")
    }
    let before = try duas("content")
    let merged = try await project.command(
      ["import", "csv", "t.csv", "--output", "more", "--existing", "content", "--merge", "same", "--verbose"]
        + map
    ).run()
    #expect(merged.code == 0, "\(merged.errors)")
    let without = "(2 files), without 1 that is the same; "
    #expect(merged.output.contains("imported 1 dua and 0 journeys into more \(without)"))
    #expect(merged.output.contains("is left out, and would add the source Sunan Abi Dawud 1522"))
    #expect(try project.has(before, in: "content/duas/duas-0001.json"))
    #expect(try !duas("more").contains("ذِكْرِكَ"))
    try project.write("content/library.json", SampleLibrary.declaration)
    let part = [
      "import", "csv", "t.csv", "--output", "again", "--existing", "content/duas", "--merge", "same",
    ]
    let again = try await project.command(part + map).run()
    #expect(again.output.contains("imported 1 dua and 0 journeys into again \(without)"), "\(again)")
    for wrong in [["--no-recognize", "--merge", "same"], ["--existing", "none"], ["--merge", "all"]] {
      let result = try await project.command(["import", "csv", "t.csv", "--output", "o"] + map + wrong).run()
      #expect(result.code == 2 && !project.exists("o"), "\(wrong): \(result.errors)")
      #expect(!result.errors.contains("--content"), "\(wrong): \(result.errors)")
    }
  }

  @Test("exit codes: 1 for files that cannot be read, 2 for wrong usage")
  func exitCodes() async throws {
    let project = try TemporaryProject()
    try project.write("t.csv", Self.table)
    try project.write("broken.csv", "Text\n\"a")
    try project.write("full/x", "")
    #expect(
      try await project.rizq("import", "csv", "broken.csv", "--map", "arabic=Text", "--output", "o").code == 1
    )
    #expect(!project.exists("o"))
    for arguments in [
      ["csv", "t.csv", "--output", "o"], ["csv", "t.csv", "--map", "arabic=Txt", "--output", "o"],
      ["csv", "t.csv", "--map", "arabik=Text", "--output", "o"],
      ["csv", "t.csv", "--map", Self.map, "--output", "full"],
      ["csv", "none.csv", "--map", Self.map, "--output", "o"], ["tsv", "t.csv", "--output", "o"],
      ["adhkar-json", "t.csv", "--map", Self.map, "--output", "o"], ["csv", "t.csv", "--map", Self.map],
    ] {
      let result = try await project.command(["import"] + arguments).run()
      #expect(result.code == 2, "\(arguments): \(result.output)")
      #expect(!result.errors.isEmpty, "\(arguments)")
    }
    let mistaken = try await project.rizq("import", "csv", "t.csv", "--map", "arabic=Txt", "--output", "o")
    #expect(mistaken.errors.contains("did you mean `Text`?"))
  }

  @Test("the same files give the same bytes, wherever the command runs")
  func deterministic() async throws {
    let project = try TemporaryProject()
    try project.write("t.csv", Self.table)
    try project.makeFolder("elsewhere")
    _ = try await project.rizq("import", "csv", "t.csv", "--map", Self.map, "--output", "a")
    _ = try await project.command(
      ["import", "csv", project.path("t.csv"), "--map", Self.map, "--output", project.path("b")],
      in: "elsewhere"
    ).run()
    #expect(project.tree("a").count == 3)
    #expect(project.tree("a") == project.tree("b"))
  }

  @Test("strict and lenient contradict each other")
  func contradiction() async throws {
    let project = try TemporaryProject()
    try project.writeLibrary()
    #expect(try await project.rizq("build", "--strict", "--lenient").code == 2)
  }
}
