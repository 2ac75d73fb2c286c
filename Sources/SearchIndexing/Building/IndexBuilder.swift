import DuaLibrary
import DuaSearch

/// Builds the search index of a library: the bytes of `search/index.bin`.
///
/// The same library, vocabulary and verses give the same bytes, whatever the machine and however many processors it has.
public struct IndexBuilder: Sendable {
  private let library: Library
  private let vocabulary: SearchVocabulary
  private let derivedVerses: [DerivedVerses]

  /// So many duas are one task.
  private static let chunkLength = 256

  /// - Parameters:
  ///   - library: What is searched.
  ///   - vocabulary: Synonyms, and names of surahs, verses and works.
  ///   - derivedVerses: Verses that were found in texts without a citation.
  public init(
    _ library: Library,
    vocabulary: SearchVocabulary = SearchVocabulary(),
    derivedVerses: [DerivedVerses] = []
  ) {
    self.library = library
    self.vocabulary = vocabulary
    self.derivedVerses = derivedVerses
  }

  /// Builds on all processors.
  public func build() -> [UInt8] {
    let chunks = analyzedChunks()
    let parts: [@Sendable (inout IndexFileWriter) -> Void] = [
      { SoundSections(chunks).write(to: &$0) },
      { file in
        let postings = PostingBuilder(lengths: chunks.flatMap(\.lengths))
        let arabic = ArabicSections(chunks)
        let words = WordSections(chunks)
        arabic.write(postings, to: &file)
        words.write(postings, to: &file)
        SynonymSections(vocabulary, arabic: arabic, words: words).write(to: &file)
      },
      { file in
        DocumentSections(library).write(to: &file)
        CitationSections(library, derivedVerses).write(to: &file)
        NameSections(library, vocabulary).write(to: &file)
      },
    ]
    var file = IndexFileWriter()
    for part in concurrentMap(
      parts.count,
      { place in
        var file = IndexFileWriter()
        parts[place](&file)
        return file
      }
    ) {
      file.take(from: part)
    }
    return file.file(documentCount: library.duas.count)
  }

  private func analyzedChunks() -> [ChunkAnalysis] {
    let names = DocumentNames(library)
    let starts = Array(stride(from: 0, to: library.duas.count, by: Self.chunkLength))
    return concurrentMap(starts.count) { place in
      let end = min(starts[place] + Self.chunkLength, library.duas.count)
      return ChunkAnalysis(library.duas[starts[place]..<end], names: names)
    }
  }
}
