import ContentSource

/// Runs every rule over a draft.
public enum Validator {
  /// What the rules find, with the severities of the library's policy, sorted by place and then by rule.
  ///
  /// When a file was not read whole, rules that look for what is missing are passed over.
  /// - Parameter quran: What quotations are held against.
  ///
  /// The result depends on the draft's records alone, not on the order in which they are listed.
  public static func findings(in draft: LibraryDraft, quran: QuranSource) -> [Finding] {
    let library = IndexedDraft(draft, quran)
    let rules = RuleRegistry.all.filter { draft.isWhole || !$0.needsWholeLibrary }
    let arabicRules = rules.compactMap { $0 as? any ArabicRule.Type }
    let otherRules = rules.filter { !($0 is any ArabicRule.Type) }
    var findings = otherRules.flatMap { $0.check(library) }
    // Text by text: what is known of a text is worked out once for all rules, and not kept.
    for text in library.texts {
      guard let text = ArabicField(text, in: library) else { continue }
      for rule in arabicRules { findings += rule.check(text) }
    }
    return (draft.declaration?.policy ?? Policy()).apply(to: findings).sorted(by: isBefore)
  }

  /// Findings about the library as a whole come first; the message decides between two of one rule at one place.
  private static func isBefore(_ lhs: Finding, _ rhs: Finding) -> Bool {
    if lhs.range != rhs.range {
      guard let left = lhs.range else { return true }
      guard let right = rhs.range else { return false }
      return left < right
    }
    return (lhs.rule, lhs.message) < (rhs.rule, rhs.message)
  }
}
