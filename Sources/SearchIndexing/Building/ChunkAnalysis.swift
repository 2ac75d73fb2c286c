import ArabicText
import DuaLibrary
import SearchEngine
import UnicodeText

/// The words of some of the duas of a library, with their own numbering, to be merged with those of other chunks.
struct ChunkAnalysis: Sendable {
  var arabic = ByteInterner()
  var words = ByteInterner()
  var arabicCounts: FieldCounts
  var wordCounts: FieldCounts
  /// For each dua, the words of its Arabic text in order.
  var arabicSequences = FlatLists<Int32>()
  /// For each dua, the known phrases that its text contains.
  var recognitions: [[TextRecognizer.Recognition]] = []
  /// For each dua, the number of words of each field.
  var lengths: [Int32] = []
  /// For each dua, whether it has a title of its own.
  var isTitled: [Bool] = []
  /// For each dua, the hashes of its pairs of words, sorted.
  var wordPairs = FlatLists<Int>()
  /// The languages of the words, with their stems.
  var stems = LanguageStems()
  /// For each dua, its own titles.
  var titles = FlatLists<String>()
  /// By topic, the number of duas that are for it.
  var purposes: [Int]

  init(_ duas: ArraySlice<Dua>, names: DocumentNames, _ tables: ReadingTables) {
    arabicCounts = FieldCounts(expectedDuas: duas.count)
    wordCounts = FieldCounts(expectedDuas: duas.count)
    purposes = [Int](repeating: 0, count: tables.vocabulary.topics.graph.topics.count)
    var reader = ChunkReader(names: names, tables)
    for document in duas.indices { reader.read(duas[document], document, into: &self) }
    arabicCounts.end()
    wordCounts.end()
  }
}
