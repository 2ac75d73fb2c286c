import Testing

@testable import LibraryCompiler

@MainActor
@Suite("The folder of a cache")
struct CacheFolderTests {
  private func failure(_ name: String, _ disk: InMemoryFiles) async -> String? {
    var build = CachedBuild.request
    build.cache = .folder(name)
    let state = await LibraryReducer.run(build, on: disk.client) { $0.environment.toolIdentity = { [1] } }
    #expect(!disk.paths.contains { $0.contains(".output.rizq") }, "nothing is left behind")
    guard case .failed(let failure) = state.outcome else { return nil }
    return failure.message
  }

  @Test("is beside the content, ignored by Git and by backups")
  func place() async {
    let build = CachedBuild()
    _ = await build.run()
    #expect(build.disk.text("/project/.rizq-cache/.gitignore") == "*\n")
    #expect(
      build.disk.text("/project/.rizq-cache/CACHEDIR.TAG")?
        .hasPrefix("Signature: 8a477f597d28d172789f06886806bc55\n") == true
    )
  }

  @Test("can be any folder that is missing or empty")
  func named() async {
    let disk = InMemoryFiles(Samples.files)
    disk.put("/project/empty", .directory)
    for name in ["empty", "new/folders/cache", "/elsewhere/cache"] {
      #expect(await failure(name, disk) == nil)
      #expect(disk.paths.contains(Paths.absolute(name, from: "/project") + "/CACHEDIR.TAG"))
    }
  }

  @Test("is refused if it contains something else, or is a part of the content or the output")
  func refused() async {
    let disk = InMemoryFiles(Samples.files)
    disk.put("/project/notes/a.txt", .file([]))
    for name in ["notes", "notes/a.txt", "."] {
      #expect(await failure(name, disk) == "`\(name)` is neither a cache of rizq nor an empty folder")
    }
    for name in ["content", "content/cache", "output", "output/cache"] {
      #expect(
        await failure(name, disk) == "the cache folder `\(name)` is a part of the content or of the output"
      )
    }
  }

  @Test("gets a tag again that a loss of power has cut off, and no other")
  func truncatedTag() async {
    let tag = "/project/cache/CACHEDIR.TAG"
    let signature = "Signature: 8a477f597d28d172789f06886806bc55"
    let tags = [
      ("", true), ("Signature: 8a477f", true), ("\(signature)\n# This", true), ("Signature: none", false),
      (signature, false), ("\(signature)\n", false), ("\(signature)\n# Of another program.\n", false),
    ]
    for (text, isOwn) in tags {
      let disk = InMemoryFiles(Samples.files)
      disk.put(tag, .file(Array(text.utf8)))
      #expect(await failure("cache", disk) == nil || !isOwn)
      #expect(disk.text(tag)?.contains("# This folder is a cache of rizq.") == isOwn)
    }
  }

  @Test("at the default place is left alone if it is not a cache")
  func foreign() async {
    for node in [InMemoryFiles.Node.file([1]), .link("/project/elsewhere"), .special("a socket")] {
      let build = CachedBuild()
      build.disk.put(CachedBuild.cache, node)
      let state = await build.run().state
      #expect(CachedBuild.Result(state, build.disk) == (await build.clean()))
      #expect(build.disk.tree(CachedBuild.cache) == ["": node])
    }
    let build = CachedBuild()
    build.disk.put(CachedBuild.cache + "/mine.txt", .file([1]))
    _ = await build.run()
    #expect(build.disk.tree(CachedBuild.cache) == ["": .directory, "/mine.txt": .file([1])])
  }

  @Test("changes no result if nothing in it can be read or written")
  func unusable() async {
    let build = CachedBuild()
    var files = build.disk.client
    let working = files
    files.read = { (path, limit) throws(FileFailure) in
      if path.hasPrefix(CachedBuild.cache) { throw FileFailure(.read, path, .permissionDenied) }
      return try working.read(path, limit)
    }
    #expect(CachedBuild.Result(await build.run(on: files).state, build.disk) == (await build.clean()))
  }

  @Test("changes no result if nothing can be written to it")
  func readOnly() async {
    let build = CachedBuild()
    var files = build.disk.client
    files.replace = { (path, _) throws(FileFailure) in throw FileFailure(.write, path, .diskFull) }
    let state = await build.run(on: files).state
    #expect(CachedBuild.Result(state, build.disk) == (await build.clean()))
    #expect(build.runs.isEmpty)
  }

  @Test("loses what processes have left that died while they wrote to it, and nothing else")
  func leftovers() async throws {
    let build = CachedBuild()
    func put(_ names: String...) {
      for name in names { build.disk.put("\(CachedBuild.cache)/\(name)", .file([1])) }
    }
    _ = await build.run()
    put("clock.1a.tmp", ".gitignore.2b.tmp", "CACHEDIR.TAG.3c.tmp", "runs/00ff.4d.tmp", "mine.tmp")
    build.disk.advanceClock(seconds: 4000)
    // Of processes that may be running.
    put("clock.5e.tmp", "runs/00ff.6f.tmp")
    build.disk.put("/project/content/duas/praise.xml", .file(Array((Samples.duas + "\n").utf8)))
    #expect(await !build.run().state.isRecalled)
    let left = build.disk.tree(CachedBuild.cache).keys.filter { $0.hasSuffix(".tmp") }.sorted()
    #expect(left == ["/clock.5e.tmp", "/mine.tmp", "/runs/00ff.6f.tmp"])
    let cache = try ContentCache(
      .besideContent,
      content: "content",
      files: build.disk.client,
      environment: .sample
    )
    #expect(try cache.stats().runs == 1)
    try cache.clear()
    #expect(build.disk.tree(CachedBuild.cache) == ["": .directory, "/mine.tmp": .file([1])])
  }

  @Test("is shown and removed with nothing but its own files")
  func contentCache() async throws {
    let build = CachedBuild()
    _ = await build.run()
    func cache() throws -> ContentCache {
      try ContentCache(.besideContent, content: "content", files: build.disk.client, environment: .sample)
    }
    let stats = try cache().stats()
    #expect(stats.runs == 1)
    #expect(stats.size > 100)
    build.disk.put(CachedBuild.cache + "/mine.txt", .file([1]))
    try cache().clear()
    #expect(build.disk.tree(CachedBuild.cache) == ["": .directory, "/mine.txt": .file([1])])
    #expect(throws: OperationalFailure.self) { try cache() }
    try build.disk.client.remove(CachedBuild.cache)
    #expect(try cache().stats() == CacheStatistics())
    _ = await build.run()
    try cache().clear()
    #expect(!build.disk.paths.contains(CachedBuild.cache))
  }
}
