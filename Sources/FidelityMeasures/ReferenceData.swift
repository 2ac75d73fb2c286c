import Foundation

/// The folder of reference texts, which is no part of the repository.
public struct ReferenceData: Sendable {
  public enum Problem: Error, Equatable, CustomStringConvertible {
    case absent(String)
    case incomplete(String, verses: Int)

    public var description: String {
      switch self {
      case .absent(let path): "there is no \(path) that can be read"
      case .incomplete(let path, let verses): "\(path) holds \(verses) verses, not 6236"
      }
    }
  }

  public enum QuranEdition: String, Sendable {
    case simple = "quran-simple.xml"
    case simpleClean = "quran-simple-clean.xml"
    case uthmani = "quran-uthmani.xml"
  }

  public let folder: URL

  public init(folder: URL) { self.folder = folder }

  /// The folder that `RIZQ_DATA` names, else `../shared/data` beside the package.
  public static var standard: Self {
    if let path = ProcessInfo.processInfo.environment["RIZQ_DATA"] {
      return Self(folder: URL(filePath: path))
    }
    var package = URL(filePath: #filePath)
    for _ in 1...3 { package.deleteLastPathComponent() }
    return Self(folder: package.appending(path: "../shared/data").standardizedFileURL)
  }

  public var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path()) }

  /// The 6,236 verses of an edition of Tanzil, in order.
  public func quran(_ edition: QuranEdition) throws(Problem) -> [String] {
    let file = folder.appending(path: "quran/" + edition.rawValue)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw .absent(file.path()) }
    let verses = text.matches(of: #/<aya index="\d+" text="([^"]*)"/#).map { String($0.output.1) }
    guard verses.count == 6236 else { throw .incomplete(file.path(), verses: verses.count) }
    return verses
  }
}
