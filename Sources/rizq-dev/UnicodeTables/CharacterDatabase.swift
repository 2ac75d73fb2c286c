import Foundation

/// The files of the Unicode Character Database (UAX #44), each with the scalars of its property values.
struct CharacterDatabase {
  /// For example `15.0.0`.
  let version: String
  private let folder: String

  /// - Parameter folder: The folder of `PropList.txt`, with `emoji` and `extracted` in it.
  init(folder: String) throws {
    self.folder = folder
    let header = try Self.lines(of: "\(folder)/PropList.txt").first ?? ""
    guard let match = header.firstMatch(of: /PropList-([0-9]+\.[0-9]+\.[0-9]+)\.txt/) else {
      throw Failure("\(folder)/PropList.txt does not start with its version")
    }
    version = String(match.output.1)
  }

  /// The scalars with one of these values in a file, whose lines are `0600..0605 ; Cf # …`.
  func scalars(_ values: String..., in file: String) throws -> ScalarSet {
    var ranges: [ClosedRange<UInt32>] = []
    for line in try Self.lines(of: "\(folder)/\(file)") {
      let fields = line.prefix { $0 != "#" }.split(separator: ";").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard fields.count > 1, values.contains(fields[1]) else { continue }
      let bounds = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      guard let first = bounds.first, let last = bounds.last, first <= last else {
        throw Failure("\(folder)/\(file) has a malformed line: \(line)")
      }
      ranges.append(first...last)
    }
    guard !ranges.isEmpty else {
      throw Failure("\(folder)/\(file) has no scalar with the value \(values.joined(separator: ", "))")
    }
    return ScalarSet(ranges)
  }

  private static func lines(of path: String) throws -> [Substring] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(
        "\(path) cannot be read; install Debian's package unicode-data, or name a folder with --ucd"
      )
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
  }
}
