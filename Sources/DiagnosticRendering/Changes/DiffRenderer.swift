import Diagnostics
import UnicodeText

/// Changed files as unified diffs: for `patch -p0` and `git apply -p0`, or for a terminal.
package struct DiffRenderer: Sendable {
  /// The content root as named by the user.
  package var pathPrefix: String

  package init(pathPrefix: String = "") { self.pathPrefix = pathPrefix }

  /// The diffs, byte for byte: applied to the files, they give exactly the new versions. Empty if all are the same.
  package func patch(_ files: [ChangedFile]) -> [UInt8] {
    var bytes: [UInt8] = []
    for file in files {
      let lines = UnifiedDiff(of: file).lines
      if lines.isEmpty { continue }
      let name = path(of: file).patchName
      bytes += "--- \(name)\n+++ \(name)\n".utf8
      for line in lines {
        switch line {
        case .hunk(let old, let new): bytes += "\(Self.head(old, new))\n".utf8
        case .unchanged(let text), .removed(let text), .added(let text):
          bytes += line.sign.utf8
          bytes += text
          if text.last != 0x0A { bytes += "\n\(Self.missingLineEnd)\n".utf8 }
        }
      }
    }
    return bytes
  }

  /// The diffs for people: invisible characters and direction controls are escaped, right-to-left lines are isolated.
  package func page(_ files: [ChangedFile], color: Bool) -> String {
    let paint = Paint(isOn: color)
    var page: [String] = []
    for file in files {
      let lines = UnifiedDiff(of: file).lines
      if lines.isEmpty { continue }
      let name = path(of: file).displayed.isolated
      page += [paint("--- \(name)", .strong), paint("+++ \(name)", .strong)]
      for line in lines {
        switch line {
        case .hunk(let old, let new): page.append(line.painted(Self.head(old, new), paint))
        case .unchanged(let text), .removed(let text), .added(let text):
          let isComplete = text.last == 0x0A
          let shown = String(decoding: isComplete ? text.dropLast() : text, as: UTF8.self)
            .displayCells(tab: "\t").map(\.text).joined()
          page.append(line.painted(line.sign + shown.isolated, paint))
          if !isComplete { page.append(Self.missingLineEnd) }
        }
      }
    }
    return page.map { $0 + "\n" }.joined()
  }

  /// The head of a hunk: `@@ -1,4 +1,5 @@`.
  private static func head(_ old: Range<Int>, _ new: Range<Int>) -> String {
    "@@ -\(range(old)) +\(range(new)) @@"
  }

  /// The first line from 1, and the number of lines if it is not 1. An empty range is named by the line before it.
  private static func range(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  private static let missingLineEnd = #"\ No newline at end of file"#

  /// Without `.`, which Git refuses in the path of a patch.
  private func path(of file: ChangedFile) -> String {
    let folders = pathPrefix.unicodeScalars.split(separator: "/").map { String($0) }.filter { $0 != "." }
    return (pathPrefix.unicodeScalars.first == "/" ? "/" : "")
      + (folders + [file.path]).joined(separator: "/")
  }
}

extension UnifiedDiff.Line {
  /// What precedes a line of a file.
  fileprivate var sign: String {
    switch self {
    case .hunk: ""
    case .unchanged: " "
    case .removed: "-"
    case .added: "+"
    }
  }

  fileprivate func painted(_ text: String, _ paint: Paint) -> String {
    switch self {
    case .hunk: paint(text, .hunk)
    case .unchanged: text
    case .removed: paint(text, .removed)
    case .added: paint(text, .added)
    }
  }
}

extension String {
  /// The path in the head of a patch: quoted as by Git if it contains a control character, a quotation mark or a backslash. A tab ends
  /// a path with spaces; `patch` would take the first word for the path otherwise.
  fileprivate var patchName: String {
    let isQuoted = utf8.contains {
      $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }
    guard isQuoted else { return utf8.contains(UInt8(ascii: " ")) ? self + "\t" : self }
    var name = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": name += "\\\(scalar)"
      case "\u{0}"..<"\u{20}", "\u{7F}": name += "\\" + String(scalar.value, paddedTo: 3, radix: 8)
      default: name.unicodeScalars.append(scalar)
      }
    }
    return name + "\""
  }
}
