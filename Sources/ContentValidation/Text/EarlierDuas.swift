import DuaLibrary

/// The part of the day that a category is for, by its slug.
enum PartOfDay: CaseIterable {
  case morning, evening, any

  init(category: Slug?) {
    let words = category?.rawValue.split(separator: "-") ?? []
    let isMorning = words.contains("morning")
    let isEvening = words.contains("evening")
    self = isMorning == isEvening ? .any : isMorning ? .morning : .evening
  }

  /// Whether two duas are recited at one time of the day, so that equal words are a repetition.
  func overlaps(_ other: Self) -> Bool { self == .any || other == .any || self == other }
}

/// The duas with one wording, as far as needed to find out whether another repeats one of them.
///
/// Only two duas are kept for each part of the day, of different families: one of them is not of the family of a new
/// dua. So a wording that a thousand duas share takes a thousand steps, not a million.
struct EarlierDuas {
  struct Member {
    let dua: Int
    let family: Int
    let part: PartOfDay
  }

  private var members: [Member] = []

  /// The first earlier dua of another family at the same time of the day.
  func duplicate(of member: Member) -> Int? {
    members.first { $0.family != member.family && $0.part.overlaps(member.part) }?.dua
  }

  mutating func add(_ member: Member) {
    let peers = members.filter { $0.part == member.part }
    guard peers.count < 2, peers.first?.family != member.family else { return }
    members.append(member)
  }
}
