/// The number of findings that can be fixed.
public struct FixableCounts: Equatable, Sendable {
  /// With a safe fix.
  public private(set) var safe = 0
  /// With unsafe fixes only.
  public private(set) var unsafe = 0

  package init(safe: Int, unsafe: Int) {
    self.safe = safe
    self.unsafe = unsafe
  }

  /// Counts the findings that diagnostics stand for.
  public init(_ diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  private mutating func add(_ diagnostic: Diagnostic) {
    if let fixable = diagnostic.omitted?.fixable {
      safe += fixable.safe
      unsafe += fixable.unsafe
    } else if diagnostic.fixIt(allowingUnsafe: false) != nil {
      safe += 1
    } else if diagnostic.fixIt(allowingUnsafe: true) != nil {
      unsafe += 1
    }
  }

  mutating func add(_ finding: Finding) {
    if finding.fixIt(allowingUnsafe: false) != nil {
      safe += 1
    } else if finding.fixIt(allowingUnsafe: true) != nil {
      unsafe += 1
    }
  }
}

extension Finding {
  /// The first fix that may be applied; nil if there is none, or only an unsafe one that is not allowed.
  package func fixIt(allowingUnsafe: Bool) -> FixIt? {
    fixIts.first { (allowingUnsafe || $0.applicability == .safe) && !$0.edits.isEmpty }
  }
}

extension Diagnostic {
  /// The first fix that may be applied; nil if there is none, or only an unsafe one that is not allowed.
  public func fixIt(allowingUnsafe: Bool) -> FixIt? {
    fixIts.first { (allowingUnsafe || $0.applicability == .safe) && !$0.edits.isEmpty }
  }
}
