import ContentDraft
import UnicodeText

/// What has changed in a dua since it was reviewed, as sentences without a period.
public struct ReviewChanges: Equatable, Sendable {
  /// At most ``limit``, and one that counts the others.
  public private(set) var messages: [String] = []

  private static let limit = 10

  /// What a dua has now and did not have when it was reviewed, or the other way round. Texts are compared scalar by scalar.
  ///
  /// - Parameters:
  ///   - old: What was reviewed.
  ///   - new: What the sources have now.
  public init(from old: ReviewedText, to new: ReviewedText) {
    let before = Dictionary(old.parts.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let after = Set(new.parts.map(\.name))
    var all: [String] = []
    for part in new.parts {
      guard let value = before[part.name] else {
        all.append("`\(part.name)` was added: \(part.value.quoted())")
        continue
      }
      if !value.utf8.elementsEqual(part.value.utf8) {
        all += WordChanges(from: value, to: part.value).sentences(about: part.name)
      }
    }
    for part in old.parts where !after.contains(part.name) {
      all.append("`\(part.name)` was removed: \(part.value.quoted())")
    }
    messages = Array(all.prefix(Self.limit))
    if all.count > Self.limit { messages.append("and \(all.count - Self.limit) more changes") }
  }
}
