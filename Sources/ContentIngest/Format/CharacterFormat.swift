import ContentDraft
import Diagnostics
import DuaLibrary

extension SourceFormat {
  static let characters = RecordDecoder<CharacterLists>(
    "characters",
    from: { CharacterLists(extent: $0.extent) },
    [
      .keyedValues("groups", .characters) { lists, key, entry, _ in lists.groups.add(entry, under: key) },
      .values("arabic", .characters) { $0.arabic.append($1) },
      .values("transliteration", .characters) { $0.transliteration.append($1) },
      .values("emoji", .characters) { $0.emoji.append($1) },
      .keyedValues("text", .characters) { lists, key, entry, _ in lists.text.add(entry, under: key) },
    ]
  )
}

/// The object `characters` of the policy, before the group names are resolved.
struct CharacterLists {
  /// Through its closing bracket.
  let extent: SourceRange
  var groups = KeyedEntries()
  var arabic: [Located<CharacterEntry>] = []
  var transliteration: [Located<CharacterEntry>] = []
  var emoji: [Located<CharacterEntry>] = []
  var text = KeyedEntries()

  init(extent: SourceRange) { self.extent = extent }

  func resolved(_ context: inout DecodingContext) -> CharacterPolicy {
    var named: [String: [ClosedRange<UInt32>]] = [:]
    for list in groups.lists {
      guard list.key.value != Self.emojiGroup, CharacterEntry.isGroupName(list.key.value) else {
        context.report(MalformedCharacters.groupName(list.key))
        continue
      }
      named[list.key.value] = ranges(of: list, &context)
    }
    var policy = CharacterPolicy()
    policy.arabic = inventory(arabic, "arabic", named, &context)
    policy.transliteration = inventory(transliteration, "transliteration", named, &context)
    policy.emoji = inventory(emoji, "emoji", named, &context)
    for list in text.lists {
      let key = RawValue(kind: .untyped, text: list.key.value, range: list.key.range)
      guard let language = ValueKind.language.parse(key, "text", &context) else { continue }
      policy.text[language] = inventory(list.entries, list.key.value, named, &context)
    }
    return policy
  }

  private func ranges(of group: KeyedEntries.List, _ context: inout DecodingContext) -> [ClosedRange<UInt32>]
  {
    group.entries.compactMap { entry in
      switch entry.value {
      case .range(let range): return range
      case .group(let name):
        context.report(UnknownCharacterGroup.nested(name, in: group.key.value, at: entry.range))
        return nil
      }
    }
  }

  /// Nil when the list is empty.
  private func inventory(
    _ entries: [Located<CharacterEntry>],
    _ list: String,
    _ named: [String: [ClosedRange<UInt32>]],
    _ context: inout DecodingContext
  ) -> CharacterInventory? {
    guard !entries.isEmpty else { return nil }
    var ranges: [ClosedRange<UInt32>] = []
    var allowsEmoji = false
    for entry in entries {
      switch entry.value {
      case .range(let range): ranges.append(range)
      case .group(Self.emojiGroup): allowsEmoji = true
      case .group(let name):
        if let group = named[name] {
          ranges += group
        } else {
          let groups = Array(named.keys) + [Self.emojiGroup]
          context.report(UnknownCharacterGroup.finding(name, in: list, groups: groups, at: entry.range))
        }
      }
    }
    return CharacterInventory(ranges, allowsEmoji: allowsEmoji)
  }

  private static let emojiGroup = "emoji"
}

/// Named lists of characters, in source order.
struct KeyedEntries {
  struct List {
    let key: Located<String>
    var entries: [Located<CharacterEntry>]
  }

  private(set) var lists: [List] = []

  /// The entries of one key are consecutive.
  mutating func add(_ entry: Located<CharacterEntry>, under key: Located<String>) {
    if let last = lists.last, last.key.range == key.range {
      lists[lists.count - 1].entries.append(entry)
    } else {
      lists.append(List(key: key, entries: [entry]))
    }
  }
}
