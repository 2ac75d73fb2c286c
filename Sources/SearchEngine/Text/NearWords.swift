import UnicodeText

/// Words with nearly the same meaning in a phrase: `distracted while praying` is `distracted in salah`.
///
/// Only phrases of several words that are not in the vocabulary as they are typed are looked up with these: alone, `home` is not
/// a house, nor is a `test` an exam.
package enum NearWords {
  /// The key of a phrase by near words, without those that say little; nil if fewer than two words are left.
  package static func key(of words: [SearchWord]) -> PhraseKey? {
    let telling = words.filter { !$0.isJoining && !isFiller($0) }
    guard (2...PhraseKey.mostWords).contains(telling.count) else { return nil }
    var key = PhraseKey()
    for word in telling { key.add(hash(of: PhraseKey.stemHash(of: word))) }
    return key
  }

  /// The hash of the word that stands for a word and those near to it; that of the word itself if there are none.
  package static func hash(of stemHash: UInt64) -> UInt64 {
    let position = table.indices.partitioningIndex { table[$0].word >= stemHash }
    return position < table.count && table[position].word == stemHash ? table[position].first : stemHash
  }

  /// Whether a word says little in a phrase: `woke up during the night` is `woke at night`.
  package static func isFiller(_ word: SearchWord) -> Bool {
    (word.script == .other ? fillers : arabicFillers).contains(word.bytes)
  }

  private static let arabicFillers = ShortWordSet(arabic: "دعا الدعا ادعيه ذكر اذكار الذكر")

  private static let fillers = ShortWordSet(
    latin: """
      about again all also always any anyone being cant dont during every feel feeling get getting go goes going gone got \
      just keep keeps make me my one person people really said say saying says should someone somebody something still \
      than too up very while want want wants need needs help middle
      """
  )

  /// Ascending by the hashes of the words. Read byte by byte: `split` would make the module for the web larger.
  private static let table: [(word: UInt64, first: UInt64)] = {
    var rows: [(word: UInt64, first: UInt64)] = []
    var word: [UInt8] = []
    var first: UInt64?
    for byte in words.utf8 {
      guard byte <= 0x20 else {
        word.append(byte)
        continue
      }
      let hash = PhraseKey.stemHash(of: .other, word)
      rows.append((word: hash, first: first ?? hash))
      first = byte == 0x20 ? first ?? hash : nil
      word.removeAll()
    }
    return rows.map { SortKey($0.word) }.order().map { rows[$0] }
  }()

  /// Words that are near to each other on a line of its own, which ends with a line feed.
  private static let words = """
    prayer pray salah salat salaah namaz
    prostration sujud sajdah sajda prostrate sajdas
    bowing ruku rukoo bow
    adhan azan athan ezan
    mosque masjid
    ablution wudu wudhu wuzu
    fasting fast sawm roza
    iftar futoor
    ramadan ramadhan ramzan
    pilgrimage hajj haj
    kaaba kabah kaba
    devil satan shaytan shaitan
    magic sorcery sihr witchcraft
    pain ache hurt sore painful aching
    sick ill unwell disease sickness illness
    surgery operation
    tired exhausted tiredness exhaustion
    death die dead dying died
    funeral janazah burial
    grave cemetery graveyard
    child kid son daughter toddler boy girl teenager
    baby infant newborn
    mother mum mom mama
    father dad daddy
    marriage wedding nikah marry married
    birth labour labor delivery childbirth
    exam test examination
    study studying revise revision
    school university college
    job work employment
    boss manager
    friend colleague coworker companion
    house home apartment flat
    toilet bathroom restroom
    clothes dress garment clothing shirt
    meal food eat dinner lunch breakfast ate eaten
    wake woke waking awake awoke awaken wakes
    asleep sleep slept
    nightmare dream dreamt
    traveler traveller
    tooth teeth
    foot feet
    woman women
    man men
    travel trip journey voyage traveling travelling
    plane airplane aeroplane flight
    car vehicle
    market shop shopping mall store supermarket
    begin start
    finish complete end finished
    leave left exit depart leaving
    rise stand straighten raise rising standing
    hear heard listen
    see saw sight seen
    buy purchase bought
    sell sold
    theft thief steal stolen stole robbery robbed
    lost lose loss losing
    money wealth
    rich wealthy
    debt loan owe borrow
    fear afraid scared frightened terrified scare
    anger angry furious temper
    sadness sad sorrow grief sorrowful
    worry worried anxious anxiety nervous
    lonely alone loneliness
    thank gratitude grateful thankful
    salutation blessing greeting
    insult abuse
    cry weep
    protect protection safe safety guard shield
    cure heal healing recover recovery
    forgive forgiveness pardon
    sin mistake
    distract distracted distraction
    broken break broke
    storm hurricane
    lightning thunder
    snake scorpion
    bite bitten bit sting stung
    slaughter sacrifice qurbani udhiyah
    gift present
    invite invitation invited

    """
}
