import DiagnosticRendering
import Diagnostics
import Testing

@Suite("DiffRenderer")
struct DiffRendererTests {
  /// A file with edits, in their order: ranges of bytes, and what replaces them.
  private func file(_ old: String, _ edits: [(Range<Int>, String)] = [], path: String = "a.xml")
    -> ChangedFile
  {
    let old = Array(old.utf8)
    var (new, offset): ([UInt8], Int) = ([], 0)
    let replacements = edits.map { range, text in
      new += old[offset..<range.lowerBound]
      let start = new.count
      new += text.utf8
      offset = range.upperBound
      return ChangedFile.Replacement(old: range, new: start..<new.count)
    }
    return ChangedFile(path: path, old: old, new: new + old[offset...], replacements: replacements)
  }

  private func patch(_ files: ChangedFile..., prefix: String = "content") -> String {
    String(decoding: DiffRenderer(pathPrefix: prefix).patch(files), as: UTF8.self)
  }

  /// The patch of a file without its paths.
  private func hunks(_ old: String, _ edits: (Range<Int>, String)...) -> String {
    patch(file(old, edits, path: "a"), prefix: "").replacing("--- a\n+++ a\n", with: "")
  }

  @Test("changes of a line are one change, with three lines around it")
  func line() {
    #expect(
      hunks("1\n2\n3\n4\nabcde\n6\n7\n8\n9\n", (8..<9, "A"), (10..<10, "-"), (12..<13, "")) == """
        @@ -2,7 +2,7 @@
         2
         3
         4
        -abcde
        +Ab-cd
         6
         7
         8

        """
    )
  }

  @Test("changes that are at most six lines apart are in one hunk")
  func distance() {
    let lines = (1...9).map { "\($0)\n" }.joined()
    #expect(
      hunks(lines, (0..<1, "x"), (14..<15, "y")) == """
        @@ -1,9 +1,9 @@
        -1
        +x
         2
         3
         4
         5
         6
         7
        -8
        +y
         9

        """
    )
    #expect(
      hunks(lines, (0..<1, "x"), (16..<17, "y")) == """
        @@ -1,4 +1,4 @@
        -1
        +x
         2
         3
         4
        @@ -6,4 +6,4 @@
         6
         7
         8
        -9
        +y

        """
    )
  }

  @Test(
    "whole lines are inserted and removed without their neighbors",
    arguments: [
      ("a\nb\n", 2..<2, "x\n", "@@ -1,2 +1,3 @@\n a\n+x\n b\n"),
      ("a\nb\n", 1..<1, "\nx", "@@ -1,2 +1,3 @@\n a\n+x\n b\n"),
      ("a\nb\n", 4..<4, "x\n", "@@ -1,2 +1,3 @@\n a\n b\n+x\n"),
      ("a\nb\n", 0..<2, "", "@@ -1,2 +1 @@\n-a\n b\n"),
      ("a\nb\n", 1..<3, "", "@@ -1,2 +1 @@\n a\n-b\n"),
      ("a\n", 0..<2, "", "@@ -1 +0,0 @@\n-a\n"), ("", 0..<0, "a\n", "@@ -0,0 +1 @@\n+a\n"),
      ("a\nb\n", 1..<2, " ", "@@ -1,2 +1 @@\n-a\n-b\n+a b\n"), ("a\nb\n", 0..<1, "a", ""),
      ("a", 0..<0, "", ""),
    ] as [(String, Range<Int>, String, String)]
  )
  func lines(old: String, range: Range<Int>, text: String, expected: String) {
    #expect(hunks(old, (range, text)) == expected)
  }

  @Test(
    "line ends, a missing one and the byte order mark are kept, byte for byte",
    arguments: [
      ("a\r\nb\r\n", 0..<1, "x", "@@ -1,2 +1,2 @@\n-a\r\n+x\r\n b\r\n"),
      ("a\r\nb\n", 1..<2, "", "@@ -1,2 +1,2 @@\n-a\r\n+a\n b\n"),
      (
        "a\rb", 2..<3, "x",
        "@@ -1 +1 @@\n-a\rb\n\\ No newline at end of file\n+a\rx\n\\ No newline at end of file\n"
      ),
      ("a\nb", 0..<1, "x", "@@ -1,2 +1,2 @@\n-a\n+x\n b\n\\ No newline at end of file\n"),
      ("a", 1..<1, "\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
      ("a\n", 1..<2, "", "@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file\n"),
      ("\u{FEFF}a\n", 0..<3, "", "@@ -1 +1 @@\n-\u{FEFF}a\n+a\n"),
      ("\u{202E}ه\u{200B}\n", 5..<8, "", "@@ -1 +1 @@\n-\u{202E}ه\u{200B}\n+\u{202E}ه\n"),
    ] as [(String, Range<Int>, String, String)]
  )
  func bytes(old: String, range: Range<Int>, text: String, expected: String) {
    #expect(hunks(old, (range, text)).utf8.elementsEqual(expected.utf8))
  }

  @Test("bytes that are not UTF-8 are kept")
  func invalid() {
    let file = ChangedFile(
      path: "a",
      old: [0xFF, 0x61, 0x0A],
      new: [0xFF, 0x62, 0x0A],
      replacements: [ChangedFile.Replacement(old: 1..<2, new: 1..<2)]
    )
    #expect(
      DiffRenderer().patch([file])
        == Array("--- a\n+++ a\n@@ -1 +1 @@\n-".utf8) + [0xFF, 0x61, 0x0A, 0x2B, 0xFF, 0x62, 0x0A]
    )
  }

  @Test(
    "paths are those of messages, as `patch` and Git read them",
    arguments: [
      ("content", "a.xml", "content/a.xml"), ("./content/", "a.xml", "content/a.xml"),
      (".", "a.xml", "a.xml"),
      ("/srv/content", "أدعية.xml", "/srv/content/أدعية.xml"), ("my content", "a.xml", "my content/a.xml\t"),
      ("content", "\"\\\n\u{7F} .xml", #""content/\"\\\012\177 .xml""#),
    ]
  )
  func paths(prefix: String, path: String, expected: String) {
    #expect(
      patch(file("a\n", [(0..<1, "b")], path: path), prefix: prefix).hasPrefix(
        "--- \(expected)\n+++ \(expected)\n@@"
      )
    )
  }

  @Test("files that are the same are left out")
  func same() {
    #expect(patch(file("a\n"), file("a\n", [(0..<1, "b")], path: "b.xml")).hasPrefix("--- content/b.xml\n"))
    #expect(patch().isEmpty)
  }

  @Test("on a terminal nothing controls it, right-to-left lines are isolated, and color is optional")
  func terminal() {
    let renderer = DiffRenderer(pathPrefix: "content")
    let changed = file("\tس\u{202E}\r\n\u{1B}[2J", [(1..<3, "ص")], path: "\u{1B}.xml")
    #expect(
      renderer.page([changed], color: false) == """
        --- content/\\u{1B}.xml
        +++ content/\\u{1B}.xml
        @@ -1,2 +1,2 @@
        -\u{2068}\tس\\u{202E}\\u{D}\u{2069}
        +\u{2068}\tص\\u{202E}\\u{D}\u{2069}
         \\u{1B}[2J
        \\ No newline at end of file

        """
    )
    let lines = renderer.page([file("a\n", [(0..<1, "b")])], color: true).split(separator: "\n")
    #expect(
      lines == [
        "\u{1B}[1m--- content/a.xml\u{1B}[0m", "\u{1B}[1m+++ content/a.xml\u{1B}[0m",
        "\u{1B}[36m@@ -1 +1 @@\u{1B}[0m", "\u{1B}[31m-a\u{1B}[0m", "\u{1B}[32m+b\u{1B}[0m",
      ]
    )
  }
}
