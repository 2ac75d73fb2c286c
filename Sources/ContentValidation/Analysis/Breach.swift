import Diagnostics
import UnicodeText

/// A place of a text that breaks a rule, and how it would be mended.
struct Breach {
  /// Places among the scalars of the text.
  let range: Range<Int>
  /// Written only when it is shown.
  let message: () -> String
  /// None when nobody can tell.
  let edits: [(range: Range<Int>, replacement: String)]

  init(
    range: Range<Int>,
    message: @escaping @autoclosure () -> String,
    edits: [(range: Range<Int>, replacement: String)] = []
  ) {
    self.range = range
    self.message = message
    self.edits = edits
  }
}

extension Rule {
  /// So many findings of one rule in one text are each told by itself.
  private static var separateFindings: Int { 3 }

  /// One finding for each breach; or, of many, the first with their number, and one change that mends them all.
  ///
  /// - Parameter fix: What the change does, as an order.
  static func findings(
    _ breaches: [Breach],
    in analysis: ArabicTextAnalysis,
    _ applicability: FixIt.Applicability = .unsafe,
    fix: String = ""
  ) -> [Finding] {
    guard let first = breaches.first else { return [] }
    if breaches.count <= separateFindings {
      return breaches.map { breach in
        finding(
          breach.message(),
          at: analysis.source(of: breach.range),
          fixIts: analysis.change(fix, applicability, breach.edits)
        )
      }
    }
    // One place in the Quran must not keep the others from being mended.
    let edits = breaches.flatMap(\.edits).filter { analysis.canChange($0.range) }
    return [
      finding(
        "\(first.message()) (and \(breaches.count - 1) more in this text)",
        at: analysis.source(of: first.range),
        fixIts: analysis.change(fix, applicability, edits)
      )
    ]
  }
}
