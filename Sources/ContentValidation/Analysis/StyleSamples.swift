import UnicodeText

/// The transliterations from which the style of a library is learned, in units that do not depend on each other.
///
/// All of a small library; of a large one, at most ``limit``, spread evenly: a habit shows in a few hundred texts.
struct StyleSamples: Sendable {
  private struct Sample {
    /// The indices of the duas with these texts, which are evidence once.
    var duas: [Int]
    let arabic: String
    let latin: String
  }

  private let samples: [Sample]

  /// The greatest number of samples.
  static let limit = 256
  private static let samplesInUnit = 64
  /// The greatest size of an Arabic text, in UTF-8 bytes. Few duas are as long.
  private static let sizeLimit = 8 << 10

  /// None.
  init() { samples = [] }

  /// - Parameter transliterations: Those of the duas, by the indices of the duas.
  init(_ texts: [DraftText], _ transliterations: [Int: DraftText]) {
    var pairs: [Sample] = []
    var positions: [ExactText: Int] = [:]
    for text in texts where text.role == .arabic {
      guard text.isMostly(.arabic), text.text.value.utf8.count <= Self.sizeLimit, let dua = text.dua,
        let latin = transliterations[dua], latin.isMostly(.latin)
      else { continue }
      if let position = positions[ExactText(latin.text.value)] {
        pairs[position].duas.append(dua)
      } else {
        positions[ExactText(latin.text.value)] = pairs.count
        pairs.append(Sample(duas: [dua], arabic: text.text.value, latin: latin.text.value))
      }
    }
    let step = (pairs.count + Self.limit - 1) / Self.limit
    samples = step <= 1 ? pairs : stride(from: 0, to: pairs.count, by: step).map { pairs[$0] }
  }

  var units: Range<Int> { 0..<(samples.count + Self.samplesInUnit - 1) / Self.samplesInUnit }

  func style(ofUnit unit: Int) -> LibraryStyle {
    var style = LibraryStyle()
    for sample in samples.dropFirst(unit * Self.samplesInUnit).prefix(Self.samplesInUnit) {
      style.train(on: sample.duas, arabic: sample.arabic, latin: sample.latin)
    }
    return style
  }
}
