import CitationText
import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// A hadith source refers to a collection of hadith that is not declared.
///
/// ## What it does
/// Looks up the `collection` of every hadith source among the works of `library.json`. Other names of a work (its `name` and
/// `aliases`) are not accepted, but are used for suggestions.
///
/// If only one declared work is not cited, and several sources cite one that is not declared, the finding is at the
/// declaration. While `library.json` is unfinished and declares no works, or one of them has no slug that can be read, nothing
/// is looked up.
///
/// ## Why it matters
/// The app shows a work by its name, and hadith numbers are checked against its highest number.
///
/// ## Example
/// ```xml
/// <source type="hadith" collection="bukhary" number="6306" grade="sahih"/>
/// ```
/// while `library.json` declares `bukhari`.
///
/// ## How to fix it
/// Correct the slug, or declare the work with its numbering and its highest number.
enum UnknownWork: Rule {
  static let id: RuleID = "RF04"
  static let name = "unknown-work"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    guard let declaration = draft.declaration, draft.hasReadSlugsOfWorks else { return [] }
    let references = draft.duas.flatMap { dua in
      dua.sources.compactMap { $0.kind.value == .hadith ? $0.collection.located : nil }
    }
    let unknown = references.filter { draft.works[$0.value] == nil }
    guard !unknown.isEmpty else { return [] }
    if let renamed = renamedWork(unknown, declaration.works, Set(references.map(\.value))) {
      return [renamed]
    }
    let slugOfName = slugsByName(of: declaration.works)
    var suggester = Suggester(slugOfName.keys)
    return unknownNames(
      unknown,
      "work",
      suggestion: { slug in
        suggester.nearest(to: slug.rawValue).flatMap { slugOfName[$0] } ?? declaredWork(namedIn: slug, draft)
      },
      otherwise: "declare it under `works` in `library.json`"
    )
  }

  /// The only known work that a slug names beside titles, as `imam-muslim` does, if it is declared. With any other word a slug may
  /// be that of another book: `hisn-al-muslim`.
  private static func declaredWork(namedIn slug: Slug, _ draft: IndexedDraft) -> String? {
    var words = slug.rawValue.utf8.split(separator: UInt8(ascii: "-")).map {
      String(decoding: $0, as: UTF8.self)
    }[...]
    while words.count > 1, let first = words.first, titles.contains(first) { words.removeFirst() }
    while words.count > 1, let last = words.last, titles.contains(last) { words.removeLast() }
    let named = works(words)
    guard named.count == 1, works(words.dropFirst()).isEmpty, works(words.dropLast()).isEmpty,
      let work = named.first.flatMap({ Slug($0.rawValue) }), draft.works[work] != nil
    else { return nil }
    return work.rawValue
  }

  private static func works(_ words: ArraySlice<String>) -> [KnownWork] {
    CitationParser.works(namedIn: words.joined(separator: " "))
  }

  /// The words of slugs of works beside the names of their authors, and the articles.
  private static let titles: Set<String> = [
    "al", "an", "at", "collection", "hadith", "imam", "jami", "musnad", "muwatta", "sahih", "sharif", "sunan",
    "the",
  ]

  /// If several sources cite one work that is not declared, and exactly one declared work is not cited, that work was renamed.
  /// Works have no ids, so nothing else shows it.
  private static func renamedWork(_ unknown: [Located<Slug>], _ works: [WorkFragment], _ cited: Set<Slug>)
    -> Finding?
  {
    let unused = works.map(\.slug).located().filter { !cited.contains($0.value) }
    guard let old = unknown.first, unknown.count > 1, unknown.allSatisfy({ $0.value == old.value }),
      let new = unused.first, unused.count == 1
    else { return nil }
    let everywhere = unknown.prefix(FixIt.editLimit).map { FixIt.Edit($0.range, new.value.rawValue) }
    return finding(
      "no source cites the work `\(new.value)`, and \(unknown.count) sources cite `\(old.value)`, which is not declared: write the same "
        + "name everywhere",
      at: new.range,
      notes: [Finding.Note("the first of these sources is here", at: old.range)],
      fixIts: [
        FixIt("write `\(old.value)`", FixIt.Edit(new.range, old.value.rawValue)),
        FixIt("write `\(new.value)` in \(unknown.count) sources", .unsafe, everywhere),
      ]
    )
  }

  /// The slugs of the works by their slugs, names and aliases, spelled as slugs.
  private static func slugsByName(of works: [WorkFragment]) -> [String: String] {
    var slugs: [String: String] = [:]
    for work in works {
      guard let slug = work.slug.value?.rawValue else { continue }
      for name in work.name.compactMap(\.text.value) + work.aliases.map(\.value)
      where slugs[spelledAsSlug(name)] == nil {
        slugs[spelledAsSlug(name)] = slug
      }
    }
    for slug in works.compactMap(\.slug.value?.rawValue) { slugs[slug] = slug }
    return slugs
  }

  private static func spelledAsSlug(_ name: String) -> String {
    let scalars = name.lowercased().unicodeScalars
    return String(scalars: scalars.map { $0.properties.isWhitespace || $0 == "_" ? "-" : $0 })
  }
}
