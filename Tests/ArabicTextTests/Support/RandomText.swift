import FidelityMeasures
import SeededRandom

/// Random texts of the scalars for which folds have rules.
struct RandomText {
  static let letters = scalars([
    0x0621...0x063A, 0x0641...0x064A, 0x0671...0x0672, 0x06C0...0x06C3, 0x06CC...0x06CC,
  ])
  static let marks = scalars([
    0x064B...0x0657, 0x0670...0x0670, 0x06D6...0x06DC, 0x06DF...0x06E8, 0x0610...0x0614,
  ])
  static let forms = scalars([0xFB50...0xFDFF, 0xFE70...0xFEFC])
  static let others = scalars([
    0x0020...0x0020, 0x0030...0x0032, 0x0061...0x0063, 0x0640...0x0640, 0x0660...0x0662, 0x06DD...0x06DE,
    0x200B...0x200F, 0x060C...0x060C,
  ])
  private var random: SplitMix64
  private let classes: [[Unicode.Scalar]]

  init(seed: UInt64, classes: [[Unicode.Scalar]] = [letters, marks, others, letters, marks, forms]) {
    random = SplitMix64(seed: seed)
    self.classes = classes
  }

  mutating func next() -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...24, using: &random) {
      let place = Int.random(in: 0..<classes.count, using: &random)
      if let scalar = classes[place].randomElement(using: &random) { text.append(scalar) }
    }
    return String(text)
  }

  private static func scalars(_ ranges: [ClosedRange<UInt32>]) -> [Unicode.Scalar] {
    ranges.joined().compactMap(Unicode.Scalar.init)
  }
}

extension String {
  /// The values of the scalars, for comparison and for messages.
  var codePoints: [String] { unicodeScalars.map { String($0.value, radix: 16, uppercase: true) } }
}
