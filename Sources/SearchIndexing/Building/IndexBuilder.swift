import DuaLibrary
import ParallelWork
import SearchEngine

/// Builds the search index of a library: the bytes of `search/index.bin`.
///
/// The same library, vocabulary and verses give the same bytes on every machine, with any number of jobs.
public struct IndexBuilder: Sendable {
  private let library: Library
  private let prepared: PreparedVocabulary
  private let derivedVerses: [DerivedVerses]
  private let reader: LibraryReader

  private var vocabulary: SearchVocabulary { prepared.vocabulary }

  /// Makes a builder with a vocabulary that has been prepared already.
  ///
  /// - Parameters:
  ///   - library: The library to index.
  ///   - vocabulary: Synonyms, topics, keywords, and names of surahs, verses, works and texts.
  ///   - statedTopics: The topics of some duas, instead of those that their texts speak of.
  ///   - derivedVerses: Verses that were found in texts without a citation.
  public init(
    _ library: Library,
    vocabulary: PreparedVocabulary,
    statedTopics: [Dua.ID: [Slug]] = [:],
    derivedVerses: [DerivedVerses] = []
  ) {
    self.library = library
    prepared = vocabulary
    self.derivedVerses = derivedVerses
    reader = LibraryReader(
      library,
      ReadingTables(vocabulary: vocabulary, statedTopics: statedTopics, verses: MainVerses(derivedVerses))
    )
  }

  /// The same, with a vocabulary that is prepared here.
  public init(
    _ library: Library,
    vocabulary: SearchVocabulary = SearchVocabulary(),
    statedTopics: [Dua.ID: [Slug]] = [:],
    derivedVerses: [DerivedVerses] = []
  ) {
    self.init(
      library,
      vocabulary: PreparedVocabulary(vocabulary),
      statedTopics: statedTopics,
      derivedVerses: derivedVerses
    )
  }

  /// Builds on the calling thread.
  public func build() -> [UInt8] {
    let read = reader.read()
    return file(of: parts(of: read, MergedWords(read)).map(Self.written))
  }

  /// Builds on several threads. Throws when the task is cancelled.
  ///
  /// - Parameter jobs: The number of tasks at once, at least 1; it does not affect the result.
  public func build(jobs: Int) async throws(CancellationError) -> [UInt8] {
    let read = try await reader.read(jobs: jobs)
    let parts = parts(of: read, await MergedWords(read, jobs: jobs))
    return file(of: try await parallelMap(parts.indices, jobs: jobs) { Self.written(parts[$0]) })
  }

  /// Builds `search/index.bin` and `search/suggestions.bin` on several threads, as ``build(jobs:)`` does.
  public func buildFiles(jobs: Int) async throws(CancellationError) -> (index: [UInt8], suggestions: [UInt8])
  {
    let (read, transliterated) = try await both(jobs: jobs) { () throws(CancellationError) in
      try await reader.read(jobs: jobs)
    } _: { () throws(CancellationError) in
      LibraryPhrases.transliterated(library)
    }
    let (arabic, merged) = await both(jobs: jobs) {
      LibraryPhrases.arabic(library, read.chunks)
    } _: {
      MergedWords(read)
    }
    let phrases = LibraryPhrases(arabic: arabic, transliterated: transliterated)
    let parts = [suggestions(of: read, phrases)] + parts(of: read, merged)
    let written = try await parallelMap(parts.indices, jobs: jobs) { Self.written(parts[$0]) }
    return (file(of: Array(written.dropFirst())), written[0].file(documentCount: 0))
  }

  /// Builds `search/suggestions.bin` on the calling thread.
  public func buildSuggestions() -> [UInt8] {
    let read = reader.read()
    let phrases = LibraryPhrases(
      arabic: LibraryPhrases.arabic(library, read.chunks),
      transliterated: LibraryPhrases.transliterated(library)
    )
    return Self.written(suggestions(of: read, phrases)).file(documentCount: 0)
  }

  private func suggestions(of read: LibraryAnalysis, _ phrases: LibraryPhrases) -> Part {
    { file in
      SuggestionSections(library, vocabulary, prepared.topics, derivedVerses, read.chunks, phrases)
        .write(to: &file)
    }
  }

  /// How much the words of a text without a title weigh: it is a narration or a verse rather than a supplication.
  private static let untitledShare: Float = 0.75

  private typealias Part = @Sendable (inout IndexFileWriter) -> Void

  private static func written(_ part: Part) -> IndexFileWriter {
    var file = IndexFileWriter()
    part(&file)
    return file
  }

  /// The sections of the file, in groups that do not depend on each other. Those that take long even for a small library, because
  /// of the vocabulary, come first, then the longest.
  private func parts(of read: LibraryAnalysis, _ merged: MergedWords) -> [Part] {
    let (chunks, topics) = (read.chunks, prepared.topics)
    let (arabic, words, sounds) = (merged.arabic, merged.words, merged.sounds)
    let postings = PostingBuilder(lengths: chunks.flatMap(\.lengths))
    return [
      { file in
        EndingSections(words.dictionary, chunks.map(\.stems), vocabulary.topics).write(to: &file)
        let purposes = topics.graph.topics.indices.filter { topic in
          chunks.contains { $0.purposes[topic] > 0 }
        }
        SynonymSections(prepared, purposes: Set(purposes), arabic: arabic, words: words).write(to: &file)
      },
      { file in
        DocumentSections(library, isTitled: chunks.flatMap(\.isTitled)).write(to: &file)
        let book = SupplicationBook(library, vocabulary)
        CitationSections(library, vocabulary, derivedVerses, book).write(to: &file)
        NameSections(library, prepared, chunks.flatMap(\.recognitions), book).write(to: &file)
      },
      { file in
        let shares = chunks.flatMap(\.isTitled).map { $0 ? 1 : Self.untitledShare }
        words.write(postings, shares: shares, to: &file)
      },
      { file in arabic.write(postings, to: &file) },
      { file in sounds.write(to: &file) },
      { file in
        SequenceSections(
          wordCount: arabic.dictionary.words.count,
          words: arabic.sequences,
          sounds: sounds.sequences
        ).write(to: &file)
      },
    ]
  }

  private func file(of parts: [IndexFileWriter]) -> [UInt8] {
    var file = IndexFileWriter()
    for part in parts { file.take(from: part) }
    return file.file(documentCount: library.duas.count)
  }
}
