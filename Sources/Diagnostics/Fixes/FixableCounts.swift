/// The number of diagnostics that can be fixed.
public struct FixableCounts: Equatable, Sendable {
  /// With a safe fix.
  public private(set) var safe = 0
  /// With unsafe fixes only.
  public private(set) var unsafe = 0
}

extension DiagnosticReport {
  /// The number of these diagnostics that can be fixed.
  public var fixable: FixableCounts {
    diagnostics.reduce(into: FixableCounts()) { counts, diagnostic in counts.add(diagnostic) }
  }
}

extension FixableCounts {
  fileprivate mutating func add(_ diagnostic: Diagnostic) {
    if diagnostic.fixIt(allowingUnsafe: false) != nil {
      safe += 1
    } else if diagnostic.fixIt(allowingUnsafe: true) != nil {
      unsafe += 1
    }
  }
}

extension Diagnostic {
  /// The first fix that may be applied.
  public func fixIt(allowingUnsafe: Bool) -> FixIt? {
    fixIts.first { (allowingUnsafe || $0.applicability == .safe) && !$0.edits.isEmpty }
  }
}
