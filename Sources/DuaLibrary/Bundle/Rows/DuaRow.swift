/// A row of `duas.json`. Absent values are omitted from the JSON, never null.
public struct DuaRow: Decodable, Sendable {
  /// Never reused for another dua.
  public var id: Int
  /// Unique among duas.
  public var slug: String
  /// The `id` of a row of `categories.json`.
  public var categoryID: Int?
  /// The `id` of a row of `collections.json`.
  public var collectionID: Int?
  /// In the library's default language, whatever the key's name.
  public var titleEn: String
  /// The Arabic title.
  public var titleAr: String?
  /// The recited text.
  public var arabicText: String
  /// The recited text in Latin letters.
  public var transliteration: String?
  /// In the library's default language, whatever the key's name; `translations` contains it too.
  public var translationEn: String
  /// Every translation.
  public var translations: LanguageMap<String>
  /// Where the dua comes from, for display: `Sahih al-Bukhari 6306; Quran 2:255-257`.
  public var source: String?
  /// Where the dua comes from, in structured form.
  public var sources: [SourceRow]
  /// 1 to 1,000.
  public var repetitions: Int
  /// When to say the dua.
  public var bestTime: String?
  /// `Beginner`, `Intermediate` or `Advanced`.
  public var difficulty: String
  /// In seconds.
  public var estDurationSec: Int?
  /// Its benefit to the person who says it.
  public var rizqBenefit: String?
  /// Its origin, or the occasion on which it is said.
  public var context: String?
  /// What the Prophet said or did with it.
  public var propheticContext: String?
  /// Experience points.
  public var xpValue: Int
  /// A path relative to the library's root: `audio/8.m4a`.
  public var audioURL: String?
  /// Omitted if the dua is unreviewed.
  public var review: ReviewRow?
  /// The slug of the dua of which this one is a deliberate near-duplicate.
  public var variantOf: String?
  /// Texts in languages that have no key of their own.
  public var localizations: LanguageMap<DuaLocalization>?

  package enum CodingKeys: String, CodingKey, CaseIterable {
    case id, slug, transliteration, translations, source, sources, repetitions, difficulty, context, review
    case localizations
    case categoryID = "category_id"
    case collectionID = "collection_id"
    case titleEn = "title_en"
    case titleAr = "title_ar"
    case arabicText = "arabic_text"
    case translationEn = "translation_en"
    case bestTime = "best_time"
    case estDurationSec = "est_duration_sec"
    case rizqBenefit = "rizq_benefit"
    case propheticContext = "prophetic_context"
    case xpValue = "xp_value"
    case audioURL = "audio_url"
    case variantOf = "variant_of"
  }
}

/// The texts of a dua in one language other than the default.
public struct DuaLocalization: Decodable, Sendable {
  /// The title.
  public var title: String?
  /// When to say the dua.
  public var bestTime: String?
  /// Its benefit to the person who says it.
  public var rizqBenefit: String?
  /// Its origin, or the occasion on which it is said.
  public var context: String?
  /// What the Prophet said or did with it.
  public var propheticContext: String?

  package enum CodingKeys: String, CodingKey, CaseIterable {
    case title, context
    case bestTime = "best_time"
    case rizqBenefit = "rizq_benefit"
    case propheticContext = "prophetic_context"
  }
}

/// The value of `review` in a row of `duas.json`.
public struct ReviewRow: Decodable, Sendable {
  /// `unreviewed` or `reviewed`.
  public var status: String
  /// Who reviewed the dua.
  public var by: String?
  /// The hash of the text that was reviewed.
  public var hash: String?

  package enum CodingKeys: String, CodingKey, CaseIterable {
    case status, by, hash
  }
}
