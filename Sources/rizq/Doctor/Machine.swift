import Foundation

/// The fonts and programs of a machine.
struct Machine {
  /// The folders with fonts, at any depth.
  let fontFolders: [URL]
  /// The folders of programs, the first one first.
  let programFolders: [URL]

  /// The fonts of the user and of the system; the programs next to this one and in `PATH`.
  static var current: Machine {
    let environment = ProcessInfo.processInfo.environment
    let home = FileManager.default.homeDirectoryForCurrentUser
    #if canImport(Darwin)
      let folders = [
        home.appending(path: "Library/Fonts"), URL(filePath: "/Library/Fonts"),
        URL(filePath: "/System/Library/Fonts"),
      ]
    #else
      // As fontconfig finds them: https://www.freedesktop.org/software/fontconfig
      let data =
        environment["XDG_DATA_HOME"].map { URL(filePath: $0) } ?? home.appending(path: ".local/share")
      let folders =
        [data.appending(path: "fonts"), home.appending(path: ".fonts")]
        + ["/usr/local/share/fonts", "/usr/share/fonts"].map { URL(filePath: $0) }
    #endif
    return Machine(
      fontFolders: folders,
      programFolders: [Program.folder]
        + (environment["PATH"] ?? "").split(separator: ":").map { URL(filePath: String($0)) }
    )
  }

  private static func files(below folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
  }

  /// The file of a family's regular face, or of another one; nil if there is none.
  func font(_ family: String) -> String? {
    let faces = fontFolders.flatMap(Self.files).filter { file in
      ["ttf", "otf", "ttc"].contains(file.pathExtension.lowercased())
        && file.lastPathComponent.lowercased().hasPrefix(family.lowercased())
    }
    return (faces.first { $0.lastPathComponent.contains("Regular") } ?? faces.first)?.path
  }

  /// The program of a name; nil if there is none.
  func program(_ name: String) -> String? {
    programFolders.map { $0.appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }?.path
  }
}

/// The program of this process.
enum Program {
  /// The folder that contains its file.
  static var folder: URL {
    let own = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return (Foundation.Bundle.main.executableURL ?? own).deletingLastPathComponent()
  }
}
