import Composable
import ContentRepair
import Foundation

@testable import LibraryCompiler

/// A small library without errors and warnings.
enum Samples {
  static let declaration = """
    {
      "version": 1, "name": "Sample", "library-version": "1.0.0", "licence": "CC0-1.0",
      "default-language": "en", "required-languages": ["en"], "policy": {},
      "categories": [{"id": 1, "slug": "praise", "name": {"en": "Praise"}}],
      "collections": [{"id": 1, "slug": "core", "name": {"en": "Core"}, "premium": false}],
      "works": [{"slug": "muslim", "name": {"en": "Sahih Muslim"}, "numbering": "Abd al-Baqi", "highest": 3033}]
    }
    """

  static let duas = """
    <?xml version="1.0" encoding="UTF-8"?>
    <duas version="1">
    \(dua(1, "subhan-allah", "Glory", "سُبْحَانَ اللَّهِ", "subḥāna-llāh", "Glory belongs to Allah"))
    \(dua(2, "alhamdu-lillah", "Praise", "الْحَمْدُ لِلَّهِ", "al-ḥamdu lillāh", "All praise is for Allah"))
    \(dua(3, "allahu-akbar", "Greatness", "اللَّهُ أَكْبَرُ", "allāhu akbar", "Allah is greater"))
    </duas>
    """

  static let journeys = """
    {"version": 1, "journeys": [
      {"id": 1, "slug": "first-words", "emoji": "🌱", "collection": "core", "order": 1,
       "name": {"en": "First words"},
       "step": [{"dua": "subhan-allah", "slot": "morning"}, {"dua": "alhamdu-lillah", "slot": "anytime"},
                {"dua": "allahu-akbar", "slot": "evening"}]}
    ]}
    """

  static func dua(
    _ id: Int,
    _ slug: String,
    _ title: String,
    _ arabic: String,
    _ latin: String,
    _ english: String
  ) -> String {
    """
      <dua id="\(id)" slug="\(slug)" category="praise" collection="core" difficulty="beginner" repetitions="1" \
    xp="15" duration="5">
        <title xml:lang="en">\(title)</title>
        <arabic>\(arabic)</arabic>
        <transliteration>\(latin)</transliteration>
        <translation xml:lang="en">\(english)</translation>
        <source type="hadith" collection="muslim" number="\(2690 + id)" grade="sahih" grader="Muslim"/>
        <review status="unreviewed"/>
      </dua>
    """
  }

  static let files = [
    "/project/content/library.json": declaration, "/project/content/duas/praise.xml": duas,
    "/project/content/journeys/first.json": journeys,
  ]

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
    processorCount: { 2 }
  )
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
  }
}

extension LibraryReducer {
  @MainActor
  static func run(_ request: BuildRequest = Samples.request, on files: FileClient) async -> State {
    let store = Store(initialState: State(request: request)) {
      LibraryReducer()
    } withDependencies: {
      $0.useSample(files)
    }
    await store.send(.buildRequested).finish()
    return store.withState { $0 }
  }
}
