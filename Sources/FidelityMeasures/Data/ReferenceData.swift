import Foundation

/// The texts that are measured on: a folder of reference texts, which is no part of the repository, and the
/// bundle of this repository.
public struct ReferenceData: Sendable {
  public enum Problem: Error, Equatable, CustomStringConvertible {
    case absent(String)
    case unreadable(String)
    case incomplete(String, verses: Int)

    public var description: String {
      switch self {
      case .absent(let path): "there is no \(path)"
      case .unreadable(let path): "\(path) is not in the form that is known"
      case .incomplete(let path, let verses): "\(path) holds \(verses) verses, not 6236"
      }
    }
  }

  public enum QuranEdition: String, Sendable {
    case simple = "quran-simple.xml"
    case simpleClean = "quran-simple-clean.xml"
    case uthmani = "quran-uthmani.xml"
    case transliteration = "en.transliteration.xml"
  }

  public let folder: URL
  /// The published library.
  public let bundle: URL

  public init(folder: URL, bundle: URL) {
    self.folder = folder
    self.bundle = bundle
  }

  /// The folder that `RIZQ_DATA` names, else `../shared/data` beside the package; and `output/`.
  public static var standard: Self {
    var package = URL(filePath: #filePath)
    for _ in 1...4 { package.deleteLastPathComponent() }
    let folder =
      ProcessInfo.processInfo.environment["RIZQ_DATA"].map { URL(filePath: $0) }
      ?? package.appending(path: "../shared/data").standardizedFileURL
    return Self(folder: folder, bundle: package.appending(path: "output"))
  }

  public var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path()) }

  /// What a file of the folder holds.
  func text(_ path: String) throws(Problem) -> String {
    let file = folder.appending(path: path)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw .absent(file.path()) }
    return text
  }

  /// The values of a JSON file.
  static func decoded<Value: Decodable>(_ type: Value.Type, at file: URL) throws(Problem) -> Value {
    guard let data = try? Data(contentsOf: file) else { throw .absent(file.path()) }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let value = try? decoder.decode(type, from: data) else { throw .unreadable(file.path()) }
    return value
  }
}
