extension BundleDelta {
  /// A delta that makes `new` out of `old`; nil if there is none that is shorter than the file.
  ///
  /// The same files give the same bytes.
  public static func make(from old: [UInt8], to new: [UInt8]) -> [UInt8]? {
    let (layout, former) = (FileLayout(new), FileLayout(old))
    if layout.parts.map(\.form) == former.parts.map(\.form) {
      // A file whose checksums are wrong is not made by it.
      if let delta = delta(Array(zip(former.parts, layout.parts)), old, new) { return delta }
    }
    let whole = [
      (FileLayout.Part(range: 0..<old.count, form: .raw), FileLayout.Part(range: 0..<new.count, form: .raw))
    ]
    return delta(whole, old, new)
  }

  /// Nil if it does not make the new file, or is not shorter.
  private static func delta(
    _ parts: [(old: FileLayout.Part, new: FileLayout.Part)],
    _ old: [UInt8],
    _ new: [UInt8]
  ) -> [UInt8]? {
    var writer = DeltaWriter()
    writer.append(DeltaFormat.magic)
    writer.append(new.count)
    let needed = parts.filter { !$0.new.range.isEmpty }
    writer.append(needed.count)
    for part in needed { append(part.old, part.new, old, new, &writer) }
    appendSums(parts.map(\.new), &writer)
    let delta = writer.bytes
    guard delta.count < new.count, (try? apply(delta, to: old, length: new.count)) == new else { return nil }
    return delta
  }

  private static func append(
    _ part: FileLayout.Part,
    _ wanted: FileLayout.Part,
    _ old: [UInt8],
    _ new: [UInt8],
    _ writer: inout DeltaWriter
  ) {
    let (source, target) = (Array(old[part.range]), Array(new[wanted.range]))
    var kind = DeltaFormat.Kind.raw
    var head = DeltaWriter()
    var operations: [UInt8]
    switch wanted.form {
    case .checksums:
      // One operation: zeros, which are replaced at the end.
      var zeros = DeltaWriter()
      zeros.append(1)
      zeros.append(target.count << 2 | DeltaFormat.Operation.zeros.rawValue)
      operations = zeros.bytes
    case .records(let length) where source != target:
      kind = .records
      let columns = ShiftInference.columns(from: source, to: target, recordLength: length)
      let shape = RecordShape(length: length, columns: columns)
      append(shape, &head)
      var shifted = source
      shape.apply(to: &shifted)
      operations = RangeMatcher.operations(from: shifted, to: target)
    case .raw, .records:
      operations = RangeMatcher.operations(from: source, to: target)
      if let packed = packed(source, target), packed.head.count + packed.operations.count < operations.count {
        (kind, operations) = (.packed, packed.operations)
        head.append(packed.head)
      }
    }
    writer.append(kind.rawValue)
    writer.append(part.range.lowerBound)
    writer.append(part.range.count)
    writer.append(head.bytes)
    writer.append(operations)
  }

  /// The segment as packed numbers; nil if the parts are something else, or the same.
  private static func packed(_ source: [UInt8], _ target: [UInt8]) -> (head: [UInt8], operations: [UInt8])? {
    guard source != target, let old = PackedNumbers.unpacked(source[...]),
      let new = PackedNumbers.unpacked(target[...]), old.count <= 8 * source.count, !new.isEmpty
    else { return nil }
    let width = Int(LittleEndian.u32(target, 4))
    guard PackedNumbers.packed(new, width: width) == target else { return nil }
    let columns = ShiftInference.columns(from: old, to: new, recordLength: 4)
    let shape = RecordShape(length: 4, columns: columns)
    var head = DeltaWriter()
    head.append(width)
    append(shape, &head)
    var shifted = old
    shape.apply(to: &shifted)
    return (head.bytes, RangeMatcher.operations(from: shifted, to: new))
  }

  private static func append(_ shape: RecordShape, _ writer: inout DeltaWriter) {
    writer.append(shape.length)
    writer.append(shape.columns.count)
    for column in shape.columns {
      writer.append(column.offset)
      writer.append(column.shift.entries.count)
      var threshold = 0
      for entry in column.shift.entries {
        writer.append(entry.threshold - threshold)
        writer.append(signed: entry.shift)
        threshold = entry.threshold
      }
    }
  }

  private static func appendSums(_ parts: [FileLayout.Part], _ writer: inout DeltaWriter) {
    for part in parts {
      guard case .checksums(let blockLength) = part.form else { continue }
      writer.append(1)
      writer.append(part.range.lowerBound)
      writer.append(part.range.upperBound)
      return writer.append(blockLength)
    }
    writer.append(0)
  }
}
