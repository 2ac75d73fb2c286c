import DuaLibrary
import ParallelWork
import UnicodeText

/// Reads the duas of a library, in units that do not depend on each other: the words or the sounds of some duas.
struct LibraryReader: Sendable {
  private let tables: ReadingTables
  private let names: DocumentNames
  private let words: [ArraySlice<Dua>]
  private let sounds: [ArraySlice<Dua>]

  /// The number of duas whose words are numbered together.
  private static let chunkLength = 1024
  /// The number of duas whose sounds are read in a unit. It is small, so that the last units end at about the same time.
  private static let soundPartLength = 256

  init(_ library: Library, _ tables: ReadingTables) {
    self.tables = tables
    names = DocumentNames(library)
    words = library.duas(inPartsOf: Self.chunkLength)
    sounds = library.duas(inPartsOf: Self.soundPartLength)
  }

  func read() -> LibraryAnalysis {
    var reader = UnitReader()
    for unit in units { read(unit, &reader) }
    return LibraryAnalysis([ReadUnits(reader)])
  }

  /// Throws when the task is cancelled.
  func read(jobs: Int) async throws(CancellationError) -> LibraryAnalysis {
    LibraryAnalysis(
      // What readers know about words is not shared: one that reads only texts, or only sounds, learns half as much.
      try await forEachInParallel(units, jobs: jobs, order: .fromBothEnds) {
        UnitReader()
      } _: {
        read($1, &$0)
      } result: {
        ReadUnits($0)
      }
    )
  }

  private var units: Range<Int> { 0..<words.count + sounds.count }

  private func read(_ unit: Int, _ reader: inout UnitReader) {
    if unit < words.count {
      reader.chunks.append((unit, ChunkAnalysis(words[unit], names: names, tables)))
    } else {
      reader.addSounds(of: sounds[unit - words.count], unit)
    }
  }
}

/// What is known about duas besides their texts, shared by all tasks that read them.
struct ReadingTables: Sendable {
  let vocabulary: PreparedVocabulary
  /// The topics of some duas, instead of those that their texts speak of.
  let statedTopics: [Dua.ID: [Slug]]
  let verses: MainVerses
}

/// Reads units in one task.
private struct UnitReader {
  var chunks: [(unit: Int, chunk: ChunkAnalysis)] = []
  /// The sounds have one numbering, because it takes longest to read the words that are new.
  private(set) var sounds = TextSounds()
  private(set) var sequences: [(unit: Int, lists: FlatLists<Int32>)] = []

  mutating func addSounds(of duas: ArraySlice<Dua>, _ unit: Int) {
    var lists = FlatLists<Int32>()
    for index in duas.indices {
      sounds.append(duas[index].arabic, duas[index].transliteration, to: &lists)
      lists.endList()
    }
    sequences.append((unit, lists))
  }
}

/// The units that one task has read, without what only their reading needs: each task frees its own.
private struct ReadUnits: Sendable {
  let chunks: [(unit: Int, chunk: ChunkAnalysis)]
  /// The numbering of the sounds.
  let sounds: ByteInterner
  let sequences: [(unit: Int, lists: FlatLists<Int32>)]

  init(_ reader: UnitReader) {
    (chunks, sounds, sequences) = (reader.chunks, reader.sounds.sounds, reader.sequences)
  }
}

extension LibraryAnalysis {
  fileprivate init(_ read: [ReadUnits]) {
    let parts = read.enumerated().flatMap { reader, read in
      read.sequences.map { (unit: $0.unit, part: SoundAnalysis.Part(reader: reader, sequences: $0.lists)) }
    }
    self.init(
      chunks: read.flatMap(\.chunks).sorted { $0.unit < $1.unit }.map(\.chunk),
      sounds: SoundAnalysis(
        words: read.map(\.sounds),
        parts: parts.sorted { $0.unit < $1.unit }.map(\.part)
      )
    )
  }
}

extension Library {
  fileprivate func duas(inPartsOf length: Int) -> [ArraySlice<Dua>] {
    stride(from: 0, to: duas.count, by: length).map { duas[$0..<min($0 + length, duas.count)] }
  }
}
