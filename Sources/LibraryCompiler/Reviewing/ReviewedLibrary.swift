import ContentDraft
import ContentValidation
import Diagnostics
import DuaLibrary
import UnicodeText

/// The duas of a library, with the states of their reviews.
public struct ReviewedLibrary: Sendable {
  let draft: LibraryDraft
  private let report: DiagnosticReport
  private let history: ReviewHistory

  /// The rules about reviews.
  public static let rules = ReviewRules.ids

  init(_ checked: CheckedLibrary, history: ReviewHistory) {
    (draft, report, self.history) = (checked.draft, checked.report, history)
  }

  /// A dua in the list of reviews.
  public struct Entry: Equatable, Sendable {
    /// The slug; without one, the id.
    public let slug: String
    /// The first title; empty if there is none.
    public let title: String
    /// Whether the dua is reviewed, and the review fits its texts.
    public let state: DuaFragment.ReviewState
  }

  /// The number of duas.
  public var count: Int { draft.duas.count }

  /// Whether every file was read completely. If not, texts of duas may be missing.
  public var isComplete: Bool { draft.isComplete }

  /// The duas whose reviews are not signed or do not fit, in the order of the sources.
  public var waiting: [Entry] {
    draft.duas.filter { $0.reviewState != .current }.map { dua in
      Entry(slug: dua.name, title: dua.title.first?.text.value ?? "", state: dua.reviewState)
    }
  }

  /// What a reviewer of a dua reads.
  public struct DuaReview: Sendable {
    let dua: DuaFragment
    /// The slug; without one, the id.
    public let slug: String
    /// Whether the dua is reviewed, and the review fits its texts.
    public let state: DuaFragment.ReviewState
    /// Who signed the review.
    public let reviewer: String?
    /// The day of the review.
    public let date: String?
    /// The texts and sources that a signature covers; nil if one cannot be read.
    public let text: ReviewedText?
    /// The titles and the prose, under the names of their fields, such as `benefit.en`.
    public let others: [ReviewedText.Part]
    /// The findings in the dua and in its texts.
    public let findings: [Diagnostic]
    /// What has changed since the review, if the reviewed version is found and the library is complete.
    public let changes: [String]
    /// Whether no text of the dua can be in a file that was not read completely.
    public let isComplete: Bool
  }

  /// The review of a dua, by its slug or id. Throws if there is none.
  public func review(of name: String) throws(OperationalFailure) -> DuaReview {
    let found =
      draft.duas.firstIndex { $0.slug.value?.rawValue == name }
      ?? draft.duas.firstIndex { $0.id.value.map(String.init) == name }
    guard let index = found else {
      let slugs = draft.duas.compactMap(\.slug.value?.rawValue)
      throw OperationalFailure(
        "no dua is called \(name.quoted())\(Suggestion.phrase(for: name, among: slugs))"
      )
    }
    let (dua, owners) = (draft.duas[index], DuaDiagnostics(draft))
    return DuaReview(
      dua: dua,
      slug: dua.name,
      state: dua.reviewState,
      reviewer: dua.review?.reviewer.value,
      date: dua.review?.date.value,
      text: ReviewedText(dua),
      others: dua.otherTexts,
      findings: report.diagnostics.filter { owners.dua(of: $0) == index },
      changes: dua.reviewState == .stale && isComplete ? history.changes(of: dua)?.messages ?? [] : [],
      isComplete: isComplete
    )
  }
}

extension DuaFragment {
  fileprivate var name: String { self.slug.value?.rawValue ?? self.id.value.map { String($0) } ?? "?" }

  fileprivate var otherTexts: [ReviewedText.Part] {
    [DuaText.title, .bestTime, .benefit, .context, .propheticContext].flatMap { text in
      self[text].compactMap { language, field in
        field.value.map {
          ReviewedText.Part("\(text.rawValue)\(language.map { ".\($0.rawValue)" } ?? "")", $0)
        }
      }
    }
  }
}
