import ContentDraft
import ContentIngest
import Diagnostics
import DuaLibrary
import Testing

@testable import LibraryCompiler

@Suite("Closing a library")
struct ResolutionTests {
  private static let place = SourceRange(file: FileID(0), 0..<1)

  private func draft() -> LibraryDraft {
    LibraryDraft(
      files: [Content.library, Content.duas, Content.journeys].enumerated().map { index, path in
        let text = Samples.files["/project/content/\(path)"] ?? ""
        return ContentIngest.ingest(Array(text.utf8), file: FileID(index), path: path)
      }
    )
  }

  @Test("a good draft closes")
  func good() throws {
    #expect(try Library(resolving: draft()).duas.count == 3)
  }

  /// Every optional field, made unreadable.
  private static let changes: [@Sendable (inout LibraryDraft) -> Void] = [
    { $0.duas[0].category = .invalid(place) }, { $0.duas[0].collection = .invalid(place) },
    { $0.duas[0].duration = .invalid(place) }, { $0.duas[0].transliteration = .invalid(place) },
    { $0.duas[0].audio = .invalid(place) }, { $0.duas[0].variantOf = .invalid(place) },
    { $0.duas[0].title.append(unread) }, { $0.duas[0].translation.append(unread) },
    { $0.duas[0].bestTime.append(unread) }, { $0.duas[0].benefit.append(unread) },
    { $0.duas[0].context.append(unread) }, { $0.duas[0].propheticContext.append(unread) },
    { $0.duas[0].review?.status = .invalid(place) }, { $0.duas[0].review?.reviewer = .invalid(place) },
    { $0.duas[0].review?.hash = .invalid(place) }, { $0.duas[0].sources[0].kind = .invalid(place) },
    { $0.duas[0].sources[0].grade = .invalid(place) }, { $0.duas[0].sources[0].grader = .invalid(place) },
    { $0.duas[0].sources[0].note = .invalid(place) }, { $0.journeys[0].minutes = .invalid(place) },
    { $0.journeys[0].xp = .invalid(place) }, { $0.journeys[0].premium = .invalid(place) },
    { $0.journeys[0].featured = .invalid(place) }, { $0.journeys[0].collection = .invalid(place) },
    { $0.journeys[0].description.append(unread) }, { $0.declaration?.licence = .invalid(place) },
    { $0.declaration?.defaultLanguage = .invalid(place) },
    { $0.declaration?.categories[0].emoji = .invalid(place) },
    { $0.declaration?.categories[0].description.append(unread) },
    { $0.declaration?.collections[0].premium = .invalid(place) },
    { $0.declaration?.works[0].name.append(unread) },
  ]

  private static let unread = LocalizedField(language: .arabic, text: .invalid(place))

  @Test("an unreadable field is never dropped", arguments: changes.indices)
  func unreadable(index: Int) {
    var draft = draft()
    Self.changes[index](&draft)
    let failure = #expect(throws: ResolutionError.self) { try Library(resolving: draft) }
    #expect(failure?.finding.rule == NotALibrary.id)
    #expect(failure?.finding.range == Self.place)
  }

  @Test("every part of a draft is used")
  func leftOver() throws {
    var text = TextFragment(range: Self.place, kind: .arabic)
    text.text = Field("رَبِّ", at: Self.place)
    let further = try #require(draft().declaration)
    for change in [
      { $0.isComplete = false }, { $0.orphanedTexts.append(text) }, { $0.unreadableTexts.append(text) },
      { $0.conflictingTexts.append(LibraryDraft.TextConflict(text: text, existing: Self.place)) },
      { $0.duplicateDeclarations.append(further) }, { $0.declaration = nil },
    ] as [(inout LibraryDraft) -> Void] {
      var draft = draft()
      change(&draft)
      #expect(throws: ResolutionError.self) { try Library(resolving: draft) }
    }
  }
}
