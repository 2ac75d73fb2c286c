extension String {
  /// The scalars of the text, read once: `Array(unicodeScalars)` counts them first.
  package var scalarArray: [Unicode.Scalar] {
    var text = self
    return text.withUTF8 { bytes in
      // A scalar takes at least one byte. Every element below the count is initialized.
      [Unicode.Scalar](unsafeUninitializedCapacity: bytes.count) { scalars, count in
        var index = 0
        while index < bytes.count {
          let scalar = Unicode.Scalar(in: bytes, at: &index)
          scalars.initializeElement(at: count, to: scalar)
          count += 1
        }
      }
    }
  }

  /// The number of UTF-16 units, without the offsets that `utf16.count` computes and keeps.
  package var utf16Length: Int {
    var text = self
    return text.withUTF8 { utf8 in
      let bytes = UnsafeRawBufferPointer(utf8)
      return stride(from: 0, to: bytes.count, by: ByteGroup.length).reduce(0) { count, offset in
        let length = min(ByteGroup.length, bytes.count - offset)
        let group = ByteGroup(bytes, at: offset, count: length)
        // Every scalar has one byte that continues none, and the longest ones are two units.
        return count + length - group.continuationCount + group.longLeadCount
      }
    }
  }
}

extension String {
  /// The text of some scalars: `String(String.UnicodeScalarView(…))` takes ten times as long.
  package init(scalars: ArraySlice<Unicode.Scalar>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * scalars.count)
    for scalar in scalars {
      switch scalar.value {
      case 0..<0x80: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      case 0x80..<0x800:
        bytes.append(UInt8(truncatingIfNeeded: 0xC0 | scalar.value >> 6))
        bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar.value & 0x3F))
      default: bytes.append(contentsOf: scalar.utf8)
      }
    }
    self.init(decoding: bytes, as: UTF8.self)
  }

  /// The text of some scalars.
  package init(scalars: [Unicode.Scalar]) { self.init(scalars: scalars[...]) }

  /// The text of some scalars.
  package init(scalars: some Sequence<Unicode.Scalar>) { self.init(scalars: Array(scalars)) }
}

extension String.UnicodeScalarView {
  /// Appends scalars one by one: `append(contentsOf:)` of the standard library copies all of the text each time.
  package mutating func appendEach(of scalars: some Sequence<Unicode.Scalar>) {
    for scalar in scalars { append(scalar) }
  }
}

extension Unicode.Scalar {
  /// Reads the scalar at an index, and moves the index after it.
  ///
  /// - Parameter bytes: Well-formed UTF-8.
  @inlinable
  @inline(__always)
  package init(in bytes: UnsafeBufferPointer<UInt8>, at index: inout Int) {
    let lead = UInt32(bytes[index])
    var value = lead
    switch lead {
    case ..<0x80: index += 1
    // Nearly all scalars of Arabic.
    case ..<0xE0:
      value = (lead & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F)
      index += 2
    default:
      let width = lead < 0xF0 ? 3 : 4
      value &= 0x7F >> UInt32(width)
      for offset in index + 1..<index + width { value = value << 6 | UInt32(bytes[offset] & 0x3F) }
      index += width
    }
    self = Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
