extension ArabicFold {
  /// The runs of three scalars of a folded word with `#` at both ends (S3): what a mistyped or joined word
  /// still shares with the right one. In order, repeated ones included; empty for an empty word.
  public static func trigrams(of word: some Collection<Unicode.Scalar>) -> [String] {
    guard !word.isEmpty else { return [] }
    let bounded: [Unicode.Scalar] = ["#"] + word + ["#"]
    return bounded.indices.dropLast(2).map { start in
      var trigram = String.UnicodeScalarView()
      trigram.append(contentsOf: bounded[start..<start + 3])
      return String(trigram)
    }
  }
}
