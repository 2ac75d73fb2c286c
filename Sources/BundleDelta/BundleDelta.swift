import UnicodeText

/// Small differences between two versions of a file of a bundle.
public enum BundleDelta {
  private static let folder = "deltas/"

  /// The path of a delta among the targets of a release, by the SHA-256 of both files.
  public static func path(from old: String, to new: String) -> String { "\(folder)\(old).\(new)" }

  /// Whether a target of a release is a delta, by its path.
  package static func isDelta(_ path: String) -> Bool { path.utf8.starts(with: folder.utf8) }

  /// The new file.
  ///
  /// The delta need not be trusted: the time and the memory are bounded, whatever it contains, and the caller compares the hash of the
  /// result with that of the file.
  ///
  /// - Parameter length: The length of the new file.
  public static func apply(_ delta: [UInt8], to old: [UInt8], length: Int) throws(DeltaError) -> [UInt8] {
    var reader = DeltaReader(delta)
    guard try reader.slice(DeltaFormat.magic.count).elementsEqual(DeltaFormat.magic) else { throw .malformed }
    guard (0...DeltaFormat.greatestLength).contains(length), try reader.number(upTo: .max) == length else {
      throw .tooLarge
    }
    var result: [UInt8] = []
    // More is taken as it is made: the length may be that of a bomb.
    result.reserveCapacity(min(length, old.count + delta.count))
    var budget = DeltaFormat.budget(old: old.count, new: length)
    for _ in 0..<(try reader.number(upTo: DeltaFormat.maximumSegments)) {
      result += try segment(&reader, old, length - result.count, &budget)
      guard result.count <= length else { throw .tooLarge }
    }
    guard result.count == length else { throw .malformed }
    try sumBlocks(&reader, &result)
    guard reader.isAtEnd else { throw .malformed }
    return result
  }

  /// The next part of the new file.
  private static func segment(
    _ reader: inout DeltaReader,
    _ old: [UInt8],
    _ limit: Int,
    _ budget: inout Int
  ) throws(DeltaError) -> [UInt8] {
    guard let kind = DeltaFormat.Kind(rawValue: try reader.number(upTo: 2)) else { throw .malformed }
    let start = try reader.number(upTo: old.count)
    let part = old[start..<start + (try reader.number(upTo: old.count - start))]
    var source: [UInt8]
    var width = 0
    switch kind {
    case .raw: source = Array(part)
    case .records:
      source = Array(part)
      try shape(&reader).apply(to: &source)
    case .packed:
      width = try reader.number(upTo: PackedNumbers.greatestWidth)
      guard budget >= 32 * part.count, let numbers = PackedNumbers.unpacked(part) else { throw .malformed }
      source = numbers
      try shape(&reader).apply(to: &source)
    }
    budget -= source.count
    guard budget >= 0 else { throw .tooLarge }
    // Packed numbers take at most 32 times as much memory as in the file.
    let most = kind == .packed ? min(budget, 32 * limit) : limit
    let made = try operations(&reader, on: source, limit: most)
    guard kind == .packed else { return made }
    budget -= made.count
    guard let packed = PackedNumbers.packed(made, width: width) else { throw .malformed }
    return packed
  }

  private static func shape(_ reader: inout DeltaReader) throws(DeltaError) -> RecordShape {
    let length = try reader.number(upTo: 1 << 16)
    guard length >= 4 else { throw .malformed }
    var columns: [(offset: Int, shift: NumberShift)] = []
    // Columns do not overlap, so that shifting them takes no more steps than the part has bytes.
    for _ in 0..<(try reader.number(upTo: min(DeltaFormat.maximumColumns, length / 4))) {
      let offset = try reader.number(upTo: length - 4)
      var entries: [NumberShift.Entry] = []
      var threshold = 0
      for _ in 0..<(try reader.number(upTo: DeltaFormat.maximumEntries)) {
        threshold += try reader.number(upTo: 1 << 32)
        entries.append(NumberShift.Entry(threshold: threshold, shift: try reader.signed(upTo: 1 << 33)))
      }
      columns.append((offset, NumberShift(entries: entries)))
    }
    return RecordShape(length: length, columns: columns)
  }

  private static func operations(
    _ reader: inout DeltaReader,
    on source: [UInt8],
    limit: Int
  ) throws(DeltaError) -> [UInt8] {
    var made: [UInt8] = []
    var position = 0
    // An operation has a byte at least, so there are not more of them than bytes.
    for _ in 0..<(try reader.number(upTo: .max)) {
      let operation = try reader.number(upTo: .max)
      let length = operation >> 2
      guard length <= limit - made.count else { throw .tooLarge }
      switch DeltaFormat.Operation(rawValue: operation & 3) {
      case .copy:
        position += try reader.signed(upTo: source.count)
        guard position >= 0, position <= source.count, length <= source.count - position else {
          throw .malformed
        }
        made += source[position..<position + length]
        position += length
      case .insert: made += try reader.slice(length)
      case .zeros: made += repeatElement(0, count: length)
      case nil: throw .malformed
      }
    }
    return made
  }

  /// Computes the checksums of blocks, which need not be sent.
  private static func sumBlocks(_ reader: inout DeltaReader, _ result: inout [UInt8]) throws(DeltaError) {
    for _ in 0..<(try reader.number(upTo: 1)) {
      let table = try reader.number(upTo: result.count)
      let body = try reader.number(upTo: result.count)
      let blockLength = try reader.number(upTo: 1 << 24)
      guard blockLength >= 1024 else { throw .malformed }
      let count = (result.count - body + blockLength - 1) / blockLength
      guard table <= body, count <= (body - table) / 8 else { throw .malformed }
      for block in 0..<count {
        let start = body + block * blockLength
        let sum = ByteChecksum.of(result[start..<min(start + blockLength, result.count)])
        LittleEndian.set(sum, &result, table + 8 * block)
      }
    }
  }
}

/// Why a delta cannot be applied. The whole file is fetched instead.
public enum DeltaError: Error, Equatable, Sendable {
  /// The bytes are not a delta, or one for another file.
  case malformed
  /// The result would be another length than that of the file, or take more memory than any delta of a bundle.
  case tooLarge
}
