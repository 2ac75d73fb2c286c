import UnicodeText

/// The head of a message that was copied from a chat together with a text: when it was sent and by whom, or that it was forwarded.
struct MessageHead {
  /// Scalars of the text, with the blanks after the head.
  let range: Range<Int>
  /// The head without blanks and line breaks around it.
  let words: String

  /// Nil if the text does not begin with a head.
  init?(_ text: DraftText) {
    guard Self.mayBegin(text) else { return nil }
    let scalars = Array(text.text.value.unicodeScalars.prefix(Self.longest))
    var scanner = HeadScanner(scalars)
    var end = 0
    while scanner.skipHead() {
      scanner.skipBlanks()
      end = scanner.index
    }
    guard end > 0 else { return nil }
    range = 0..<end
    let start = scalars[range].firstIndex { !$0.isBlankOrLineBreak } ?? 0
    let last = scalars[range].lastIndex { !$0.isBlankOrLineBreak } ?? start
    words = String(scalars: scalars[start...last])
  }

  /// The number of scalars in which heads are looked for.
  private static let longest = 200

  /// Whether a text may begin with a head: most begin with neither a digit nor the words of a forwarded message, and have no
  /// bracket soon after.
  private static func mayBegin(_ text: DraftText) -> Bool {
    let start = text.text.value.unicodeScalars.drop(while: \.isBlankOrLineBreak)
    guard let first = start.first else { return false }
    // A bracket is at the start, or follows the name of the sender.
    let mayHaveBracket =
      text.bytes.contains(UInt8(ascii: "["))
      && zip(0..<HeadScanner.longestName, start).contains { $1 == "[" }
    return first.digitValue != nil || mayHaveBracket || HeadScanner.beginsForwarding(start)
  }
}

/// Reads the heads that WhatsApp and Telegram write into copied messages.
private struct HeadScanner {
  private let scalars: [Unicode.Scalar]
  private(set) var index = 0

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// Skips one head; false if there is none.
  mutating func skipHead() -> Bool {
    let start = index
    skipBlanks()
    if skipStamp() || skipSenderAndStamp() || skipForwarding() { return true }
    index = start
    return false
  }

  mutating func skipBlanks() {
    while let next, next.isBlankOrLineBreak { index += 1 }
  }

  /// `[20/11/2026, 14:03] Ahmed:`, `20/11/2026, 14:03 - Ahmed:`; the name may be missing. `[20/11, 14:03] Ahmed:`, which has no year,
  /// needs brackets and the name.
  private mutating func skipStamp() -> Bool {
    let start = index
    let isBracketed = skip("[")
    let hasYear = skipTime()
    guard hasYear || isBracketed && skipTime(hasYear: false) else {
      index = start
      return false
    }
    skipInvisible()
    guard !isBracketed || skip("]") else {
      index = start
      return false
    }
    skipInvisible()
    let hasDash = ["-", "\u{2013}", "\u{2014}"].contains { skip($0) }
    skipInvisible()
    guard skipSender() || hasYear && (isBracketed || hasDash) else {
      index = start
      return false
    }
    return true
  }

  /// `Ahmed, [20.11.2026 14:03]`.
  private mutating func skipSenderAndStamp() -> Bool {
    let start = index
    guard let bracket = scalars[index...].prefix(Self.longestName).firstIndex(of: "["), bracket > start + 2,
      scalars[start..<bracket].allSatisfy({ $0 != "\n" }),
      scalars[start..<bracket].last(where: { !$0.isBlankOrInvisible }) == ","
    else { return false }
    index = bracket + 1
    guard skipTime(), skip("]") else {
      index = start
      return false
    }
    return true
  }

  /// `Forwarded from Duas:`, up to a colon or the end of the line.
  private mutating func skipForwarding() -> Bool {
    let start = index
    guard Self.forwarding.contains(where: { skipWords($0) }) else { return false }
    while let next, index - start < Self.longestName {
      index += 1
      if next == ":" || next == "\n" { return true }
    }
    index = start
    return false
  }

  /// Whether scalars begin with the words of a forwarded message.
  static func beginsForwarding(_ scalars: Substring.UnicodeScalarView) -> Bool {
    scalars.first.map(forwardingStarts.contains) == true && forwarding.contains { scalars.starts(with: $0) }
  }

  private static let forwardingStarts = forwarding.compactMap(\.first)
  private static let forwarding = [
    "Forwarded", "forwarded", "معاد توجيهها", "تمت إعادة توجيه", "محولة من", "منقول",
  ]
  .map { Array($0.unicodeScalars) }
  /// The number of scalars of a name.
  static let longestName = 48

  private mutating func skipWords(_ words: [Unicode.Scalar]) -> Bool {
    guard scalars[index...].starts(with: words) else { return false }
    index += words.count
    return true
  }

  /// A date and a time of day, in any order.
  private mutating func skipTime(hasYear: Bool = true) -> Bool {
    let start = index
    var (hasDate, hasClock) = (false, false)
    for _ in 0..<2 {
      if !hasDate, hasYear ? skipNumbers(separatedBy: ["/", ".", "-"], counts: 3...3) : skipDay() {
        hasDate = true
      } else if !hasClock, skipNumbers(separatedBy: [":", "."], counts: 2...3) {
        hasClock = true
        skipInvisible()
        _ = Self.halves.contains { skipWords($0) }
      }
      let afterNumber = index
      skipInvisible()
      _ = skip(",") || skip("\u{060C}")
      skipInvisible()
      if hasDate, hasClock { index = afterNumber }
    }
    guard hasDate, hasClock else {
      index = start
      return false
    }
    return true
  }

  /// `20/11`; with dots it may be a time of day.
  private mutating func skipDay() -> Bool { skipNumbers(separatedBy: ["/"], counts: 2...2) }

  private static let halves = Array(words: "AM PM am pm a.m. p.m. ص م")

  /// Numbers of at most four digits with one separator between them.
  private mutating func skipNumbers(separatedBy separators: [Unicode.Scalar], counts: ClosedRange<Int>)
    -> Bool
  {
    let start = index
    var (count, separator) = (0, Unicode.Scalar(0))
    while true {
      let first = index
      while index - first < 4, next?.digitValue != nil { index += 1 }
      guard index > first, next?.digitValue == nil else { break }
      count += 1
      guard count < counts.upperBound, let next, count == 1 ? separators.contains(next) : next == separator
      else {
        break
      }
      separator = next
      index += 1
    }
    guard counts.contains(count) else {
      index = start
      return false
    }
    return true
  }

  /// A name or a telephone number, up to a colon.
  private mutating func skipSender() -> Bool {
    let name = scalars[index...].prefix(Self.longestName)
    guard let colon = name.firstIndex(of: ":"), colon > index,
      name[..<colon].allSatisfy({ $0 != "\n" && !$0.isHaraka })
    else { return false }
    index = colon + 1
    return true
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    return true
  }

  private mutating func skipInvisible() {
    while let next, next.isBlankOrInvisible { index += 1 }
  }
}

extension Unicode.Scalar {
  fileprivate var isBlankOrInvisible: Bool {
    isBlank || isInvisible || self == "\u{202F}" || self == "\u{00A0}"
  }

  fileprivate var isBlankOrLineBreak: Bool { isBlankOrInvisible || self == "\n" || self == "\r" }
}
