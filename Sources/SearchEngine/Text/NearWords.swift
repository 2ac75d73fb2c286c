import UnicodeText

/// Words with nearly the same meaning in a phrase: `distracted while praying` is `distracted in salah`.
///
/// Only phrases of several words that are not in the vocabulary as they are typed are looked up with these: alone, `home` is not
/// a house, nor is a `test` an exam.
package enum NearWords {
  /// The hash of the word that stands for a word and those near to it; that of the word itself if there are none.
  package static func hash(of stemHash: UInt64) -> UInt64 {
    let position = table.indices.partitioningIndex { table[$0].word >= stemHash }
    return position < table.count && table[position].word == stemHash ? table[position].first : stemHash
  }

  /// Ascending by the hashes of the words. Split as UTF-8: splitting at characters would add the tables of grapheme clusters
  /// and of normalization to the module for the web.
  private static let table: [(word: UInt64, first: UInt64)] = {
    let rows = words.utf8.split { $0 == 0x0A }.flatMap { line in
      let hashes = line.split { $0 == 0x20 }.map { PhraseKey.stemHash(of: .other, Array($0)) }
      return hashes.map { (word: $0, first: hashes[0]) }
    }
    return rows.map { SortKey($0.word) }.order().map { rows[$0] }
  }()

  private static let words = """
    prayer pray salah salat salaah namaz
    prostration sujud sajdah sajda
    bowing ruku rukoo
    adhan azan athan ezan
    mosque masjid
    ablution wudu wudhu wuzu
    fasting fast sawm roza
    ramadan ramadhan ramzan
    pilgrimage hajj haj
    kaaba kabah kaba
    quran koran
    devil satan shaytan shaitan
    magic sorcery sihr
    pain ache hurt sore painful aching
    sick ill unwell disease
    surgery operation
    tired exhausted tiredness exhaustion
    death die dead dying died
    funeral janazah
    grave cemetery graveyard
    child kid son daughter toddler
    baby infant newborn
    mother mum mom mama
    father dad daddy
    marriage wedding nikah marry married
    exam test examination
    school university college
    job work employment
    boss manager
    house home
    toilet bathroom restroom
    clothes dress garment clothing
    meal food eat dinner lunch
    thirst thirsty
    hunger hungry
    asleep sleep
    nightmare dream
    travel trip journey voyage
    plane airplane aeroplane flight
    car vehicle
    sea ocean
    begin start
    finish complete end
    buy purchase
    theft thief steal stolen stole robbery robbed
    lost lose loss
    money wealth
    fear afraid scared frightened terrified
    anger angry
    sadness sad sorrow grief
    worry worried anxious anxiety
    thank gratitude grateful thankful
    insult abuse
    cry weep
    """
}
