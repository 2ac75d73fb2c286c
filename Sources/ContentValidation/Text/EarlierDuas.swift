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

  /// Whether two duas may be recited at the same time of day, so that equal words are a repetition.
  func overlaps(_ other: Self) -> Bool { self == .any || other == .any || self == other }
}

/// The duas with one wording, to find whether another dua repeats one of them.
///
/// Two duas of different families are kept of each kind, because a new dua can be of the family of only one of them. So a
/// wording that a thousand duas share takes a thousand steps, not a million.
struct EarlierDuas {
  struct Member {
    let dua: Int
    let family: Int
    let part: PartOfDay
    let citesQuran: Bool

    /// Whether two duas with one wording are the same dua entered twice.
    fileprivate func repeats(_ other: Member) -> Bool {
      family != other.family && part.overlaps(other.part) && !(citesQuran && other.citesQuran)
    }

    fileprivate func isOfSameKind(as other: Member) -> Bool {
      part == other.part && citesQuran == other.citesQuran
    }
  }

  private var members: [Member] = []

  /// The first earlier dua that a dua repeats.
  func duplicate(of member: Member) -> Int? { members.first(where: member.repeats)?.dua }

  mutating func add(_ member: Member) {
    let peers = members.filter(member.isOfSameKind)
    guard peers.count < 2, peers.first?.family != member.family else { return }
    members.append(member)
  }
}
