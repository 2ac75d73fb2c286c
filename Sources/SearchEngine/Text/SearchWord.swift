import ArabicText

/// A word of a text as it is indexed and looked up.
package struct SearchWord: Equatable, Sendable {
  package enum Script: Sendable {
    case arabic, other
  }

  package var script: Script
  /// Arabic: see ``ArabicWord``. Other scripts: UTF-8 of the lowercase letters without diacritics.
  package var bytes: [UInt8]
  /// The range of the word in the text, in UTF-8 bytes.
  package var source: Range<Int>

  package init(script: Script, bytes: [UInt8], source: Range<Int>) {
    self.script = script
    self.bytes = bytes
    self.source = source
  }

  package var text: String {
    script == .arabic ? ArabicWord.text(bytes) : String(decoding: bytes, as: UTF8.self)
  }

  var hasDigit: Bool { bytes.contains { (0x30...0x39).contains($0) } && script == .other }
}

extension SearchWord {
  /// The words of a text, in order.
  package static func words(of text: String) -> [SearchWord] {
    var cutter = WordCutter()
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      cutter.cut(ascii: text)
    } else if text.utf8.contains(where: { $0 >= 0xD8 && $0 <= 0xE0 || $0 == 0xEF }) {
      let form = ArabicFold.searchForm(of: text)
      cutter.cut(form)
    } else {
      var offset = 0
      for scalar in text.unicodeScalars {
        let end = offset + UTF8.width(scalar)
        cutter.take(scalar, offset..<end)
        offset = end
      }
      cutter.finish()
    }
    return cutter.words
  }
}

/// Groups letters into words.
private struct WordCutter {
  private(set) var words: [SearchWord] = []
  private var word: [UInt8] = []
  private var script = SearchWord.Script.other
  private var start = 0
  private var end = 0
  /// The offset of a modifier letter that the next letter follows.
  private var lead: Int?
  private static let modifiers: ClosedRange<UInt32> = 0x02B0...0x02FF

  mutating func cut(ascii text: String) {
    var offset = 0
    for byte in text.utf8 {
      switch byte {
      case 0x61...0x7A, 0x30...0x39: add(byte, .other, offset..<offset + 1)
      case 0x41...0x5A: add(byte | 0x20, .other, offset..<offset + 1)
      case 0x27, 0x60: break
      default: finish()
      }
      offset += 1
    }
    finish()
  }

  mutating func cut(_ form: FoldedText) {
    for (position, scalar) in form.scalars.enumerated() {
      let offset = form.sourceOffsets[position]
      // The end is corrected below: marks after a letter belong to it.
      take(scalar, offset..<offset + UTF8.width(scalar))
    }
    finish()
    var position = 0
    for index in words.indices {
      while position < form.sourceOffsets.count, form.sourceOffsets[position] < words[index].source.upperBound
      {
        position += 1
      }
      let next = position < form.sourceOffsets.count ? form.sourceOffsets[position] : form.sourceLength
      words[index].source = words[index].source.lowerBound..<max(next, words[index].source.lowerBound)
    }
  }

  mutating func take(_ scalar: Unicode.Scalar, _ source: Range<Int>) {
    if let byte = ArabicWord.byte(of: scalar) {
      add(byte, .arabic, source)
      return
    }
    if scalar.isASCII {
      switch scalar.value {
      case 0x61...0x7A, 0x30...0x39: add(UInt8(scalar.value), .other, source)
      case 0x41...0x5A: add(UInt8(scalar.value | 0x20), .other, source)
      case 0x27, 0x60: break
      default: finish()
      }
      return
    }
    let fold = ScalarFold(scalar)
    switch fold.kind {
    case .nothing:
      // An ayn or hamza at the beginning of a word belongs to it, though no fold of the word contains it.
      if word.isEmpty, Self.modifiers.contains(scalar.value) { lead = lead ?? source.lowerBound }
    case .part: append(fold, source)
    case .mark where !word.isEmpty: append(fold, source)
    case .mark, .separator: finish()
    }
  }

  private mutating func append(_ fold: ScalarFold, _ source: Range<Int>) {
    if script == .arabic { finish() }
    if word.isEmpty { start = lead ?? source.lowerBound }
    script = .other
    fold.append(to: &word)
    end = source.upperBound
  }

  private mutating func add(_ byte: UInt8, _ script: SearchWord.Script, _ source: Range<Int>) {
    if !word.isEmpty, script != self.script { finish() }
    if word.isEmpty {
      start = lead ?? source.lowerBound
      self.script = script
    }
    word.append(byte)
    end = source.upperBound
  }

  mutating func finish() {
    lead = nil
    guard !word.isEmpty else { return }
    words.append(SearchWord(script: script, bytes: word, source: start..<end))
    word.removeAll(keepingCapacity: true)
    script = .other
  }
}
