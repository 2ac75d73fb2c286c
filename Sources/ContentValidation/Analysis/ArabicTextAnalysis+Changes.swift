import Diagnostics

extension ArabicTextAnalysis {
  /// Scalars and their replacement.
  typealias Edit = (range: Range<Int>, replacement: String)

  /// Whether scalars may be changed: they are neither Quran nor written across markup.
  func canChange(_ range: Range<Int>) -> Bool { text.canReplace(bytes(of: range)) && !isProtected(range) }

  /// A fix-it that makes all of the edits; none if one of them is not allowed.
  ///
  /// - Parameter edits: No two overlap.
  func change(_ message: String, _ applicability: FixIt.Applicability, _ edits: [Edit]) -> [FixIt] {
    guard !edits.isEmpty, edits.allSatisfy({ canChange($0.range) }) else { return [] }
    return [
      FixIt(message, applicability, edits.map { FixIt.Edit(source(of: $0.range), $0.replacement) })
    ]
  }
}
