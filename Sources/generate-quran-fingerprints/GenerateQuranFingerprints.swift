import DuaLibrary
import Foundation
import QuranText

/// Writes `Sources/CQuranFingerprints/fingerprints.bin` from Tanzil's texts, or with `--check` tells whether it is
/// what they give. Run it in the package's folder; RIZQ_DATA names the folder of the reference data.
@main
struct GenerateQuranFingerprints {
  static let output = URL(filePath: "Sources/CQuranFingerprints/fingerprints.bin")

  static func main() {
    do {
      let texts = try QuranTexts(simple: text(in: .simple), uthmani: text(in: .uthmani))
      let bytes = Data(QuranFingerprints(of: texts).bytes)
      if CommandLine.arguments.contains("--check") {
        guard try Data(contentsOf: output) == bytes else {
          throw Failure(message: "\(output.relativePath) is stale: run generate-quran-fingerprints")
        }
      } else {
        try bytes.write(to: output)
      }
    } catch {
      FileHandle.standardError.write(Data("error: \(message(of: error))\n".utf8))
      exit(1)
    }
  }

  struct Failure: Error {
    let message: String
  }

  /// The text of a file that has the pinned checksum.
  static func text(in orthography: Orthography) throws -> String {
    let name = orthography.tanzilFileName
    let root = ProcessInfo.processInfo.environment["RIZQ_DATA"] ?? "../shared/data"
    let path = "\(root)/quran/\(name)"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(message: "\(path) cannot be read; get \(name) from tanzil.net, or set RIZQ_DATA")
    }
    let checksum = Checksum.sha256(of: data)
    guard checksum == orthography.tanzilChecksum else {
      throw Failure(
        message: """
          \(path) is not the text that the fingerprints are pinned to
            SHA-256 \(checksum)
            wanted  \(orthography.tanzilChecksum)
          """
      )
    }
    return String(decoding: data, as: UTF8.self)
  }

  static func message(of error: any Error) -> String {
    switch error {
    case let failure as Failure: failure.message
    case QuranTexts.Problem.verseCount(let count, let orthography):
      "quran-\(orthography).xml has \(count) verses, not 6,236"
    default: "\(output.relativePath) cannot be read or written"
    }
  }
}
