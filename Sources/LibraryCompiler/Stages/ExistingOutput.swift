import DuaLibrary
import UnicodeText

/// The output folder before a build.
struct ExistingOutput {
  /// The folder of the bundle, absolute.
  let path: String
  let files: FileClient

  private static let hint = "name another folder with --output, or remove this one"

  /// Throws unless it is missing, empty or a bundle: publishing would permanently remove anything else.
  func check() throws {
    guard let status = try files.status(path) else { return }
    switch status.kind {
    case .directory: try checkFolder()
    case .symbolicLink: throw notAFolder("is a symbolic link")
    case .regular, .special: throw notAFolder("is not a folder")
    }
  }

  private func checkFolder() throws {
    let names = try files.entries(path).map(\.name)
    guard !names.isEmpty else { return }
    guard names.contains(Manifest.path) else {
      throw refusal("contains files but no `manifest.json`, so it is not a bundle and is not replaced")
    }
    let json = try files.read(Paths.join(path, Manifest.path), AnyManifest.sizeLimit).bytes
    guard let manifest = AnyManifest(json) else {
      throw refusal("contains a `manifest.json` that is not a bundle's, so it is not replaced")
    }
    if let stray = try firstFile(notIn: Set(manifest.files.map { ExactText($0.path) })) {
      throw refusal("contains \(stray.quoted()), which is not part of the bundle and would be lost")
    }
  }

  /// The first file in the folder that is neither listed in the manifest nor created by an operating system.
  private func firstFile(notIn listed: Set<ExactText>) throws -> String? {
    // Relative to the output.
    var pending = [""]
    while let folder = pending.popLast() {
      for name in try files.entries(folder.isEmpty ? path : Paths.join(path, folder)).map(\.name) {
        let child = folder.isEmpty ? name : Paths.join(folder, name)
        if try files.status(Paths.join(path, child))?.kind == .directory {
          pending.append(child)
        } else if !listed.contains(ExactText(child)), !Self.isExpected(child) {
          return child
        }
      }
    }
    return nil
  }

  private static func isExpected(_ path: String) -> Bool {
    path == Manifest.path || path.hasPrefix(Manifest.path + ".")
      || [".DS_Store", "Thumbs.db", "desktop.ini"].contains(Paths.name(of: path))
  }

  private func notAFolder(_ reason: String) -> OperationalFailure {
    OperationalFailure("the output `\(path)` \(reason)", hint: "name a folder with --output")
  }

  private func refusal(_ reason: String) -> OperationalFailure {
    OperationalFailure("the output folder `\(path)` \(reason)", hint: Self.hint)
  }
}
