import ArabicText
import DuaLibrary

/// What one task has read: some chunks of the duas of a library, one after another.
struct ReadDuas: Sendable {
  private(set) var chunks: [ChunkAnalysis] = []
  /// The sounds have one numbering, because it takes longest to read them: the fewer tasks, the fewer words are read in several.
  private(set) var sounds = SoundAnalysis()

  /// - Parameters:
  ///   - duas: Those of each chunk.
  ///   - names: The names by which duas are found in addition to their own texts.
  init(_ duas: [ArraySlice<Dua>], names: DocumentNames, _ tables: ReadingTables) {
    var textSounds = TextSounds()
    for duas in duas {
      chunks.append(ChunkAnalysis(duas, names: names, tables))
      for index in duas.indices {
        textSounds.append(duas[index].arabic, duas[index].transliteration, to: &sounds.sequences)
        sounds.sequences.endList()
      }
    }
    sounds.words = textSounds.sounds
  }
}

/// The sounds of some duas, with their own numbering.
struct SoundAnalysis: Sendable {
  /// Raw values of `ConsonantClassSet`, two bytes each.
  var words = ByteInterner()
  /// For each dua, the words of its sound; ``IndexFormat/sequenceGap`` separates that of the transliteration.
  var sequences = FlatLists<Int32>()
}
