/// A hadith collection that is cited in free text, with the numbering that is assumed.
///
/// The numberings and highest numbers are those of the editions that most web pages quote.
package enum KnownWork: String, CaseIterable, Sendable {
  case bukhari, muslim
  case abuDawud = "abu-dawud"
  case tirmidhi, nasai
  case ibnMajah = "ibn-majah"
  case malik, ahmad
  case ibnHibban = "ibn-hibban"
  case adabAlMufrad = "adab-al-mufrad"

  /// The English name.
  package var name: String { details.name }
  /// The edition or scheme that its numbers follow.
  package var numbering: String { details.numbering }
  /// The highest number of that scheme.
  package var highest: Int { details.highest }

  private var details: (name: String, numbering: String, highest: Int) {
    switch self {
    case .bukhari: ("Sahih al-Bukhari", "Fath al-Bari", 7563)
    case .muslim: ("Sahih Muslim", "Fu'ad 'Abd al-Baqi", 3033)
    case .abuDawud: ("Sunan Abi Dawud", "Muhyi al-Din 'Abd al-Hamid", 5274)
    case .tirmidhi: ("Jami' al-Tirmidhi", "Ahmad Shakir", 3956)
    case .nasai: ("Sunan al-Nasa'i", "Abu Ghuddah", 5758)
    case .ibnMajah: ("Sunan Ibn Majah", "Fu'ad 'Abd al-Baqi", 4341)
    case .malik: ("Muwatta Malik", "Fu'ad 'Abd al-Baqi", 1832)
    case .ahmad: ("Musnad Ahmad", "al-Risalah", 27647)
    case .ibnHibban: ("Sahih Ibn Hibban", "al-Ihsan", 7491)
    case .adabAlMufrad: ("Al-Adab al-Mufrad", "Fu'ad 'Abd al-Baqi", 1322)
    }
  }
}
