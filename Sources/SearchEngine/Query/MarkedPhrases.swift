import ArabicText

/// The quoted Arabic phrases of a query that have marks: a text must have them too.
///
/// An index stores words without marks, so whoever has the texts compares the duas that a query found.
package struct MarkedPhrases: Sendable {
  /// The maximum number of duas whose texts are compared, the best ones.
  package static let maximumCandidates = 1024

  private let phrases: [MarkedPhrase]

  package init(_ query: String) {
    phrases = ParsedQuery.quoted(in: ParsedQuery.shortened(query)).compactMap { MarkedPhrase($0) }
  }

  package var isEmpty: Bool { phrases.isEmpty }

  /// Whether an Arabic text contains all phrases; always true if there are none.
  package func occur(in text: String) -> Bool { phrases.allSatisfy { $0.occurs(in: text) } }
}
