import Composable
import ContentRepair
import Foundation
import TestSupport

@testable import LibraryCompiler

/// The files of ``SampleLibrary``, and requests to build and fix them.
enum Samples {
  static let declaration = SampleLibrary.declaration
  static let duas = SampleLibrary.duas(.xml)
  static let journeys = SampleLibrary.journeys

  static func dua(
    _ id: Int,
    _ slug: String,
    _ title: String,
    _ arabic: String,
    _ latin: String,
    _ english: String
  ) -> String {
    SampleLibrary.Dua(id: id, slug: slug, title: title, arabic: arabic, latin: latin, english: english).xml
  }

  static let files = [
    "/project/content/library.json": declaration, "/project/content/duas/praise.xml": duas,
    "/project/content/journeys/first.json": journeys,
  ]

  /// The same with a search vocabulary of a few words, for tests with hundreds of builds: that of this project takes most of the
  /// time of such a build.
  static let filesWithSmallVocabulary = files.merging([
    "/project/content/search/aliases.json": """
    {"version": 1, "suras": [{"sura": 1, "names": ["al-Fatihah", "The Opening"]}], "verses": [], "works": [],
     "texts": [{"names": ["Tasbih"], "fingerprints": ["fa9c1b9e 42fe5c52 441866e0 7c4e0c4a 015648cc 79fe0b8b 1746bc8a"]}]}
    """,
    "/project/content/search/keywords.json": #"{"version": 1, "keywords": []}"#,
    "/project/content/search/synonyms.json":
      #"{"version": 1, "groups": [["rizq", "provision"]], "near": [["god", "allah"]]}"#,
    "/project/content/search/topics.json": #"{"version": 1, "topics": []}"#,
  ]) { $1 }

  /// The manifest of a bundle without files, of an earlier version of the contract.
  static let oldManifest = #"{"schema_version": 0, "files": []}"#

  static let request = BuildRequest(content: "content", output: "output", jobs: 1)

  static func fixing(_ fixes: FixRequest) -> BuildRequest {
    BuildRequest(content: "content", jobs: 1, fixes: fixes)
  }
}

extension EnvironmentClient {
  static let sample = EnvironmentClient(
    workingDirectory: { "/project" },
    home: { "/home/editor" },
    processorCount: { 2 },
    toolIdentity: { nil }
  )
}

extension GitClient {
  /// A machine without Git, except for some answers.
  static func sample(_ change: (inout GitClient) -> Void) -> GitClient {
    var git = absent
    change(&git)
    return git
  }
}

extension CalendarClient {
  static let sample = CalendarClient { "2026-01-31" }
}

extension StopwatchClient {
  /// A stopwatch that does not advance.
  static let stopped = StopwatchClient { .seconds(1) }
}

extension DependencyValues {
  /// The dependencies of every build in a test.
  mutating func useSample(_ files: FileClient) {
    self.files = files
    environment = .sample
    stopwatch = .stopped
    calendar = .sample
    git = .absent
  }
}

extension LibraryReducer {
  @MainActor
  static func run(
    _ request: BuildRequest = Samples.request,
    on files: FileClient,
    with change: @escaping (inout DependencyValues) -> Void = { _ in }
  ) async -> State {
    let store = Store(initialState: State(request: request)) {
      LibraryReducer()
    } withDependencies: {
      $0.useSample(files)
      change(&$0)
    }
    await store.send(.buildRequested).finish()
    return store.withState { $0 }
  }
}
