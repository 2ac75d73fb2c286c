import Foundation
import Testing
import UnicodeText

/// Every property of all scalars, as ranges in `Goldens/scalar-properties.txt`. A change of the table or of a definition
/// changes a line of it, for review.
@Suite("Scalar properties")
struct ScalarPropertiesTests {
  private static var properties: [(name: String, holds: (Unicode.Scalar) -> Bool)] {
    [
      ("isWhiteSpace", { $0.isWhiteSpace }), ("isBlank", { $0.isBlank }), ("isControl", { $0.isControl }),
      ("isNoncharacter", { $0.isNoncharacter }), ("isForbiddenInText", { $0.isForbiddenInText }),
      ("isIgnoredInFolds", { $0.isIgnoredInFolds }), ("isInvisibleControl", { $0.isInvisibleControl }),
      ("isInvisible", { $0.isInvisible }), ("isUnsafeToShow", { $0.isUnsafeToShow }),
      ("isAlwaysDisallowed", { $0.isAlwaysDisallowed }), ("isZeroWidthMark", { $0.isZeroWidthMark }),
      ("isWide", { $0.isWide }),
    ]
  }

  @Test("of every scalar are those of the golden file")
  func golden() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/scalar-properties.txt")
    var text = "Unicode \(Unicode.Scalar.tableVersion)\n"
    for property in Self.properties { text += "\(property.name): \(Self.ranges(property.holds))\n" }
    let letters = Dictionary(grouping: Self.scalars, by: \.scriptOfBlock)
    for script in Script.allCases {
      let members = Set(letters[script] ?? [])
      text += "scriptOfBlock \(script): \(Self.ranges(members.contains))\n"
    }
    if ProcessInfo.processInfo.environment["RIZQ_UPDATE_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    let golden = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let lines = text.split(separator: "\n")
    try #require(lines.count == golden.count)
    for (line, expected) in zip(lines, golden) { #expect(line == expected) }
  }

  @Test("imply one another as documented")
  func derivations() {
    for scalar in Self.scalars {
      let isRight =
        (!scalar.isWhiteSpace || scalar.isBlank)
        && (!scalar.isControl || scalar.isBlank && scalar.isUnsafeToShow)
        && (!scalar.isIgnoredInFolds || scalar.isUnsafeToShow && scalar.isAlwaysDisallowed)
        && (!scalar.isInvisible || scalar.isAlwaysDisallowed)
        && (!scalar.isForbiddenInText || scalar.isUnsafeToShow && scalar.isAlwaysDisallowed)
        && !(scalar.isZeroWidthMark && scalar.isUnsafeToShow)
      if !isRight { Issue.record("\(scalar.codePoint)") }
    }
  }

  @Test("of the blocks that terminals draw wide, and of the ranges that were once missing")
  func wide() {
    for scalar: Unicode.Scalar in ["\u{A960}", "\u{A97C}", "\u{16FE0}", "\u{18CD5}", "한", "中", "🤲"] {
      #expect(scalar.isWide, "\(scalar.codePoint)")
    }
    for scalar: Unicode.Scalar in ["a", "ب", "\u{4DC0}", "\u{1F1E6}"] {
      #expect(!scalar.isWide, "\(scalar.codePoint)")
    }
  }

  /// Every scalar up to the last assigned letter, the tags and variation selectors of plane 14, and both ends of all planes:
  /// the scalars between are unassigned or private, and share one range of the table.
  private static let scalars: [Unicode.Scalar] = {
    let planes = (3...16 as ClosedRange<UInt32>).map { $0 << 16 }
    let ends = planes.flatMap { [$0...$0 + 0xFF, $0 + 0xFF00...$0 + 0xFFFF] }
    let ranges = [0...0x2FFFF, 0x30100...0x323FF, 0xE0100...0xE0FFF] + ends
    return ranges.sorted { $0.lowerBound < $1.lowerBound }.joined().compactMap(Unicode.Scalar.init)
  }()

  /// `0009-000D 0020`: the scalars with a property. Surrogates, and scalars that are not in `scalars`, do not end a range.
  private static func ranges(_ holds: (Unicode.Scalar) -> Bool) -> String {
    var ranges: [ClosedRange<UInt32>] = []
    var isInRange = false
    for scalar in scalars {
      let (value, isMember) = (scalar.value, holds(scalar))
      if isMember, isInRange, let last = ranges.last {
        ranges[ranges.count - 1] = last.lowerBound...value
      } else if isMember {
        ranges.append(value...value)
      }
      isInRange = isMember
    }
    let texts = ranges.map { range in
      let first = hexadecimal(range.lowerBound)
      return range.count == 1 ? first : "\(first)-\(hexadecimal(range.upperBound))"
    }
    return texts.isEmpty ? "none" : texts.joined(separator: " ")
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    String(value, paddedTo: 4, radix: 16, uppercase: true)
  }
}
