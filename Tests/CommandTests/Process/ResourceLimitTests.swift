#if os(Linux)
  import Testing

  @Suite("A run that the system refuses a thread")
  struct ThreadLimitTests {
    /// A limit of processes does not apply to root, but a thread whose stack exceeds the limit of memory is refused in the same way.
    private static let limits = "ulimit -v 2000000; ulimit -s 4000000"

    @Test("ends and says why, instead of waiting forever", arguments: ["validate", "build"])
    func noThreads(command: String) async throws {
      let project = try await TemporaryProject.withBundle()
      let before = project.tree()
      let result = try await project.command([command], preparation: Self.limits).run()
      #expect(result.code == 2, "\(result)")
      #expect(
        result.errors.hasPrefix("error: the system refuses to create a thread\nhelp: raise the limit of ")
      )
      #expect(project.tree() == before)
      #expect(try await project.rizq(command).code == 0)
    }

    @Test("without need of one succeeds")
    func oneThread() async throws {
      let project = try await TemporaryProject.withBundle()
      let result = try await project.command(["--version"], preparation: Self.limits).run()
      #expect(result.code == 0, "\(result)")
    }
  }

  @Suite("A run that the system refuses memory")
  struct MemoryLimitTests {
    @Test("ends and says why, instead of crashing")
    func noMemory() async throws {
      let project = try TemporaryProject()
      // A JSON object for every scalar takes 600 MB.
      try project.write("input", String(repeating: "بِسْمِ ", count: 80_000))
      let result = try await project.command(
        ["text", "inspect", "--format", "json", "-"],
        preparation: "ulimit -v 400000",
        redirection: "<input"
      ).run()
      #expect(result.code == 2, "\(result.errors)")
      #expect(result.output.isEmpty)
      #expect(result.errors.hasPrefix("error: the system refuses more memory\nhelp: raise the limit of "))
    }
  }

  @Suite("A run that may open few files")
  struct OpenFileLimitTests {
    @Test("ends and says why, instead of crashing", arguments: ["validate", "build"])
    func fewFiles(command: String) async throws {
      let project = try await TemporaryProject.withBundle()
      let before = project.tree()
      let result = try await project.command([command], preparation: "ulimit -n 7").run()
      #expect(result.code == 2, "\(result)")
      #expect(result.errors == "error: too many files are open; raise the limit (`ulimit -n`)\n")
      #expect(project.tree() == before)
    }
  }
#endif
