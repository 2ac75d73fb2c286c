import Composable
import DuaLibrary
import Foundation
import TestSupport
import Testing
import UpdateFramework

@testable import DuaRelease

/// Whatever fails or dies at whatever step, the next launch has a whole library, and the next update succeeds.
struct InterruptionTests {
  /// A device with version 2 in use and 1 as its former library, and a host with version 3.
  private func prepared() async throws -> (Host, Device) {
    let host = try Host()
    let device = Device(host)
    for version in ["1.0.0", "2.0.0"] {
      try host.publish(SampleBundle.files(version: version))
      try await device.update()
      _ = device.updater.launch()
      try device.updater.markHealthy()
    }
    try host.publish(SampleBundle.files(version: "3.0.0"), errata: Errata())
    return (host, device)
  }

  @Test(.slow) func everyStepMayFail() async throws {
    var step = 1
    while true {
      let (_, device) = try await prepared()
      let count = LockIsolated(0)
      device.use(.failing(at: step, count))
      var hasFailed = false
      do {
        try await device.update()
      } catch {
        hasFailed = true
      }
      device.use(.live)
      let version = try device.launchedVersion()
      #expect(version == "2.0.0" || version == "3.0.0", "step \(step)")
      if version == "3.0.0" { try device.updater.markHealthy() }
      try await device.update()
      #expect(try device.launchedVersion() == "3.0.0", "step \(step)")
      #expect(device.exists("former/manifest.json"), "step \(step)")
      #expect(!device.exists("next") && !device.exists("removed"), "step \(step)")
      if count.value < step { break }
      // Steps after the exchange may fail without harm, and none before it.
      #expect(hasFailed || version == "3.0.0", "step \(step)")
      step += 1
    }
    #expect(step > 15)
  }

  /// A bundle that is given up is not launched again, whatever fails meanwhile.
  @Test(.slow, arguments: [false, true]) func everyStepOfGivingUpMayFail(isRollBack: Bool) async throws {
    var step = 1
    while true {
      let (_, device) = try await prepared()
      try await device.update()
      if !isRollBack { for _ in 1...2 { #expect(try device.launchedVersion() == "3.0.0") } }
      let count = LockIsolated(0)
      device.use(.failing(at: step, count))
      // The library of a roll-back that fails may stay in use until the next launch.
      if isRollBack {
        try? device.updater.rollBack()
      } else {
        #expect(try device.launchedVersion() != "3.0.0")
      }
      let isComplete = count.value < step
      let isRejected = try String(contentsOf: device.folder.appending(path: "state.json"), encoding: .utf8)
        .contains("\"rejected\":[\"")
      device.use(.live)
      #expect(try device.launchedVersion() == (isRejected || !isRollBack ? "2.0.0" : "3.0.0"), "step \(step)")
      #expect(isRejected || !isComplete)
      if isComplete { break }
      step += 1
    }
    #expect(step > 3)
  }

  @Test func givenUpBundleIsNotInstalledAgain() async throws {
    let (_, device) = try await prepared()
    let release = try #require(try await device.updater.check().available)
    try await device.update()
    try device.updater.rollBack()
    try await device.updater.download(release)
    try device.updater.verify()
    #expect(throws: ReleaseError.failedBefore) { try device.updater.install() }
    #expect(try device.launchedVersion() == "2.0.0")
  }

  @Test(.slow) func processMayDieAtEveryStep() async throws {
    let program = try #require(Tools.built("release-process"))
    var step = 1
    while true {
      let (host, device) = try await prepared()
      let served = device.folder.appendingPathExtension("host")
      try host.write(to: served)
      defer { try? FileManager.default.removeItem(at: served) }
      let process = Process()
      process.executableURL = program
      process.arguments = [device.folder.path, SampleBundle.embedded, served.path, String(step)]
      process.environment = ["RIZQ_NOW": String(host.now.seconds)]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let text = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      let version = try device.launchedVersion()
      #expect(version == "2.0.0" || version == "3.0.0", "step \(step)")
      if version == "3.0.0" { try device.updater.markHealthy() }
      try await device.update()
      #expect(try device.launchedVersion() == "3.0.0", "step \(step)")
      #expect(!device.exists("next") && !device.exists("removed"), "step \(step)")
      if process.terminationReason == .exit {
        #expect(String(decoding: text, as: UTF8.self).hasPrefix("installed\n"))
        break
      }
      #expect(process.terminationStatus == SIGKILL)
      step += 1
    }
    #expect(step > 15)
  }

  @Test func oneProcessAtATimeInstalls() async throws {
    let (_, device) = try await prepared()
    let lock = try ReleaseFiles.live.lock(device.folder.appending(path: "lock").path)
    #expect(lock != nil)
    #expect(throws: ReleaseError.busy) { try device.updater.rollBack() }
    await #expect(throws: ReleaseError.busy) { try await device.update() }
    // A launch does not wait for it: it has the library that is in use.
    let version = try withExtendedLifetime(lock) { try device.launchedVersion() }
    #expect(version == "2.0.0")
  }

  @Test func damagedStateCountsAsMissing() async throws {
    let (_, device) = try await prepared()
    for contents in ["", "{", "[]", "{\"launches\":1}"] {
      try Data(contents.utf8).write(to: device.folder.appending(path: "state.json"))
      #expect(try device.launchedVersion() == "2.0.0")
    }
  }
}
