import ArgumentParser
import DuaLibrary
import Foundation
import HadithText

/// Generates the fingerprints of the words of hadiths from the collections that NOTICE names.
struct HadithFingerprintsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hadith-fingerprints",
    abstract: "Generate the fingerprints of the words of hadiths from five collections.",
    discussion: "RIZQ_DATA names the folder of the reference texts; by default it is ../shared/data."
  )

  @OptionGroup var options: GenerationOptions

  /// The collections with their SHA-256, as in NOTICE.
  private static let collections = [
    ("Adab.xml", "498019422928736567d45ac541aa75df372d1f09066fbd483486f445fc2d8781"),
    ("Malik.xml", "ea6a99a01009f49425308a35417fd600512efbbaa6fa0c8b69dbdfb906dec4de"),
    ("Saliheen.xml", "d71ac0f2cd90dc5a8440e73a116089d9603c308dedf428b4a0e428b877fbb9ef"),
    ("nawawi40.json", "d824cec8d82751669a9ed1d41f2854219f8e6770a2cab151ed87f9a501357def"),
    ("riyad_assalihin.json", "180171247ed9462c05164c80c4f938bd30936bfaf848125595be0b86361d7b75"),
  ]

  func run() throws {
    try requirePackageFolder()
    var builder = HadithVocabularyBuilder()
    for (name, checksum) in Self.collections {
      for hadith in try Self.hadiths(of: name, checksum) { builder.add(hadith) }
    }
    let file = OutputFile(
      path: "Sources/CHadithFingerprints/fingerprints.bin",
      contents: Data(builder.vocabulary.bytes)
    )
    try options.finish([file], command: "hadith-fingerprints")
  }

  /// The Arabic of the hadiths of a collection, which must have the pinned checksum.
  private static func hadiths(of name: String, _ checksum: String) throws -> [String] {
    let root = ProcessInfo.processInfo.environment["RIZQ_DATA"] ?? "../shared/data"
    let path = "\(root)/hadith/\(name)"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure("\(path) cannot be read; NOTICE says where it is from, or set RIZQ_DATA")
    }
    guard Checksum.sha256(of: data) == checksum else {
      throw Failure("\(path) is not the edition that the fingerprints are pinned to (SHA-256 \(checksum))")
    }
    guard name.hasSuffix(".json") else { return hadiths(ofXML: String(decoding: data, as: UTF8.self)) }
    return try JSONDecoder().decode(Collection.self, from: data).hadiths.map(\.arabic)
  }

  /// The contents of the `<arabic>` elements of each hadith. Their markup has no Arabic letters.
  private static func hadiths(ofXML text: String) -> [String] {
    text.components(separatedBy: "<hadith>").dropFirst().map { hadith in
      hadith.components(separatedBy: "<arabic>").dropFirst()
        .map { $0.components(separatedBy: "</arabic>")[0] }
        .joined(separator: " ")
    }
  }

  /// The part of a JSON collection that is read.
  private struct Collection: Decodable {
    struct Hadith: Decodable { var arabic: String }

    var hadiths: [Hadith]
  }
}
