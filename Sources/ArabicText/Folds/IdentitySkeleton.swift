import UnicodeText

extension ArabicFold {
  /// The letters of a text without its marks: what two spellings of one recited text share.
  ///
  /// Marks, tatweel, invisible controls and everything else that is not a letter are removed, and words are separated by one
  /// space; hamza seats and all other differences between letters are kept. Two texts with one identity skeleton consist of the
  /// same words.
  public static func identitySkeleton(of text: String) -> FoldedText {
    var skeleton = FoldedText(sourceLength: text.utf8.count)
    var gap: Int?
    var offset = 0
    for scalar in text.unicodeScalars {
      if scalar.isArabicLetter {
        if let gap, !skeleton.scalars.isEmpty { skeleton.append(" ", from: gap) }
        gap = nil
        skeleton.append(scalar, from: offset)
      } else if !scalar.isArabicMark, !scalar.isTatweel, !scalar.isInvisibleControl {
        gap = gap ?? offset
      }
      offset += UTF8.width(scalar)
    }
    return skeleton
  }
}

extension String {
  /// The scalars of ``ArabicFold/identitySkeleton(of:)``.
  public var identitySkeleton: String {
    var text = self
    return text.withUTF8 { bytes in
      // A letter is as long as in the text, and a space replaces at least one byte. Every byte below the count is initialized.
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { skeleton in
        var (index, count, isAfterGap) = (0, 0, false)
        while index < bytes.count {
          let start = index
          let scalar = Unicode.Scalar(in: bytes, at: &index)
          if scalar.isArabicLetter {
            if isAfterGap, count > 0 {
              skeleton.initializeElement(at: count, to: 0x20)
              count += 1
            }
            isAfterGap = false
            for byte in bytes[start..<index] {
              skeleton.initializeElement(at: count, to: byte)
              count += 1
            }
          } else if !scalar.isArabicMark, !scalar.isTatweel, !scalar.isInvisibleControl {
            isAfterGap = true
          }
        }
        return String(decoding: UnsafeBufferPointer(rebasing: skeleton[..<count]), as: UTF8.self)
      }
    }
  }
}
