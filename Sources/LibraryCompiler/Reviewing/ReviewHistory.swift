import ContentDraft
import ContentIngest
import ContentValidation
import Diagnostics
import DuaLibrary

/// Finds the reviewed versions of duas in the Git history of the sources.
struct ReviewHistory {
  let git: GitClient
  let reader: SourceReader

  /// The number of commits that are searched for a reviewed version, and of duas for which they are.
  private static let commitLimit = 50
  private static let duaLimit = 10

  /// The findings, with notes about what has changed since the review in those about stale reviews.
  func explained(_ findings: [Finding], in draft: LibraryDraft) -> [Finding] {
    guard findings.contains(where: { $0.rule == StaleReview.id }) else { return findings }
    let duas = Dictionary(
      draft.duas.compactMap { dua in dua.review.map { ($0.hash.range ?? $0.range, dua) } },
      uniquingKeysWith: { first, _ in first }
    )
    var explained = findings
    let stale = findings.indices.filter { findings[$0].rule == StaleReview.id }
    for index in stale.prefix(Self.duaLimit) {
      guard let dua = findings[index].range.flatMap({ duas[$0] }), let changes = changes(of: dua) else {
        continue
      }
      explained[index].notes += changes.messages.map { Finding.Note($0) }
    }
    return explained
  }

  /// What has changed since the review of a dua; nil if the reviewed version is not found.
  func changes(of dua: DuaFragment) -> ReviewChanges? {
    guard let now = ReviewedText(dua), let then = reviewedText(of: dua) else { return nil }
    return ReviewChanges(from: then, to: now)
  }

  /// The newest version of a dua with the hash of its review. It may have had another slug then, but never another id.
  private func reviewedText(of dua: DuaFragment) -> ReviewedText? {
    guard let slug = dua.slug.value, let hash = dua.review?.hash.value else { return nil }
    let id = dua.id.value
    let files = dua.files
    for commit in git.commits(reader.root, files.map(reader.listing.path), Self.commitLimit) {
      let versions = files.compactMap { file in
        let path = reader.listing.path(of: file)
        return git.contents(reader.root, commit, path).map {
          ContentIngest.ingest($0, file: file, path: path)
        }
      }
      let draft = LibraryDraft(files: versions)
      for version in draft.duas
      where version.slug.value == slug || id != nil && version.id.value == id {
        if let text = ReviewedText(version), text.hash.utf8.elementsEqual(hash.utf8) { return text }
      }
    }
    return nil
  }
}

extension DuaFragment {
  /// The files that contain what a review is about, sorted.
  fileprivate var files: [FileID] {
    let texts = [self.arabic.range, self.transliteration.range] + self.translation.map(\.text.range)
    return Set(([self.range] + texts.compactMap(\.self)).map(\.file)).sorted()
  }
}
