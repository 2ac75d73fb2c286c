import DuaLibrary
import ParallelWork

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
    var read = ReadUnits()
    for unit in units { self.read(unit, into: &read) }
    return LibraryAnalysis([read])
  }

  /// Throws when the task is cancelled.
  func read(jobs: Int) async throws(CancellationError) -> LibraryAnalysis {
    LibraryAnalysis(
      try await forEachInParallel(units, jobs: jobs) {
        ReadUnits()
      } _: {
        self.read($1, into: &$0)
      }
    )
  }

  private var units: Range<Int> { 0..<words.count + sounds.count }

  private func read(_ unit: Int, into read: inout ReadUnits) {
    if unit < words.count {
      read.chunks.append((unit, ChunkAnalysis(words[unit], names: names, tables)))
    } else {
      read.addSounds(of: sounds[unit - words.count], unit)
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

/// The units that one task has read.
private struct ReadUnits: Sendable {
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

extension LibraryAnalysis {
  fileprivate init(_ read: [ReadUnits]) {
    let parts = read.enumerated().flatMap { reader, read in
      read.sequences.map { (unit: $0.unit, part: SoundAnalysis.Part(reader: reader, sequences: $0.lists)) }
    }
    self.init(
      chunks: read.flatMap(\.chunks).sorted { $0.unit < $1.unit }.map(\.chunk),
      sounds: SoundAnalysis(
        words: read.map(\.sounds.sounds),
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
