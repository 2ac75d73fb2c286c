import ContentValidation
import DuaLibrary
import QuranText

/// A folder with Tanzil's texts of the Quran, so that findings can show the correct words of a quotation.
public struct QuranFolder {
  /// As the user wrote it.
  private let folder: String
  private let path: String
  private let files: FileClient

  /// - Parameter folder: Absolute or relative to the working directory.
  public init(_ folder: String, _ files: FileClient, _ environment: EnvironmentClient) {
    self.folder = folder
    self.files = files
    path = Paths.absolute(folder, from: environment.workingDirectory())
  }

  /// In bytes. Tanzil's files have about 1.5 MB each.
  static let sizeLimit = 8 << 20

  /// The texts.
  ///
  /// Throws an ``OperationalFailure`` if a file is missing, cannot be read, or is not the edition from which the fingerprints
  /// were made.
  public func texts() throws -> QuranTexts { try read().texts }

  /// What quotations are compared with, and the files that contain the texts. Throws as ``texts()`` does.
  func source() throws -> (QuranSource, [ObservedFile]) {
    let (texts, files) = try read()
    return (QuranSource(fingerprints: try .shipped(), texts: texts), files)
  }

  private func read() throws -> (texts: QuranTexts, files: [ObservedFile]) {
    guard try files.status(path) != nil else {
      throw OperationalFailure("there is no folder `\(folder)`", hint: "name the folder with --quran")
    }
    let (simple, uthmani) = (try text(in: .simple), try text(in: .uthmani))
    return (try QuranTexts(simple: simple.text, uthmani: uthmani.text), [simple.file, uthmani.file])
  }

  private func text(in orthography: Orthography) throws -> (text: String, file: ObservedFile) {
    let name = orthography.tanzilFileName
    let contents: FileContents
    do throws(FileFailure) {
      contents = try files.read(files.resolve(Paths.join(path, name)), Self.sizeLimit)
    } catch {
      throw OperationalFailure(
        "cannot read `\(name)` in `\(folder)`: \(error.cause)",
        hint:
          "--quran names a folder with quran-simple.xml and quran-uthmani.xml, version 1.1, from tanzil.net"
      )
    }
    let checksum = Checksum.sha256(of: contents.bytes)
    guard checksum == orthography.tanzilChecksum, let digest = ContentDigest(hexadecimal: checksum) else {
      throw OperationalFailure(
        "`\(name)` in `\(folder)` is not the text that quotations are checked against "
          + "(its SHA-256 is \(checksum), not \(orthography.tanzilChecksum))",
        hint: "download \(name), version 1.1, as XML from tanzil.net, and do not change it"
      )
    }
    return (
      String(decoding: contents.bytes, as: UTF8.self),
      ObservedFile(path: Paths.join(path, name), status: contents.status, digest: digest)
    )
  }
}
