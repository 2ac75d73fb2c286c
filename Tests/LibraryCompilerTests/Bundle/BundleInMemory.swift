import DuaLibrary
import Foundation

@testable import LibraryCompiler

/// The files of a bundle, for changes before they are opened.
struct BundleInMemory {
  var files: [String: [UInt8]]

  init(_ library: Library, additional: [Artifact] = []) throws {
    let artifacts = try BundleWriter.artifacts(
      for: library,
      additional: additional,
      foldVersion: 4,
      ruleSetVersion: 9
    )
    files = Dictionary(uniqueKeysWithValues: artifacts.map { ($0.path, $0.bytes) })
  }

  /// Opens the bundle, without verifying its files.
  func open() throws(BundleError) -> DuaLibrary.Bundle {
    struct NoSuchFile: Error {}
    let files = files
    return try DuaLibrary.Bundle(paths: Array(files.keys)) { path in
      guard let bytes = files[path] else { throw NoSuchFile() }
      return bytes
    }
  }

  /// The error of opening, verifying and reading the bundle in both forms; nil if there is none.
  var failure: BundleError? {
    do throws(BundleError) {
      let bundle = try open()
      try bundle.verify()
      _ = try bundle.library
      _ = try bundle.libraryFromJSON()
      return nil
    } catch {
      return error
    }
  }

  func text(_ path: String) -> String { String(decoding: files[path] ?? [], as: UTF8.self) }

  /// The rows of a file, one a line.
  func rows(_ path: String) -> [String] {
    text(path).split(separator: "\n").dropFirst().dropLast().map {
      $0.hasSuffix(",") ? String($0.dropLast()) : String($0)
    }
  }

  mutating func replace(_ old: String, with new: String, in path: String) {
    files[path] = Array(text(path).replacingOccurrences(of: old, with: new).utf8)
  }

  mutating func changeManifest(_ change: (inout Manifest) -> Void) throws {
    var manifest = try JSONDecoder().decode(Manifest.self, from: Data(files[Manifest.path] ?? []))
    change(&manifest)
    var json = JSONWriter()
    manifest.write(to: &json)
    files[Manifest.path] = json.bytes
  }

  /// Updates the manifest to match the files, as an attacker would.
  mutating func reseal() throws {
    let files = files
    try changeManifest { manifest in
      for index in manifest.files.indices {
        let bytes = files[manifest.files[index].path] ?? []
        manifest.files[index].bytes = bytes.count
        manifest.files[index].sha256 = Checksum.sha256(of: bytes)
      }
    }
  }
}
