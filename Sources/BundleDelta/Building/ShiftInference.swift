/// Finds out how the numbers of a column have been shifted, from what most of them have become.
enum ShiftInference {
  /// The columns of records that are worth shifting.
  static func columns(from old: [UInt8], to new: [UInt8], recordLength: Int) -> [(
    offset: Int, shift: NumberShift
  )] {
    stride(from: 0, through: recordLength - 4, by: 4).compactMap { offset in
      let shift = shift(numbers(old, offset, recordLength), numbers(new, offset, recordLength))
      return shift.entries.isEmpty ? nil : (offset, shift)
    }
  }

  private static func numbers(_ part: [UInt8], _ offset: Int, _ length: Int) -> [UInt32] {
    stride(from: offset, through: part.count - 4, by: length).map { LittleEndian.u32(part, $0) }
  }

  /// How the numbers of a column have been shifted; they keep their order.
  private static func shift(_ old: [UInt32], _ new: [UInt32]) -> NumberShift {
    guard old != new, !old.isEmpty, !new.isEmpty else { return NumberShift(entries: []) }
    let split = split(old, new)
    var pairs: [(number: UInt32, shift: Int)] = []
    pairs.reserveCapacity(old.count)
    for index in old.indices {
      let other = index < split ? index : index + new.count - old.count
      guard new.indices.contains(other), old[index] != DeltaFormat.absent, new[other] != DeltaFormat.absent
      else { continue }
      pairs.append((old[index], Int(new[other]) - Int(old[index])))
    }
    pairs.sort { ($0.number, $0.shift) < ($1.number, $1.shift) }
    return NumberShift(entries: entries(votes(pairs)))
  }

  /// Where records were most likely added or removed: those before it are at the same distance from the beginning as in the old file,
  /// those after it at the same distance from the end. It is the place at which shifts change least often from record to record.
  private static func split(_ old: [UInt32], _ new: [UInt32]) -> Int {
    let distance = new.count - old.count
    guard distance != 0 else { return old.count }
    func shift(_ index: Int, _ other: Int) -> Int? {
      new.indices.contains(other) ? Int(new[other]) - Int(old[index]) : nil
    }
    // With everything at the same distance from the end.
    var changes = 0
    for index in old.indices.dropFirst()
    where shift(index, index + distance) != shift(index - 1, index - 1 + distance) {
      changes += 1
    }
    var best = (changes: changes, split: 0)
    for index in old.indices {
      if index > 0, shift(index, index) != shift(index - 1, index - 1) { changes += 1 }
      if index + 1 < old.count, shift(index + 1, index + 1 + distance) != shift(index, index + distance) {
        changes -= 1
      }
      if changes < best.changes { best = (changes, index + 1) }
    }
    return best.split
  }

  /// The most frequent shift of each number, with its frequency. Of those that are as frequent, it is the one that most numbers have.
  private static func votes(
    _ pairs: [(number: UInt32, shift: Int)]
  ) -> [(number: UInt32, shift: Int, count: Int)] {
    let frequency = pairs.reduce(into: [Int: Int]()) { $0[$1.shift, default: 0] += 1 }
    var votes: [(number: UInt32, shift: Int, count: Int)] = []
    var start = 0
    while start < pairs.count {
      var end = start
      while end < pairs.count, pairs[end] == pairs[start] { end += 1 }
      let vote = (number: pairs[start].number, shift: pairs[start].shift, count: end - start)
      if let last = votes.last, last.number == vote.number {
        if (last.count, frequency[last.shift, default: 0]) < (vote.count, frequency[vote.shift, default: 0]) {
          votes[votes.count - 1] = vote
        }
      } else {
        votes.append(vote)
      }
      start = end
    }
    return votes
  }

  /// Runs of numbers with one shift. Runs that are too rare to be worth an entry belong to the run before them.
  private static func entries(_ votes: [(number: UInt32, shift: Int, count: Int)]) -> [NumberShift.Entry] {
    var runs: [(threshold: Int, shift: Int, count: Int)] = [(0, 0, Int.max / 2)]
    var index = 0
    while index < votes.count {
      var end = index
      var count = 0
      while end < votes.count, votes[end].shift == votes[index].shift {
        count += votes[end].count
        end += 1
      }
      if votes[index].shift == runs[runs.count - 1].shift {
        runs[runs.count - 1].count += min(count, 1 << 40)
      } else if count >= 3 {
        runs.append((Int(votes[index].number), votes[index].shift, count))
      }
      index = end
    }
    let entries = runs.dropFirst().map { NumberShift.Entry(threshold: $0.threshold, shift: $0.shift) }
    return entries.count <= DeltaFormat.maximumEntries / 4 ? Array(entries) : []
  }
}
