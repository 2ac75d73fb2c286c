import Foundation
import TestSupport
import Testing

@Suite("The reviews of a library, from the command line")
struct ReviewTests {
  @Test("are listed, shown, signed and checked")
  func review() async throws {
    let project = try TemporaryProject()
    try project.writeLibrary()
    let list = try await project.rizq("review", "list")
    #expect(list.code == 0)
    #expect(list.output.contains("subhan-allah    unreviewed  Glory\n"))
    #expect(list.output.hasSuffix("\n3 of 3 duas wait for a review\n"))
    let review = try await project.rizq("review", "show", "subhan-allah")
    #expect(review.code == 0)
    for part in [
      "review: none", "سُبْحَانَ اللَّهِ", "source.1.number: \u{2068}2691\u{2069}", "Findings: none", "hash: ",
    ] {
      #expect(review.output.contains(part), "\(part)")
    }
    #expect(try await project.rizq("review", "check").code == 0)
    let signed = try await project.rizq("review", "sign", "subhan-allah", "--by", "A. Reviewer")
    #expect(signed.output == "signed `subhan-allah` by A. Reviewer in content/duas.xml\n")
    #expect(try await project.rizq("review", "check").code == 0)
    #expect(try await project.rizq("validate", "--strict").code == 0)
    #expect(try await project.rizq("review", "list").output.contains("2 of 3"))
    let again = try await project.rizq("review", "sign", "1", "--by", "A. Reviewer")
    #expect(again.output == "`1` is signed by A. Reviewer, and has not changed since\n")
    try project.change("content/duas.xml", "Glory belongs", "Glory be")
    let check = try await project.rizq("review", "check")
    #expect(check.code == 1)
    #expect(
      check.output.contains(
        "error[RV02]: dua `subhan-allah` has changed since it was reviewed by `A. Reviewer` on 2"
      )
    )
    #expect(try await project.rizq("validate").code == 1)
    #expect(
      try await project.rizq("review", "list").output.contains("subhan-allah    changed since  Glory\n")
    )
  }

  @Test("are not checked, listed as changed without a word, or signed while a file cannot be read")
  func incomplete() async throws {
    let project = try TemporaryProject()
    try project.writeLibrary()
    try project.write(
      "content/texts/fr.xml",
      "<texts version=\"1\" kind=\"translation\" xml:lang=\"fr\"><text dua=\"subhan-allah\">Gloire à Allah</text></texts>"
    )
    #expect(try await project.rizq("review", "sign", "subhan-allah", "--by", "A. Reviewer").code == 0)
    try project.change("content/texts/fr.xml", "à Allah", "&agrave; Allah")
    for command in [["review", "check"], ["validate"]] {
      let check = try await project.command(command).run()
      #expect(check.code == 1)
      #expect(check.output.contains("error[XM07]"))
      #expect(!check.output.contains("RV02"))
    }
    let note = "a file cannot be read completely, and may contain more texts; run `rizq validate`\n"
    #expect(try await project.rizq("review", "list").output.contains("changed since  Glory\n"))
    #expect(try await project.rizq("review", "list").output.contains(note))
    let review = try await project.rizq("review", "show", "subhan-allah")
    #expect(review.output.contains("  \(note)"))
    #expect(!review.output.contains("hash: "))
    #expect(try await project.rizq("review", "sign", "subhan-allah", "--by", "A. Reviewer").code == 2)
  }

  @Test("show what has changed since, where Git has it", .requires(.git))
  func history() async throws {
    let project = try TemporaryProject()
    try project.writeLibrary()
    _ = try await project.rizq("review", "sign", "subhan-allah", "--by", "A. Reviewer")
    #expect(try project.git("init", "-q"))
    #expect(try project.git("add", "-A"))
    #expect(try project.git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-qm", "Sign"))
    try project.change("content/duas.xml", "Glory belongs", "Glory be")
    let check = try await project.rizq("review", "check")
    #expect(check.output.contains("note: `belongs` in `translation.en` became `be`: other letters"))
    let review = try await project.rizq("review", "show", "subhan-allah", "--content", "content/")
    #expect(review.output.contains("changed: "))
    #expect(review.output.contains("\nFindings:\n  content/duas.xml:"), "\(review.output)")
    #expect(review.output.contains(": error[RV02]: "))
  }

  @Test(
    "that are wrongly asked for end with exit code 2",
    arguments: [
      (["show", "subhan-alah"], "no dua is called `subhan-alah`; did you mean `subhan-allah`?"),
      (["sign", "subhan-allah"], "--by"), (["sign", "subhan-allah", "--by", "…"], "--by names no one"),
      (["sign", "subhan-allah", "--by", "TODO"], "--by names no one"),
      (
        ["sign", "subhan-allah", "--by", "A\u{202E}B"],
        "--by `A\\u{202E}B` contains a character that is not shown"
      ),
      (["sign", "subhan-allah", "--by", String(repeating: "A", count: 201)], "--by has 201 characters"),
      (["sgin"], "there is no command `sgin`; did you mean `sign`?"),
      (["list", "--content", "nowhere"], "there is no content folder `nowhere`"),
    ] as [([String], String)]
  )
  func wrong(arguments: [String], words: String) async throws {
    let project = try TemporaryProject()
    try project.writeLibrary()
    let before = project.tree("")
    let result = try await project.command(["review"] + arguments).run()
    #expect(result.code == 2)
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(project.tree("") == before)
  }
}
