extension FidelityFigure {
  /// How many pairs have the same scalars after `form`.
  static func equal(_ left: [String], _ right: [String], _ form: (String) -> String) -> Self {
    let forms = zip(left, right).map { (form($0), form($1)) }
    let different = forms.filter { !$0.0.unicodeScalars.elementsEqual($0.1.unicodeScalars) }
    return Self(
      hits: forms.count - different.count,
      total: forms.count,
      examples: different.map { differingWords(of: $0.0, and: $0.1) }
    )
  }

  /// What two texts do not share at their ends.
  private static func differingWords(of left: String, and right: String) -> String {
    var left = left.split(separator: " ")[...]
    var right = right.split(separator: " ")[...]
    while let first = left.first, first == right.first {
      left.removeFirst()
      right.removeFirst()
    }
    while let last = left.last, last == right.last {
      left.removeLast()
      right.removeLast()
    }
    return left.joined(separator: " ") + " | " + right.joined(separator: " ")
  }
}
