import ArgumentParser
import DuaLibrary
import Foundation
import QuranText

/// Generates the fingerprints of the Quran's words from Tanzil's texts.
struct QuranFingerprintsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quran-fingerprints",
    abstract: "Generate the fingerprints of the Quran from Tanzil's texts.",
    discussion: "RIZQ_DATA names the folder of the reference texts; by default it is ../shared/data."
  )

  @OptionGroup var options: GenerationOptions

  func run() throws {
    try requirePackageFolder()
    let texts: QuranTexts
    do {
      texts = try QuranTexts(simple: Self.text(in: .simple), uthmani: Self.text(in: .uthmani))
    } catch QuranTexts.Problem.verseCount(let count, let orthography) {
      throw Failure("\(orthography.tanzilFileName) has \(count) verses, not 6,236")
    }
    let file = OutputFile(
      path: "Sources/CQuranFingerprints/fingerprints.bin",
      contents: Data(QuranFingerprints(of: texts).bytes)
    )
    try options.finish([file], command: "quran-fingerprints")
  }

  /// The text of Tanzil's file, which must have the pinned checksum.
  private static func text(in orthography: Orthography) throws -> String {
    let name = orthography.tanzilFileName
    let root = ProcessInfo.processInfo.environment["RIZQ_DATA"] ?? "../shared/data"
    let path = "\(root)/quran/\(name)"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure("\(path) cannot be read; get \(name) from tanzil.net, or set RIZQ_DATA")
    }
    let checksum = Checksum.sha256(of: data)
    guard checksum == orthography.tanzilChecksum else {
      throw Failure(
        """
        \(path) is not the edition that the fingerprints are pinned to
          SHA-256   \(checksum)
          expected  \(orthography.tanzilChecksum)
        """
      )
    }
    return String(decoding: data, as: UTF8.self)
  }
}
