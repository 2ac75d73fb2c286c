import BundleDelta
import DuaLibrary
import Foundation
import TestSupport
import Testing

@testable import DuaRelease

/// Files of which the device has an earlier version.
struct DeltaUpdateTests {
  private let old: [UInt8]
  private let new: [UInt8]
  private let files: [String: [UInt8]]
  private let path: String

  init() throws {
    files = try SampleBundle.filesWithChangedDuas(version: "2.0.0")
    old = try [UInt8](Data(contentsOf: Repository.url("output/duas.json")))
    new = files["duas.json"] ?? []
    path = BundleDelta.path(from: Checksum.sha256(of: old), to: Checksum.sha256(of: new))
  }

  @Test func deltaIsFetchedInsteadOfTheFile() async throws {
    let host = try Host()
    let delta = try #require(BundleDelta.make(from: old, to: new))
    try host.publish(files.merging([path: delta]) { $1 })
    let device = Device(host)
    try await device.update()
    #expect(try device.launchedVersion() == "2.0.0")
    let requests = host.takeRequests()
    #expect(requests.contains(host.path(path)))
    #expect(!requests.contains(host.path("duas.json")))
    #expect(delta.count < 50)
  }

  /// Signed by mistake, damaged on the way, missing, or a bomb.
  @Test(arguments: ["other file", "damaged", "missing", "bomb", "no delta"])
  func wholeFileIsFetchedIfTheDeltaFails(_ problem: String) async throws {
    let host = try Host()
    let good = try #require(BundleDelta.make(from: old, to: new))
    var delta = good
    switch problem {
    case "other file": delta = try #require(BundleDelta.make(from: old, to: old.dropLast() + [0x20, 0x20]))
    case "bomb": delta = Array("RIZQDLT1".utf8) + [UInt8](repeating: 0xFF, count: 64)
    case "no delta": delta = Array("{}".utf8)
    default: break
    }
    try host.publish(files.merging([path: delta]) { $1 })
    if problem == "missing" { host[host.path(path)] = nil }
    if problem == "damaged" { host[host.path(path)]?[12] ^= 1 }
    let device = Device(host)
    try await device.update()
    #expect(try device.launchedVersion() == "2.0.0")
    #expect(host.takeRequests().contains(host.path("duas.json")))
  }

  /// A short delta does not make a file that would not be fetched.
  @Test func deltaOfAnEndlessFileIsNotApplied() async throws {
    let host = try Host()
    let manifest = [UInt8](try Data(contentsOf: Repository.url("output/manifest.json")))
    let endless = [UInt8](repeating: 0, count: 5 << 20)
    func varint(_ number: Int) -> [UInt8] {
      number < 0x80 ? [UInt8(number)] : [UInt8(number & 0x7F) | 0x80] + varint(number >> 7)
    }
    // One segment of one operation, which is zeros.
    let delta =
      Array("RIZQDLT1".utf8) + varint(endless.count) + [1, 0, 0, 0, 1] + varint(endless.count << 2 | 2) + [0]
    #expect(try BundleDelta.apply(delta, to: manifest, length: endless.count) == endless)
    let path = BundleDelta.path(from: Checksum.sha256(of: manifest), to: Checksum.sha256(of: endless))
    try host.publish(["manifest.json": endless, path: delta])
    await #expect(throws: ReleaseError.metadata(.tooLong(file: "manifest.json", limit: 4 << 20))) {
      try await Device(host).update()
    }
    #expect(!host.takeRequests().contains(host.path(path)))
  }
}
