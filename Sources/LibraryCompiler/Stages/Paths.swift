import UnicodeText

/// Operations on absolute paths, without accessing the file system.
///
/// On bytes, as file systems compare names: a mark that begins a name would be one `Character` with the slash before it, and `==` of
/// `String` takes different names for equal.
package enum Paths {
  private static let slash = UInt8(ascii: "/")

  /// `path` made absolute from `base`, without `.`, `..`, doubled or trailing slashes.
  static func absolute(_ path: String, from base: String) -> String {
    normalized(path.utf8.first == slash ? path : "\(base)/\(path)")
  }

  static func normalized(_ path: String) -> String {
    var names: [Substring] = []
    for name in self.names(in: path) where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// The path below a folder; empty for the folder itself, nil for a path outside.
  static func relative(_ path: String, to folder: String) -> String? {
    if path.hasSameScalars(as: folder) { return "" }
    let prefix = folder.utf8.last == slash ? folder : folder + "/"
    return path.utf8.starts(with: prefix.utf8) ? String(path.utf8.dropFirst(prefix.utf8.count)) : nil
  }

  /// Whether a path is a folder itself, or in it.
  static func isPath(_ path: String, in folder: String) -> Bool { relative(path, to: folder) != nil }

  /// The path of the folder that contains a file or folder.
  package static func parent(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash), last != path.startIndex else { return "/" }
    return String(path[..<last])
  }

  /// The folders of a relative path, the outermost first.
  static func ancestors(of path: String) -> [String] {
    let names = names(in: path).dropLast()
    return names.indices.map { names[...$0].joined(separator: "/") }
  }

  static func name(of path: String) -> String {
    String(path[(path.utf8.lastIndex(of: slash).map(path.utf8.index(after:)) ?? path.startIndex)...])
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
  }

  private static func names(in path: String) -> [Substring] {
    path.utf8.split(separator: slash).map { Substring($0) }
  }
}
