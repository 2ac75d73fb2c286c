import UnicodeText

/// Checks that a file is UTF-8 and holds no forbidden scalar.
enum EncodingCheck {
  /// Returns the offset at which the content starts, or nil when the file must not be read.
  static func check(_ bytes: [UInt8], isXML: Bool, log: FindingLog, work: WorkCounter) -> Int? {
    work.add(bytes.count)
    if let guess = EncodingGuess.fromFirstBytes(bytes) {
      log.report(NotUTF8.finding(guess: guess, at: log.range(0..<min(4, bytes.count))))
      return nil
    }
    let start = skipByteOrderMarks(bytes, log: log)
    let span = bytes.span
    var isReadable = true
    var position = start
    while position < span.count {
      let byte = span[position]
      if byte < 0x80 {
        if byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F {
          report(Unicode.Scalar(byte), at: position..<(position + 1), log: log)
          if isXML, byte < 0x20 { isReadable = false }
        }
        position += 1
        continue
      }
      switch UTF8Sequence(span, at: position) {
      case .malformed(let problem, let length):
        let range = position..<(position + length)
        let guess = EncodingGuess.fromHighBytes(bytes[position...])
        log.report(NotUTF8.finding(problem, offset: position, guess: guess, at: log.range(range)))
        return nil
      case .scalar(let scalar, let length):
        let range = position..<(position + length)
        if scalar.value < 0xA0 || scalar.isNoncharacter {
          report(scalar, at: range, log: log)
          if isXML, scalar.value == 0xFFFE || scalar.value == 0xFFFF { isReadable = false }
        }
        position += length
      }
    }
    return isReadable ? start : nil
  }

  private static func skipByteOrderMarks(_ bytes: [UInt8], log: FindingLog) -> Int {
    var start = 0
    while bytes[start...].starts(with: [0xEF, 0xBB, 0xBF]) { start += 3 }
    if start > 0 { log.report(ByteOrderMark.finding(at: log.range(0..<start))) }
    return start
  }

  private static func report(_ scalar: Unicode.Scalar, at range: Range<Int>, log: FindingLog) {
    log.report(ForbiddenCharacter.finding(scalar, isWritten: true, at: log.range(range)))
  }
}
