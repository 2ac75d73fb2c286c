import DuaLibrary
import DuaSearch
import SearchIndexing
import Testing

/// A small library with a dua for every search route.
enum SampleLibrary {
  static func library() throws -> Library {
    let bukhari = try #require(Slug("bukhari"))
    let french = try #require(LanguageTag("fr"))
    func hadith(_ number: String, _ grade: HadithGrade?) throws -> Citation {
      .hadith(HadithReference(work: bukhari, number: try #require(HadithNumber(number)), grade: grade))
    }
    func dua(
      _ id: Int,
      _ slug: String,
      _ title: String,
      _ arabic: String,
      _ transliteration: String?,
      _ translation: LocalizedText,
      _ sources: [Citation],
      category: Int = 1,
      audio: AssetPath? = nil
    ) throws -> Dua {
      Dua(
        id: Dua.ID(rawValue: id),
        slug: try #require(Slug(slug)),
        category: Category.ID(rawValue: category),
        title: [.english: title],
        arabic: arabic,
        transliteration: transliteration,
        translation: translation,
        sources: sources,
        difficulty: .beginner,
        xp: 15,
        audio: audio
      )
    }
    let duas = [
      try dua(
        3,
        "kursi",
        "The Throne",
        "اللَّهُ لَا إِلَٰهَ إِلَّا هُوَ الْحَيُّ الْقَيُّومُ لَا تَأْخُذُهُ سِنَةٌ وَلَا نَوْمٌ",
        "allāhu lā ilāha illā huwa l-ḥayyu l-qayyūm, lā taʾkhudhuhu sinatun wa-lā nawm",
        [.english: "Allah: there is no god but He, the Living, the Sustainer."],
        [.quran(try QuranReference(surah: 2, ayahs: 255...255))]
      ),
      try dua(
        7,
        "istighfar",
        "Seeking forgiveness",
        "اللَّهُمَّ أَنْتَ رَبِّي لَا إِلَٰهَ إِلَّا أَنْتَ خَلَقْتَنِي وَأَنَا عَبْدُكَ",
        "allāhumma anta rabbī lā ilāha illā ant, khalaqtanī wa-ana ʿabduk",
        [
          .english: "O Allah, You are my Lord. You made me and I am Your servant.",
          french: "Tu es mon Seigneur",
        ],
        [try hadith("6306", .sahih)],
        category: 2
      ),
      try dua(
        8,
        "praise",
        "Praise",
        "الْحَمْدُ لِلَّهِ رَبِّ الْعَالَمِينَ",
        "al-ḥamdu li-llāhi rabbi l-ʿālamīn",
        [.english: "All praise belongs to Allah."],
        [.quran(try QuranReference(surah: 1, ayahs: 2...2))],
        audio: try AssetPath("audio/8.m4a")
      ),
      try dua(
        12,
        "after-ablution",
        "After ablution",
        "أَشْهَدُ أَنْ لَا إِلَٰهَ إِلَّا اللَّهُ وَحْدَهُ لَا شَرِيكَ لَهُ",
        "ashhadu an lā ilāha illā llāhu waḥdahu lā sharīka lah",
        [.english: "I testify that there is no god but Allah alone."],
        [try hadith("627f", .hasan)]
      ),
      try dua(
        20,
        "glory",
        "Glory",
        "سُبْحَانَ اللَّهِ وَبِحَمْدِهِ سُبْحَانَ اللَّهِ الْعَظِيمِ",
        "subḥāna llāhi wa-bi-ḥamdih, subḥāna llāhi l-ʿaẓīm",
        [.english: "Glory be to Allah, the Tremendous."],
        [],
        category: 2
      ),
      try dua(
        21,
        "mercy",
        "Mercy on parents",
        "رَبِّ ارْحَمْهُمَا كَمَا رَبَّيَانِي صَغِيرًا",
        nil,
        [.english: "My Lord, have mercy on both of them as they raised me when I was small."],
        [.quran(try QuranReference(surah: 17, ayahs: 24...24))]
      ),
    ]
    func category(_ id: Int, _ slug: String) throws -> DuaLibrary.Category {
      DuaLibrary.Category(id: .init(rawValue: id), slug: try #require(Slug(slug)), name: [.english: slug])
    }
    let journey = Journey(
      id: Journey.ID(rawValue: 5),
      slug: try #require(Slug("evening")),
      name: [.english: "Calm evening"],
      emoji: "🌙",
      minutes: 1,
      xp: 30,
      order: 1,
      steps: [
        .init(dua: Dua.ID(rawValue: 8), slot: .morning), .init(dua: Dua.ID(rawValue: 20), slot: .evening),
      ]
    )
    return try Library(
      name: "Sample",
      version: "1.0.0",
      licence: "CC0-1.0",
      defaultLanguage: .english,
      duas: duas,
      categories: [try category(1, "daily"), try category(2, "remembrance")],
      collections: [],
      journeys: [journey],
      works: [
        ReferenceWork(
          slug: bukhari,
          name: [.english: "Sahih al-Bukhari"],
          aliases: ["صحيح البخاري"],
          numbering: "fath",
          highest: 7563
        )
      ]
    )
  }

  static func vocabulary() throws -> SearchVocabulary {
    SearchVocabulary(
      synonyms: [["wudu", "ablution", "وضوء"]],
      surahs: [
        .init(surah: 1, names: ["al-Fatihah", "الفاتحة"]), .init(surah: 2, names: ["al-Baqarah", "البقرة"]),
        .init(surah: 17, names: ["al-Isra", "الإسراء"]),
      ],
      verses: [
        .init(
          verses: [try QuranReference(surah: 2, ayahs: 255...255)],
          names: ["Ayat al-Kursi", "آية الكرسي"]
        )
      ]
    )
  }

  static func index() throws -> [UInt8] {
    IndexBuilder(
      try library(),
      vocabulary: try vocabulary(),
      derivedVerses: [
        DerivedVerses(dua: Dua.ID(rawValue: 20), verses: [try QuranReference(surah: 17, ayahs: 44...44)])
      ]
    ).build()
  }

  static func search() throws -> LibrarySearch { try LibrarySearch(bytes: index()) }
}

extension LibrarySearch {
  func ids(_ query: String, _ options: SearchOptions = SearchOptions()) throws -> [Int] {
    try search(query, options: options).map(\.id.rawValue)
  }
}
