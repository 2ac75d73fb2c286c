/// The minimum-cost alignment of the letters of Latin words with the sounds of Arabic ones.
struct SoundAlignment {
  /// The letters of each sound; empty if the sound is not written.
  private(set) var letters: [Range<Int>] = []
  private(set) var spellings: [SoundSpelling] = []
  private(set) var cost = 0
  /// Whether every letter and every sound has a regular counterpart.
  private(set) var isRegular = true

  /// The maximum number of cells: a larger group is not one or two words.
  static let cellLimit = 10_000

  private struct Cell {
    var cost = Int.max / 2
    /// The number of letters of the sound that ends here; nil for a letter without a sound.
    var length: Int?
    var spelling = SoundSpelling(cost: 0, isEvidence: false)
  }

  /// `endings` are the indexes of the sounds that end a word, `spans` are those of the letters.
  init?(_ sounds: [Phoneme], endings: Set<Int>, _ latin: [StyleLetter], _ spans: [[LetterSpan]]) {
    let width = latin.count + 1
    guard (sounds.count + 1) * width <= SoundAlignment.cellLimit else { return nil }
    var cells = [Cell](repeating: Cell(), count: (sounds.count + 1) * width)
    cells[0].cost = 0
    for row in 0...sounds.count {
      for column in 0...latin.count {
        let cell = row * width + column
        if row > 0 {
          let next = row < sounds.count ? sounds[row] : nil
          let isFinal = endings.contains(row - 1)
          for length in spans[column].indices {
            let origin = cells[(row - 1) * width + column - length].cost
            guard origin < cells[cell].cost,
              let spelling = SoundSpelling.of(
                sounds[row - 1],
                before: next,
                isFinal: isFinal,
                spans[column][length]
              ),
              origin + spelling.cost < cells[cell].cost
            else { continue }
            cells[cell] = Cell(cost: origin + spelling.cost, length: length, spelling: spelling)
          }
        }
        if column > 0 {
          let isWordEnd = column == latin.count || latin[column].word != latin[column - 1].word
          let spelling = SoundSpelling.unspoken(
            latin[column - 1],
            after: row > 0 ? sounds[row - 1].tag : .plain,
            isWordEnd: isWordEnd
          )
          let cost = cells[cell - 1].cost + spelling.cost
          if cost < cells[cell].cost { cells[cell] = Cell(cost: cost, length: nil, spelling: spelling) }
        }
      }
    }
    cost = cells[cells.count - 1].cost
    walkBack(cells, sounds.count, latin.count)
  }

  private mutating func walkBack(_ cells: [Cell], _ rows: Int, _ columns: Int) {
    var (row, column) = (rows, columns)
    while row > 0 || column > 0 {
      let cell = cells[row * (columns + 1) + column]
      if cell.spelling.cost >= SoundSpelling.irregular { isRegular = false }
      if let length = cell.length {
        letters.append(column - length..<column)
        spellings.append(cell.spelling)
        row -= 1
        column -= length
      } else {
        column -= 1
      }
    }
    letters.reverse()
    spellings.reverse()
  }
}
