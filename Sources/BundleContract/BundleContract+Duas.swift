// `duas.json`.

extension BundleContract {
  static let source = ContractUnion(
    "Source",
    "Where a dua comes from",
    [
      ContractObject(
        "HadithSource",
        "A hadith",
        tag: "hadith",
        [
          ContractField("collection", .form(.slug), "The slug of a row of `works.json`"),
          ContractField("number", .form(.hadithNumber), "The number in the collection: `6306`, `627f`"),
          ContractField(
            optional: "grade",
            .choice(["sahih", "hasan", "daif", "mawdu"]),
            "The grade of its chain"
          ),
          ContractField(optional: "grader", .text, "Who gave the grade"),
          ContractField(optional: "note", .text, "A note for the reader"),
        ]
      ),
      ContractObject(
        "QuranSource",
        "Verses of the Quran",
        tag: "quran",
        [
          ContractField("surah", .integer(minimum: 1, maximum: 114), "The number of the surah"),
          ContractField(
            "ayah",
            .form(.ayahs),
            "The number of the ayah, or of the first and the last: `255-257`"
          ),
        ]
      ),
      ContractObject(
        "OtherSource",
        "Another work",
        tag: "other",
        [ContractField("title", .text, "The title of the work, and the passage in it")]
      ),
    ]
  )

  static let review = ContractObject(
    "Review",
    "Whether a scholar has approved a dua",
    [
      ContractField("status", .choice(["unreviewed", "reviewed"]), "The status of the review"),
      ContractField(optional: "by", .text, "Who reviewed the dua"),
      ContractField(optional: "hash", .text, "The hash of the text that was reviewed"),
    ]
  )

  static let duaLocalization = ContractObject(
    "DuaLocalization",
    "The texts of a dua in a language other than the default",
    [
      ContractField(optional: "title", .text, "The title"),
      ContractField(optional: "best_time", .text, "When to say the dua"),
      ContractField(optional: "rizq_benefit", .text, "Its benefit to the person who says it"),
      ContractField(optional: "context", .text, "Its origin, or the occasion on which it is said"),
      ContractField(optional: "prophetic_context", .text, "What the Prophet said or did with it"),
    ]
  )

  static let dua = ContractObject(
    "Dua",
    "A supplication",
    [
      ContractField("id", entityNumber, "The number, never reused for another dua"),
      ContractField("slug", .form(.slug), "The readable name, unique among duas"),
      ContractField(optional: "category_id", entityNumber, "The `id` of a row of `categories.json`"),
      ContractField(optional: "collection_id", entityNumber, "The `id` of a row of `collections.json`"),
      ContractField("title_en", .text, "The title in the default language, whatever the key's name"),
      ContractField(optional: "title_ar", .text, "The Arabic title"),
      ContractField("arabic_text", .text, "The recited text, scalar for scalar"),
      ContractField(optional: "transliteration", .text, "The recited text in Latin letters"),
      ContractField(
        "translation_en",
        .text,
        "The translation into the default language, whatever the key's name"
      ),
      ContractField("translations", .byLanguage(.text), "Every translation by language tag"),
      ContractField(optional: "source", .text, "Where the dua comes from, for display"),
      ContractField("sources", .list(.union("Source")), "Where the dua comes from, in structured form"),
      ContractField(
        "repetitions",
        .integer(minimum: 1, maximum: 1_000),
        "How often it is said in one practice"
      ),
      ContractField(optional: "best_time", .text, "When to say the dua"),
      ContractField(
        "difficulty",
        .choice(["Beginner", "Intermediate", "Advanced"]),
        "How hard it is to learn"
      ),
      ContractField(
        optional: "est_duration_sec",
        .integer(),
        "One practice with all its repetitions, in seconds"
      ),
      ContractField(optional: "rizq_benefit", .text, "Its benefit to the person who says it"),
      ContractField(optional: "context", .text, "Its origin, or the occasion on which it is said"),
      ContractField(optional: "prophetic_context", .text, "What the Prophet said or did with it"),
      ContractField("xp_value", .integer(), "The experience points of one practice"),
      ContractField(optional: "audio_url", .form(.assetPath), "A path relative to the library's root"),
      ContractField(optional: "review", .object("Review"), "Absent if the dua is unreviewed"),
      ContractField(
        optional: "variant_of",
        .form(.slug),
        "The dua of which this one is a deliberate near-duplicate"
      ),
      ContractField(
        optional: "localizations",
        .byLanguage(.object("DuaLocalization")),
        "By language tag, the texts without keys of their own"
      ),
    ]
  )
}
