/// The names under which hadith collections are cited, as folded words.
enum WorkNames {
  /// The work whose name starts the tokens, and the number of words of the name; the longest name wins. In Arabic, a conjunction may be
  /// joined to it: `ومسلم`.
  static func match(_ tokens: ArraySlice<CitationToken>) -> (work: KnownWork, length: Int)? {
    guard case .word(let first)? = tokens.first else { return nil }
    if let match = match(first, tokens.dropFirst()) { return match }
    guard first.unicodeScalars.first == "و" else { return nil }
    return match(String(first.unicodeScalars.dropFirst()), tokens.dropFirst())
  }

  private static func match(
    _ first: String,
    _ rest: ArraySlice<CitationToken>
  ) -> (work: KnownWork, length: Int)? {
    guard let names = namesByFirstWord[first] else { return nil }
    var best: (work: KnownWork, length: Int)?
    for (words, work) in names where words.count > best?.length ?? 0 {
      if rest.count >= words.count - 1, zip(rest, words.dropFirst()).allSatisfy({ $0 == .word($1) }) {
        best = (work, words.count)
      }
    }
    return best
  }

  /// The collection whose author wrote the other book that a word is of the name of: as-Sunan al-Kubra and ʿAmal al-Yawm wa-l-Layla of
  /// an-Nasa'i, ash-Shama'il of at-Tirmidhi, az-Zuhd of Ahmad, at-Tarikh al-Kabir of al-Bukhari. Nil for other words.
  static func collection(besideBook token: CitationToken) -> KnownWork? {
    guard case .word(let word) = token else { return nil }
    return collectionsBesideBooks[word]
  }

  /// Whether the words directly before the name of a collection make it a part of another name: that of another book of its author
  /// (`ash-Shama'il of at-Tirmidhi`), of a commentary or an abridgment (`Sharh Sahih Muslim`), or of a person (`Anas ibn Malik`).
  static func isPartOfOtherName(_ work: KnownWork, after tokens: ArraySlice<CitationToken>) -> Bool {
    var words = tokens
    // The dot of an abbreviation: `Anas b. Malik`.
    if words.last == .sign("."), words.dropLast().last == .word("b") { words.removeLast() }
    guard case .word(let last)? = words.last else { return false }
    if descent.contains(last) { return true }
    for token in words.suffix(longestOtherName).reversed() {
      guard case .word(let word) = token, !conjunctions.contains(word) else { return false }
      if booksAboutBooks.contains(word) || collectionsBesideBooks[word] == work { return true }
    }
    return false
  }

  /// The greatest number of words between another book's first word and its author: `at-Tarikh al-Kabir lil-Bukhari`.
  private static let longestOtherName = 3
  private static let descent: Set<String> = ["ibn", "ibnu", "bin", "b", "bint", "بن", "ابن", "بنت"]
  private static let conjunctions: Set<String> = ["and", "dan", "et", "ve", "و"]
  private static let booksAboutBooks: Set<String> = [
    "sharh", "syarh", "syarah", "sarh", "commentary", "شرح", "mukhtasar", "mukhtashar", "muhtasar", "مختصر",
  ]
  private static let collectionsBesideBooks: [String: KnownWork] = [
    "kubra": .nasai, "kubraa": .nasai, "الكبري": .nasai,
    "yawm": .nasai, "yaum": .nasai, "yawmi": .nasai, "اليوم": .nasai,
    "shamail": .tirmidhi, "shamael": .tirmidhi, "syamail": .tirmidhi, "الشمايل": .tirmidhi,
    "zuhd": .ahmad, "الزهد": .ahmad,
    "tarikh": .bukhari, "tareekh": .bukhari, "التاريخ": .bukhari,
  ]

  private static let namesByFirstWord: [String: [(words: [String], work: KnownWork)]] = Dictionary(
    grouping: table.flatMap { work, spellings in
      spellings.map { (words: $0.split(separator: " ").map(String.init), work: work) }
    },
    by: { $0.words[0] }
  )

  private static let table: [(KnownWork, [String])] = [
    (
      .bukhari,
      [
        "bukhari", "bukhary", "bukari", "buhari", "boukhari", "sahih bukhari", "shahih bukhari",
        "sahih imam bukhari", "البخاري", "صحيح البخاري", "بخاري",
      ]
    ),
    (.muslim, ["muslim", "sahih muslim", "shahih muslim", "مسلم", "صحيح مسلم"]),
    (
      .abuDawud,
      [
        "abu dawud", "abi dawud", "abu dawood", "abu daud", "abu daawud", "abu dawod", "abudawud",
        "abu davud", "sunan abu dawud", "sunan abi dawud", "sunan abu dawood", "ابو داود", "ابي داود",
        "سنن ابي داود",
      ]
    ),
    (
      .tirmidhi,
      [
        "tirmidhi", "tirmidzi", "tirmizi", "tirmithi", "tirmidi", "jami tirmidhi", "sunan tirmidhi",
        "sunan tirmidzi", "الترمذي", "سنن الترمذي", "جامع الترمذي",
      ]
    ),
    (
      .nasai, ["nasai", "nasaai", "nisai", "nasaiy", "sunan nasai", "sunan nasaai", "النسائي", "سنن النسائي"]
    ),
    (
      .ibnMajah,
      [
        "ibn majah", "ibnu majah", "ibn maja", "ibn majeh", "ibni majah", "sunan ibn majah",
        "sunan ibnu majah", "ابن ماجه", "سنن ابن ماجه",
      ]
    ),
    (.malik, ["malik", "muwatta", "muwatta malik", "muwatta imam malik", "مالك", "موطا مالك", "الموطا"]),
    (
      .ahmad,
      ["ahmad", "ahmed", "musnad ahmad", "musnad ahmed", "musnad imam ahmad", "احمد", "مسند احمد"]
    ),
    (.ibnHibban, ["ibn hibban", "ibnu hibban", "sahih ibn hibban", "ابن حبان", "صحيح ابن حبان"]),
    (
      .adabAlMufrad,
      [
        "adab mufrad", "adabul mufrad", "abadul mufrad", "adabil mufrad", "sahih adab mufrad",
        "shahiib adabil mufrad", "الادب المفرد",
      ]
    ),
  ]
}
