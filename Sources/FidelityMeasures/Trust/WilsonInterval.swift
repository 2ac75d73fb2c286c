/// The confidence interval of a share that was measured on a sample: the score interval of E. B. Wilson, "Probable Inference, the
/// Law of Succession, and Statistical Inference" (JASA 22, 1927).
package struct WilsonInterval: Equatable, Sendable {
  /// 0 to 1.
  package let lower: Double
  /// 0 to 1.
  package let upper: Double

  /// The 95 % interval for `hits` of `total` cases; 0 to 1 if there are no cases.
  package init(hits: Int, total: Int) {
    guard total > 0 else {
      (lower, upper) = (0, 1)
      return
    }
    let z = 1.959_963_984_540_054  // the 97.5th percentile of the normal distribution
    let (share, count) = (Double(hits) / Double(total), Double(total))
    let center = share + z * z / (2 * count)
    let spread = z * (share * (1 - share) / count + z * z / (4 * count * count)).squareRoot()
    // Without rounding at the ends.
    lower = hits == 0 ? 0 : (center - spread) / (1 + z * z / count)
    upper = hits == total ? 1 : (center + spread) / (1 + z * z / count)
  }
}
