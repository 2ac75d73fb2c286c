import UnicodeText

/// Splits a text into letters with their marks, in one pass.
///
/// Presentation forms are expanded, invisible controls removed, look-alike letters replaced, digits converted to ASCII, hamza
/// and madda composed with their seats. Tatweel is removed: its marks go to the letter before it, and a hamza on it becomes a
/// letter of its own. The order of marks has no effect, so all normal forms give the same clusters.
struct LetterClusters {
  private let expandsPhrases: Bool
  private(set) var clusters: [LetterCluster] = []
  /// Whether the last cluster is a letter or a tatweel that may get more marks.
  private var isOpen = false

  private init(expandsPhrases: Bool) { self.expandsPhrases = expandsPhrases }

  /// - Parameter expandsPhrases: Whether a ligature of several words, such as U+FDFA, becomes letters. Otherwise it is one cluster.
  static func of(_ text: String, expandsPhrases: Bool = true) -> [LetterCluster] {
    of(text.unicodeScalars, capacity: text.utf8.count / 2, expandsPhrases: expandsPhrases)
  }

  /// - Parameters:
  ///   - capacity: About how many clusters the text has.
  ///   - expandsPhrases: Whether a ligature of several words, such as U+FDFA, becomes letters. Otherwise it is one cluster.
  static func of(
    _ text: some Sequence<Unicode.Scalar>,
    capacity: Int,
    expandsPhrases: Bool
  ) -> [LetterCluster] {
    var parser = Self(expandsPhrases: expandsPhrases)
    parser.clusters.reserveCapacity(capacity)
    var offset = 0
    for scalar in text {
      let end = offset + UTF8.width(scalar)
      parser.add(scalar, offset..<end)
      offset = end
    }
    parser.close()
    return parser.clusters
  }

  private mutating func add(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    if scalar.isIgnoredInFolds { return }
    guard PresentationForm.isCandidate(scalar) else { return addPlain(scalar, range) }
    if !expandsPhrases, PresentationForm.isPhrase(scalar) { return push(.other, scalar, [], range) }
    guard let parts = PresentationForm.expansion(of: scalar) else { return addPlain(scalar, range) }
    for part in parts { addPlain(part, range) }
  }

  private mutating func addPlain(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    if scalar.value < 0x0600 {
      push(.other, scalar, [], range)
    } else if let marks = ArabicMarks(scalar) {
      add(marks, scalar, range)
    } else if scalar.isArabicLetter || scalar.isTatweel {
      let (base, marks) = Self.decomposed(scalar)
      push(.letter, base, marks, range)
      clusters[clusters.count - 1].isForeignYeh = scalar.isForeignYeh
      isOpen = true
    } else {
      push(.other, scalar.asciiDigit ?? scalar, [], range)
    }
  }

  private mutating func add(_ marks: ArabicMarks, _ scalar: Unicode.Scalar, _ range: Range<Int>) {
    guard isOpen, let last = clusters.indices.last else {
      push(.stray, scalar, marks, range)
      return
    }
    clusters[last].marks.formUnion(marks)
    clusters[last].range = clusters[last].range.lowerBound..<range.upperBound
  }

  private mutating func push(
    _ kind: LetterCluster.Kind,
    _ base: Unicode.Scalar,
    _ marks: ArabicMarks,
    _ range: Range<Int>
  ) {
    close()
    clusters.append(LetterCluster(kind: kind, base: base, marks: marks, range: range))
  }

  /// Composes the last letter, which gets no more marks.
  private mutating func close() {
    guard isOpen, var last = clusters.popLast() else { return }
    isOpen = false
    guard last.base.isTatweel else {
      last.compose()
      clusters.append(last)
      return
    }
    if last.has(.hamza) {
      last.base = "\u{0621}"
      last.marks.subtract(.hamza)
      clusters.append(last)
    } else if let letter = clusters.indices.last, clusters[letter].kind == .letter {
      clusters[letter].marks.formUnion(last.marks)
      clusters[letter].range = clusters[letter].range.lowerBound..<last.range.upperBound
    } else if !last.marks.isEmpty {
      last.kind = .stray
      clusters.append(last)
    }
  }

  /// A letter without hamza and madda, and those marks.
  static func decomposed(_ scalar: Unicode.Scalar) -> (Unicode.Scalar, ArabicMarks) {
    let letter = scalar.lookAlikeLetter ?? scalar
    return switch letter {
    case "\u{0622}": ("\u{0627}", .madda)
    case "\u{0623}": ("\u{0627}", .hamzaAbove)
    case "\u{0625}": ("\u{0627}", .hamzaBelow)
    case "\u{0624}": ("\u{0648}", .hamzaAbove)
    case "\u{0626}": ("\u{064A}", .hamzaAbove)
    default: (letter, [])
    }
  }
}

extension LetterCluster {
  /// Composes the letter with its hamza or madda, if it has one.
  fileprivate mutating func compose() {
    switch base {
    case "\u{0627}" where has(.hamzaAbove): base = "\u{0623}"
    case "\u{0627}" where has(.hamzaBelow): base = "\u{0625}"
    case "\u{0627}" where has(.madda):
      base = "\u{0622}"
      marks.remove(.madda)
    case "\u{0648}" where has(.hamza): base = "\u{0624}"
    case "\u{064A}" where has(.hamza), "\u{0649}" where has(.hamza): base = "\u{0626}"
    default: break
    }
    marks.subtract(.hamza)
  }
}
