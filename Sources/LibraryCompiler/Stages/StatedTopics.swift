import ContentDraft
import ContentIngest
import Diagnostics
import DuaLibrary

/// The topics that duas state in their sources.
struct StatedTopics {
  private(set) var topics: [Dua.ID: [Slug]] = [:]
  private(set) var findings: [Finding] = []
  private let known: Set<Slug>
  private lazy var sortedTopics = known.sorted()

  init(_ duas: [DuaFragment], _ vocabulary: SearchVocabulary) {
    known = Set(vocabulary.topics.map(\.id))
    for dua in duas {
      guard let stated = dua.topics.located else { continue }
      let topics = read(stated)
      // A dua that states no topic that exists has those of its texts.
      if let id = dua.id.value, !topics.isEmpty { self.topics[Dua.ID(rawValue: id)] = topics }
    }
  }

  private mutating func read(_ stated: Located<String>) -> [Slug] {
    var ranges: [Slug: SourceRange] = [:]
    var topics: [Slug] = []
    for (name, range) in Self.names(stated) {
      guard let topic = Slug(name), known.contains(topic) else {
        findings.append(UnknownTopic.finding(name, known: sortedTopics, at: range))
        continue
      }
      if let first = ranges[topic] {
        findings.append(RepeatedTopic.finding(topic, at: range, first: first))
      } else {
        ranges[topic] = range
        topics.append(topic)
      }
    }
    return topics
  }

  /// The names between spaces, with their ranges; that of all of them if the source has escapes.
  private static func names(_ stated: Located<String>) -> [(name: String, range: SourceRange)] {
    let text = stated.value.utf8
    let isPlain = text.count == stated.range.bytes.count
    let start = stated.range.bytes.lowerBound
    return text.split(whereSeparator: { $0 <= 0x20 }).map { name in
      let lower = text.distance(from: text.startIndex, to: name.startIndex)
      let range = SourceRange(file: stated.range.file, start + lower..<start + lower + name.count)
      return (String(Substring(name)), isPlain ? range : stated.range)
    }
  }
}
