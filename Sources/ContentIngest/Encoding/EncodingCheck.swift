import UnicodeText

/// Checks that a file is UTF-8 and holds no forbidden scalar.
enum EncodingCheck {
  /// Returns the offset at which the content starts, or nil when the file must not be read.
  ///
  /// - Parameter syntax: Nil for texts of any other form.
  static func check(_ bytes: [UInt8], _ syntax: SourceSyntax?, log: FindingLog, work: WorkCounter) -> Int? {
    work.add(bytes.count)
    if let format = BinaryFile.format(bytes) {
      log.report(NotUTF8.finding(format: format, at: log.range(0..<min(4, bytes.count))))
      return nil
    }
    if let guess = EncodingGuess.fromFirstBytes(bytes) {
      log.report(NotUTF8.finding(guess: guess, at: log.range(0..<min(4, bytes.count))))
      return nil
    }
    if syntax != nil, let offset = BinaryFile.controlCharacter(in: bytes) {
      let character = Unicode.Scalar(bytes[offset])
      log.report(NotUTF8.finding(control: character, offset: offset, at: log.range(offset..<offset + 1)))
      return nil
    }
    let isXML = syntax == .xml
    let start = skipByteOrderMarks(bytes, log: log)
    let span = bytes.span
    var isReadable = true
    var position = start
    while true {
      position = endOfPlainText(bytes, from: position)
      guard position < span.count else { break }
      let byte = span[position]
      if byte < 0x80 {
        if byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F {
          report(Unicode.Scalar(byte), at: position..<(position + 1), in: bytes, log: log)
          if isXML, byte < 0x20 { isReadable = false }
        }
        position += 1
        continue
      }
      switch UTF8Sequence(span, at: position) {
      case .malformed(let problem, let length):
        let range = position..<(position + length)
        let declared = isXML ? XMLDeclaration.encoding(bytes, from: start) : nil
        log.report(
          NotUTF8.finding(
            problem,
            offset: position,
            guess: EncodingGuess.fromHighBytes(bytes[position...]),
            declared: declared.map { String(decoding: bytes[$0], as: UTF8.self) },
            at: log.range(range)
          )
        )
        return nil
      case .scalar(let scalar, let length):
        let range = position..<(position + length)
        if scalar.value < 0xA0 || scalar.isNoncharacter {
          report(scalar, at: range, in: bytes, log: log)
          if isXML, scalar.value == 0xFFFE || scalar.value == 0xFFFF { isReadable = false }
        }
        position += length
      }
    }
    return isReadable ? start : nil
  }

  /// The end of a run of printable ASCII and of scalars of two bytes, of which those from U+00C0 on need no look.
  private static func endOfPlainText(_ bytes: [UInt8], from start: Int) -> Int {
    bytes.withUnsafeBytes { bytes in
      var position = start
      // Eight bytes from here are in the file, so there is a second one.
      while position + ByteGroup.length <= bytes.count {
        let group = ByteGroup(bytes, at: position)
        if group.isASCII, !group.containsByte(below: 0x20), !group.contains(0x7F) {
          position += ByteGroup.length
        } else if (0x20..<0x7F).contains(bytes[position]) {
          position += 1
        } else if (0xC3..<0xE0).contains(bytes[position]), bytes[position + 1] & 0xC0 == 0x80 {
          position += 2
        } else {
          break
        }
      }
      return position
    }
  }

  private static func skipByteOrderMarks(_ bytes: [UInt8], log: FindingLog) -> Int {
    var start = 0
    while bytes[start...].starts(with: [0xEF, 0xBB, 0xBF]) { start += 3 }
    if start > 0 { log.report(ByteOrderMark.finding(at: log.range(0..<start))) }
    return start
  }

  private static func report(
    _ scalar: Unicode.Scalar,
    at range: Range<Int>,
    in bytes: [UInt8],
    log: FindingLog
  ) {
    let isLineBreak = scalar == "\u{B}" || scalar == "\u{C}" || scalar == "\u{85}"
    let isBetweenWords =
      isPartOfText(bytes[..<range.lowerBound].last) && isPartOfText(bytes[range.upperBound...].first)
    log.report(
      isLineBreak && isBetweenWords
        ? ForbiddenCharacter.separator(scalar, at: log.range(range))
        : ForbiddenCharacter.finding(scalar, isWritten: true, at: log.range(range))
    )
  }

  /// Whether a byte is in a text, and not one of the spaces and signs around it.
  private static func isPartOfText(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte > 0x20 && !"<>\"".utf8.contains(byte)
  }
}
