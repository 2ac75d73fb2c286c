import Foundation
import Testing

@Suite("Doctor")
struct DoctorTests {
  /// A machine with the fonts and programs of a test. Fonts of the system are found too, but those of the user come first.
  private func doctor(fonts: [String], programs: [String]) async throws -> Command.Result {
    let project = try TemporaryProject()
    for font in fonts { try project.write("data/fonts/family/\(font)", "") }
    for program in programs {
      try project.write("bin/\(program)", "")
      chmod(project.path("bin/\(program)"), 0o755)
    }
    let environment = ["XDG_DATA_HOME": project.path("data"), "PATH": project.path("bin")]
    var result = try await project.command(["doctor"], environment: environment).run()
    result.output = result.output.replacing(project.root.path, with: "")
    return result
  }

  @Test("what is there is named with its file")
  func complete() async throws {
    let result = try await doctor(
      fonts: ["Amiri-Bold.ttf", "Amiri-Regular.ttf", "Amiri-Regular.txt", "ScheherazadeNew-Regular.otf"],
      programs: ["git", "rizq-preview"]
    )
    #expect(
      result.output.hasPrefix(
        """
        ok       font Amiri: /data/fonts/family/Amiri-Regular.ttf
        ok       font Scheherazade: /data/fonts/family/ScheherazadeNew-Regular.otf
        ok       rizq-preview: \

        """
      )
    )
    #expect(result.output.hasSuffix("ok       git: /bin/git\n"))
    #expect(result.code == 0)
    #expect(result.errors.isEmpty)
  }

  @Test("what is missing is named with its purpose and with what to do")
  func missing() async throws {
    let result = try await doctor(fonts: [], programs: [])
    #expect(
      result.output.contains(
        """
        missing  git: `rizq review show` and `rizq diff` read earlier versions
                 help: `apt-get install git`, or what your system calls it

        """
      )
    )
    #expect(result.code == 1)
    #expect(result.errors.isEmpty)
  }

  @Test("the program of the preview is built into the folder that README.md puts into PATH")
  func preview() async throws {
    let project = try TemporaryProject()
    let copy = project.path("rizq")
    try FileManager.default.copyItem(atPath: Command.executable("rizq").path, toPath: copy)
    var command = project.command(["doctor"])
    command.executable = URL(fileURLWithPath: copy)
    let remedy = "build it: `swift build --configuration release --product rizq-preview`"
    #expect(try await command.run().output.contains("help: \(remedy)\n"))
    command.arguments = ["preview"]
    let preview = try await command.run()
    #expect(preview.code == 2)
    #expect(preview.errors.hasSuffix("help: \(remedy), or start it with `make preview`\n"))
  }
}
