import Foundation

/// Files of the repository with the results of tests, whose differences are for review.
public enum Golden {
  /// The lines in which a text differs from a file, with `- ` before those of the file and `+ ` before those of the text. With
  /// `RIZQ_UPDATE_GOLDENS=1`, writes the text into the file instead, and returns none.
  public static func differences(of text: String, from path: String) throws -> [String] {
    let file = Repository.url(path)
    let bytes = Data(text.utf8)
    if ProcessInfo.processInfo.environment["RIZQ_UPDATE_GOLDENS"] == "1" {
      try bytes.write(to: file)
      return []
    }
    return differences(of: bytes, from: try Data(contentsOf: file))
  }

  static func differences(of text: Data, from golden: Data) -> [String] {
    lines(text).difference(from: lines(golden)).map { change in
      switch change {
      case .remove(_, let line, _): "- " + String(decoding: line, as: UTF8.self)
      case .insert(_, let line, _): "+ " + String(decoding: line, as: UTF8.self)
      }
    }
  }

  private static func lines(_ text: Data) -> [Data] {
    text.split(separator: 0x0A, omittingEmptySubsequences: false)
  }
}
