import ContentValidation
import DuaLibrary
import QuranText

/// A folder with Tanzil's texts of the Quran, so that findings can show the correct words of a quotation.
struct QuranFolder {
  /// As the user wrote it.
  private let folder: String
  private let path: String
  private let files: FileClient

  init(_ folder: String, _ files: FileClient, _ environment: EnvironmentClient) {
    self.folder = folder
    self.files = files
    path = Paths.absolute(folder, from: environment.workingDirectory())
  }

  /// In bytes. Tanzil's files have about 1.5 MB each.
  private static let sizeLimit = 8 << 20

  /// Throws an ``OperationalFailure`` if a file is missing, cannot be read, or is not the edition from which the fingerprints
  /// were made.
  func source() throws -> QuranSource {
    guard try files.status(path) != nil else {
      throw OperationalFailure("there is no folder `\(folder)`", hint: "name the folder with --quran")
    }
    let texts = try QuranTexts(simple: text(in: .simple), uthmani: text(in: .uthmani))
    return QuranSource(fingerprints: try .shipped(), texts: texts)
  }

  private func text(in orthography: Orthography) throws -> String {
    let name = orthography.tanzilFileName
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try files.read(files.resolve(Paths.join(path, name)), Self.sizeLimit).bytes
    } catch {
      throw OperationalFailure(
        "cannot read `\(name)` in `\(folder)`: \(error.cause)",
        hint:
          "--quran names a folder with quran-simple.xml and quran-uthmani.xml, version 1.1, from tanzil.net"
      )
    }
    let checksum = Checksum.sha256(of: bytes)
    guard checksum == orthography.tanzilChecksum else {
      throw OperationalFailure(
        "`\(name)` in `\(folder)` is not the text that quotations are checked against "
          + "(its SHA-256 is \(checksum), not \(orthography.tanzilChecksum))",
        hint: "download \(name), version 1.1, as XML from tanzil.net, and do not change it"
      )
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
