import ArabicText
import DuaLibrary
import ParallelWork
import SearchEngine

/// Builds the search index of a library: the bytes of `search/index.bin`.
///
/// The same library, vocabulary and verses give the same bytes on every machine, with any number of jobs.
public struct IndexBuilder: Sendable {
  private let library: Library
  private let vocabulary: SearchVocabulary
  private let derivedVerses: [DerivedVerses]
  private let tables: ReadingTables

  /// The number of duas whose words are numbered together.
  private static let chunkLength = 1024

  /// - Parameters:
  ///   - library: The library to index.
  ///   - vocabulary: Synonyms, topics, keywords, and names of surahs, verses, works and texts.
  ///   - statedTopics: The topics of some duas, instead of those that their texts speak of.
  ///   - derivedVerses: Verses that were found in texts without a citation.
  public init(
    _ library: Library,
    vocabulary: SearchVocabulary = SearchVocabulary(),
    statedTopics: [Dua.ID: [Slug]] = [:],
    derivedVerses: [DerivedVerses] = []
  ) {
    self.library = library
    self.vocabulary = vocabulary
    self.derivedVerses = derivedVerses
    tables = ReadingTables(
      topics: DuaTopics(vocabulary, statedTopics),
      keywords: DuaKeywords(vocabulary),
      verses: MainVerses(derivedVerses)
    )
  }

  /// Builds on the calling thread.
  public func build() -> [UInt8] {
    let parts = parts(of: [read(chunks, DocumentNames(library))])
    return file(of: parts.map(Self.written))
  }

  /// Builds on several threads. Throws when the task is cancelled.
  ///
  /// - Parameter jobs: The number of tasks at once, at least 1; it does not affect the result.
  public func build(jobs: Int) async throws(CancellationError) -> [UInt8] {
    let parts = parts(of: try await read(jobs: jobs))
    return file(of: try await parallelMap(parts.indices, jobs: jobs) { Self.written(parts[$0]) })
  }

  /// Builds `search/index.bin` and `search/suggestions.bin` on several threads, as ``build(jobs:)`` does.
  public func buildFiles(jobs: Int) async throws(CancellationError) -> (index: [UInt8], suggestions: [UInt8])
  {
    let read = try await read(jobs: jobs)
    let parts = [suggestions(of: read)] + parts(of: read)
    let written = try await parallelMap(parts.indices, jobs: jobs) { Self.written(parts[$0]) }
    return (file(of: Array(written.dropFirst())), written[0].file(documentCount: 0))
  }

  /// Builds `search/suggestions.bin` on the calling thread.
  public func buildSuggestions() -> [UInt8] {
    Self.written(suggestions(of: [read(chunks, DocumentNames(library))])).file(documentCount: 0)
  }

  private func suggestions(of read: [ReadDuas]) -> Part {
    let chunks = read.flatMap(\.chunks)
    return { SuggestionSections(library, vocabulary, tables.topics, derivedVerses, chunks).write(to: &$0) }
  }

  /// How much the words of a text without a title weigh: it is a narration or a verse rather than a supplication.
  private static let untitledShare: Float = 0.75

  private typealias Part = @Sendable (inout IndexFileWriter) -> Void

  private static func written(_ part: Part) -> IndexFileWriter {
    var file = IndexFileWriter()
    part(&file)
    return file
  }

  /// The sections of the file, in groups that do not depend on each other.
  private func parts(of read: [ReadDuas]) -> [Part] {
    let chunks = read.flatMap(\.chunks)
    let arabic = ArabicSections(chunks)
    return [
      { file in
        let sounds = SoundSections(read.map(\.sounds))
        sounds.write(to: &file)
        SequenceSections(
          wordCount: arabic.dictionary.words.count,
          words: arabic.sequences,
          sounds: sounds.sequences
        ).write(to: &file)
      },
      { file in
        let postings = PostingBuilder(lengths: chunks.flatMap(\.lengths))
        let shares = chunks.flatMap(\.isTitled).map { $0 ? 1 : Self.untitledShare }
        let words = WordSections(chunks)
        arabic.write(postings, to: &file)
        words.write(postings, shares: shares, to: &file)
        EndingSections(words.dictionary, chunks.map(\.stems), vocabulary.topics).write(to: &file)
        let purposes = tables.topics.graph.topics.indices.filter { topic in
          chunks.contains { $0.purposes[topic] > 0 }
        }
        let synonyms = SynonymSections(
          vocabulary,
          tables.topics,
          purposes: Set(purposes),
          arabic: arabic,
          words: words
        )
        synonyms.write(to: &file)
      },
      { file in
        DocumentSections(library, isTitled: chunks.flatMap(\.isTitled)).write(to: &file)
        let book = SupplicationBook(library, vocabulary)
        CitationSections(library, vocabulary, derivedVerses, book).write(to: &file)
        NameSections(library, vocabulary, chunks.flatMap(\.recognitions), book).write(to: &file)
      },
    ]
  }

  private func file(of parts: [IndexFileWriter]) -> [UInt8] {
    var file = IndexFileWriter()
    for part in parts { file.take(from: part) }
    return file.file(documentCount: library.duas.count)
  }

  /// The duas in chunks, in their order.
  private var chunks: [ArraySlice<Dua>] {
    stride(from: 0, to: library.duas.count, by: Self.chunkLength).map { start in
      library.duas[start..<min(start + Self.chunkLength, library.duas.count)]
    }
  }

  /// Reads all duas, in two tasks for each job, so that the last ones end at about the same time; a single job does all in one. Of
  /// tasks of unequal length the longer come first.
  private func read(jobs: Int) async throws(CancellationError) -> [ReadDuas] {
    let (names, chunks) = (DocumentNames(library), chunks)
    let taskCount = min(chunks.count, jobs > 1 ? 2 * jobs : 1)
    return try await parallelMap(0..<taskCount, jobs: jobs) { task in
      // The chunks before a task, rounded up.
      let start = { (task: Int) in (chunks.count * task + taskCount - 1) / taskCount }
      return read(Array(chunks[start(task)..<start(task + 1)]), names)
    }
  }

  private func read(_ chunks: [ArraySlice<Dua>], _ names: DocumentNames) -> ReadDuas {
    ReadDuas(chunks, names: names, tables)
  }
}

/// What the vocabulary says about the texts of duas, shared by all tasks that read them.
struct ReadingTables: Sendable {
  let topics: DuaTopics
  let keywords: DuaKeywords
  let verses: MainVerses
}
