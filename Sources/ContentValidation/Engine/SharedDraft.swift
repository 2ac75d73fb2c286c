/// A draft to which the analyses of many texts refer, because a copy of all its tables takes longer than most rules.
final class SharedDraft: Sendable {
  let draft: IndexedDraft

  init(_ draft: IndexedDraft) { self.draft = draft }
}
