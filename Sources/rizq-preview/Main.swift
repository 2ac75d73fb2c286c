import ArgumentParser
import ComposableMacros
import EditorPages
import Foundation
import LibraryCompiler
import PreviewServer
import QuranText
import RizqFeatures
import RizqViews
import StopSignals
import UnicodeText

/// Ends as `rizq` does: 2 for wrong usage and for failures, 128 and its number after a signal.
@main
struct Main {
  static func main() async {
    do {
      let command = try RizqPreview.parse()
      try await command.run()
    } catch let code as ExitCode {
      exit(code.rawValue)
    } catch {
      let message = RizqPreview.fullMessage(for: error)
      guard RizqPreview.exitCode(for: error) != .success else {
        FileHandle.standardOutput.write(Data((message + "\n").utf8))
        exit(0)
      }
      // The parser quotes wrong arguments as they are.
      FileHandle.standardError.write(Data((message.linesEscapedForDisplay + "\n").utf8))
      exit(2)
    }
  }
}

/// `rizq preview`: a command of its own, because it needs macros, and with them swift-syntax, which no build of `rizq` should wait
/// for.
struct RizqPreview: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rizq-preview",
    abstract: "Show the content as the app shows it, in a browser.",
    discussion: """
      The pages are built from the content as it is, and again whenever it changes. Only the progress and settings of the \
      reader are written, and without --bind only this machine can connect.
      """,
    version: Tool.version
  )

  @Option(help: ArgumentHelp("The content folder.", valueName: "dir")) var content = "content"
  @Option(help: ArgumentHelp("The port; 0 for any that is free.", valueName: "n")) var port: UInt16 = 8060
  @Option(
    help: ArgumentHelp(
      "The address to bind. Any but a loopback address can be reached from other machines.",
      valueName: "address"
    )
  )
  var bind: String?
  @Option(
    help: ArgumentHelp(
      "The bundle that the page of differences compares the content with.",
      valueName: "dir"
    )
  )
  var output = "output"
  @Option(
    help: ArgumentHelp(
      "The folder with Tanzil's quran-simple.xml and quran-uthmani.xml, so that pages show verses beside misquotes.",
      valueName: "dir"
    )
  )
  var quran: String?
  @Option(help: ArgumentHelp("The folder with the progress and settings of the reader.", valueName: "dir"))
  var user: String?

  @MainActor
  func run() async throws {
    let folder = URL(filePath: content, directoryHint: .isDirectory).standardizedFileURL
    let isFolder = (try? folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
    guard isFolder else {
      throw ValidationError("there is no content folder `\(content)`: name it with --content")
    }
    let quran = try quran.map(texts)
    let user = try user.map(userFolder)
    try await withDependencies {
      if let user {
        $0.userFolder = user
        #if !canImport(Darwin)
          $0.defaultAppStorage = AppDefaults(folder: user.appending(path: "settings"))
        #endif
      }
    } operation: {
      try await serve(folder, quran)
    }
  }

  private func texts(in folder: String) throws -> QuranTexts {
    if folder.isEmpty { throw ValidationError("--quran is empty: name a folder") }
    do {
      return try QuranFolder(folder, .liveValue, .liveValue).texts()
    } catch let failure as OperationalFailure {
      throw ValidationError(failure.message + (failure.hint.map { ": \($0)" } ?? ""))
    }
  }

  /// The folder of the user, with that of the settings, made if there is none.
  private func userFolder(_ path: String) throws -> URL {
    if path.isEmpty { throw ValidationError("--user is empty: name a folder") }
    let user = URL(filePath: path, directoryHint: .isDirectory)
    let settings = "\(path)/settings"
    for folder in [path, settings] {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), !isFolder.boolValue {
        throw ValidationError("\(folder) is a file: name another folder with --user")
      }
    }
    guard
      (try? FileManager.default.createDirectory(atPath: settings, withIntermediateDirectories: true)) != nil,
      [path, settings].allSatisfy(FileManager.default.isWritableFile(atPath:))
    else { throw ValidationError("\(path) cannot be written to: name another folder with --user") }
    return user
  }

  @MainActor
  private func serve(_ folder: URL, _ texts: QuranTexts?) async throws {
    @Dependency(\.userFolder) var userFolder
    let preview = ContentPreview(content: folder.path, bundle: output, quran: texts) { print("note: \($0)") }
    let pages = PreviewPages(
      progress: .sqlite(at: userFolder.appending(path: "progress.sqlite"))
    )
    let stores = OpenStores()
    let server = PreviewServer(
      PreviewConfiguration(bind: bind, port: port, styleSheet: StyleSheet.css + EditorStyle.css)
    ) {
      request in
      pages.route(request) { stores.add($0) }
    }
    preview.onChange = { stores.send(.library(.libraryChanged)) }
    let signals = StopSignals { await server.stop() }
    await signals.waitUntilHandled()
    preview.start()
    let address = try await server.start()
    if signals.received == nil {
      for notice in address.notices { print("note: \(notice)") }
      print("\(address.url)  (Ctrl-C ends it)")
      fflush(nil)
      try await server.waitUntilStopped()
    } else {
      // The signal came while there was nothing to stop yet.
      await server.stop()
    }
    preview.stop()
    if let signal = signals.received { throw ExitCode(128 + signal) }
  }
}

/// The stores of the pages that are open.
@MainActor
private final class OpenStores {
  private struct Weak { weak var store: StoreOf<AppFeature>? }
  private var stores: [Weak] = []

  func add(_ store: StoreOf<AppFeature>) {
    stores.removeAll { $0.store == nil }
    stores.append(Weak(store: store))
  }

  func send(_ action: AppFeature.Action) {
    for entry in stores { entry.store?.send(action) }
  }
}
