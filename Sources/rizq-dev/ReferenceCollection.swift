import DuaLibrary
import Foundation

/// A collection of Arabic texts in the folder of the reference texts.
struct ReferenceCollection {
  /// How a file contains its texts.
  enum Format {
    /// `<arabic>` elements in `<hadith>` elements; the markup in them has no Arabic letters.
    case hadithXML
    /// The members `arabic` of `hadiths`.
    case hadithJSON
    /// `<arabic>` elements.
    case duaXML
    /// The members `text` of the members `array` of an array.
    case nestedJSON
    /// The members `arabic` of an array.
    case arrayJSON
    /// The attributes `text` of `<aya>` elements.
    case quranXML
  }

  /// Relative to the folder of the reference texts.
  let path: String
  /// SHA-256, as in NOTICE.
  let checksum: String
  let format: Format

  init(_ path: String, _ checksum: String, _ format: Format) {
    (self.path, self.checksum, self.format) = (path, checksum, format)
  }

  /// The texts of the file, which must have the pinned checksum.
  func texts() throws -> [String] {
    let path = (ProcessInfo.processInfo.environment["RIZQ_DATA"] ?? "../shared/data") + "/" + path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure("\(path) cannot be read; NOTICE says where it is from, or set RIZQ_DATA")
    }
    guard Checksum.sha256(of: data) == checksum else {
      throw Failure("\(path) is not the edition that the fingerprints are pinned to (SHA-256 \(checksum))")
    }
    switch format {
    case .hadithXML:
      return String(decoding: data, as: UTF8.self).components(separatedBy: "<hadith>").dropFirst()
        .map { Self.texts(in: $0, from: "<arabic>", to: "</arabic>").joined(separator: " ") }
    case .hadithJSON:
      return try JSONDecoder().decode(Hadiths.self, from: data).hadiths.map(\.arabic)
    case .duaXML:
      return Self.texts(in: String(decoding: data, as: UTF8.self), from: "<arabic>", to: "</arabic>")
    case .nestedJSON:
      return try JSONDecoder().decode([Chapter].self, from: data).flatMap { $0.array.map(\.text) }
    case .arrayJSON:
      return try JSONDecoder().decode([ArabicText].self, from: data).map(\.arabic)
    case .quranXML:
      return Self.texts(in: String(decoding: data, as: UTF8.self), from: " text=\"", to: "\"")
    }
  }

  /// The texts between two strings.
  private static func texts(in file: String, from start: String, to end: String) -> [String] {
    file.components(separatedBy: start).dropFirst().map { $0.components(separatedBy: end)[0] }
  }

  private struct ArabicText: Decodable { var arabic: String }
  private struct Hadiths: Decodable { var hadiths: [ArabicText] }
  private struct Chapter: Decodable {
    struct Text: Decodable { var text: String }

    var array: [Text]
  }
}
