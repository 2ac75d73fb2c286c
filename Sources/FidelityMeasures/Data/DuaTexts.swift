import Foundation

extension ReferenceData {
  /// The Arabic texts of the public sets of duas, each with the name of its set.
  func duaTexts() throws(Problem) -> [(set: String, text: String)] {
    try adhkarTexts().map { ("rn0x", $0) } + hisnTexts().map { ("hisn", $0) }
      + TransliterationSet.duaDhikr("en").pairs(in: self).map { ("fitrahive", $0.arabic) }
  }

  /// rn0x/Adhkar-json.
  private func adhkarTexts() throws(Problem) -> [String] {
    struct Category: Decodable {
      struct Text: Decodable { let text: String }
      let array: [Text]
    }
    let file = folder.appending(path: "dua/adhkar.json")
    return try Self.decoded([Category].self, at: file).flatMap { $0.array.map(\.text) }
  }

  /// The elements `arabic` of khalid-hussain/hisnulMuslimDB, without the elements in them.
  private func hisnTexts() throws(Problem) -> [String] {
    let file = try text("dua/hisnul.xml")
    return file.matches(of: /<arabic>(.*?)<\/arabic>/.dotMatchesNewlines()).map { match in
      String(match.output.1).replacing(/<[^>]*>/, with: "").replacing(/\s+/, with: " ")
    }
  }
}
