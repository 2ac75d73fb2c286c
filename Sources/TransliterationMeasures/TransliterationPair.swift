import Foundation

/// A text and its transliteration.
public struct TransliterationPair: Sendable, Hashable {
  public var arabic: String
  public var latin: String

  public init(arabic: String, latin: String) {
    self.arabic = arabic
    self.latin = latin
  }

  /// The duas of a published bundle: `duas.json`.
  public static func bundle(_ folder: URL) throws -> [TransliterationPair] {
    struct Dua: Decodable {
      var arabicText: String
      var transliteration: String
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let data = try Data(contentsOf: folder.appending(path: "duas.json"))
    return try decoder.decode([Dua].self, from: data)
      .map { TransliterationPair(arabic: $0.arabicText, latin: $0.transliteration) }
  }

  /// The public set fitrahive/dua-dhikr in one language: `en` or `id`.
  public static func duaDhikr(_ language: String, in data: URL) throws -> [TransliterationPair] {
    struct Dua: Decodable {
      var arabic: String
      var latin: String
    }
    let root = data.appending(path: "dua/dua-dhikr")
    return try ["daily-dua", "dhikr-after-salah", "evening-dhikr", "morning-dhikr", "selected-dua"].flatMap {
      part in
      let file = root.appending(path: "\(part)/\(language).json")
      return try JSONDecoder().decode([Dua].self, from: Data(contentsOf: file))
        .map { TransliterationPair(arabic: $0.arabic, latin: $0.latin) }
    }
  }

  /// The verses of the Quran in a spelling of Tanzil, with Tanzil's English transliteration.
  public static func quran(_ spelling: String, in data: URL) throws -> [TransliterationPair] {
    let arabic = try verses(data.appending(path: "quran/\(spelling).xml"))
    let latin = try verses(data.appending(path: "quran/en.transliteration.xml"))
    return zip(arabic, latin).map { TransliterationPair(arabic: $0, latin: withoutTags($1)) }
  }

  /// The values of `text` of the verses: Tanzil's files hold one verse a line, and one of them is no
  /// well-formed XML.
  private static func verses(_ file: URL) throws -> [String] {
    let text = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      guard let start = line.range(of: "<aya "),
        let open = line.range(of: "text=\"", range: start.upperBound..<line.endIndex),
        let close = line.range(of: "\"", range: open.upperBound..<line.endIndex)
      else { return nil }
      return String(line[open.upperBound..<close.lowerBound])
    }
  }

  private static func withoutTags(_ text: String) -> String {
    var plain = ""
    var isTag = false
    for character in text.replacing("&lt;", with: "<").replacing("&gt;", with: ">") {
      switch character {
      case "<": isTag = true
      case ">": isTag = false
      default: if !isTag { plain.append(character) }
      }
    }
    return plain
  }
}
