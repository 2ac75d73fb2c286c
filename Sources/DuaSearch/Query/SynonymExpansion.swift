/// Adds to the groups of a query what means the same.
struct SynonymExpansion {
  let resources: RankingResources
  let words: WordLexicon

  static let worth = 0.65

  /// `query` are the words of the first groups, in their order; of those without members a slip of the hand is mended, where
  /// `mendsSlips`.
  func expand(
    _ groups: inout [TermGroup],
    words query: [SearchWord],
    mendsSlips: Bool = true
  ) throws(SearchIndexError) {
    guard !resources.synonyms.isEmpty else { return }
    var place = 0
    while place < query.count {
      var step = 1
      let isUnknown = groups[place].members.isEmpty
      for length in stride(from: min(4, query.count - place), through: 1, by: -1) {
        let members = resources.synonyms.members(of: query[place..<place + length])
        guard !members.isEmpty else { continue }
        for member in members { try add(member, to: &groups[place]) }
        step = length
        break
      }
      if isUnknown, mendsSlips, groups[place].members.isEmpty {
        for member in resources.synonyms.members(near: query[place]) { try add(member, to: &groups[place]) }
      }
      place += step
    }
  }

  private func add(_ member: SynonymTable.Member, to group: inout TermGroup) throws(SearchIndexError) {
    let list =
      try member.isArabic ? PostingTable(arabic: resources.index)[member.word] : words.lists[member.word]
    guard list.count > 0 else { return }
    // A word of a phrase is weak evidence of the phrase.
    let worth = Self.worth / Double(member.phraseLength)
    let weight = (resources.rarity(list.count) * worth * Double(ImpactScale.unit)).rounded()
    group.members.append(.init(list: list, weight: Int(weight)))
  }
}
