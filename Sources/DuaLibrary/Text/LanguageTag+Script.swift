extension LanguageTag {
  /// The script of texts in this language: the one that the tag names or, if it names none, the usual one of the language in the
  /// region. It is `Hant` for `zh-TW`, `Arab` for `pa-PK`, `Guru` for `pa`, and `Cyrl` for `sr`.
  ///
  /// The usual scripts are those of `likelySubtags` in Unicode CLDR 48, for all languages with two letters and the more widespread of
  /// those with three. Other languages count as Latin.
  public var likelyScript: String {
    script ?? region.flatMap { Self.scriptsOfRegions["\(language)-\($0)"] } ?? Self.scripts[language]
      ?? "Latn"
  }

  /// Whether a reader of one tag can read a text with the other: it is the same language, in the same script.
  func isReadable(as other: LanguageTag) -> Bool {
    presentLanguage == other.presentLanguage && likelyScript == other.likelyScript
  }

  /// The language, by its present subtag if that of the tag is a former one.
  private var presentLanguage: String { Self.presentLanguages[language] ?? language }

  /// The present subtags of languages that systems and texts still name by others.
  ///
  /// Those with two letters, but `nb`, `sh` and `tl`, are from the IANA registry of subtags; the others from the aliases and parents of
  /// Unicode CLDR 48, by which `sh` is Serbian in Latin script, and `no` the parent of Bokmål.
  private static let presentLanguages = [
    "in": "id", "iw": "he", "ji": "yi", "jw": "jv", "mo": "ro",
    "arb": "ar", "cmn": "zh", "nb": "no", "pes": "fa", "pnb": "lah", "prs": "fa", "sh": "sr", "swh": "sw",
    "tl": "fil",
    "zsm": "ms",
  ]

  private static let scripts = byKey([
    (
      "Arab",
      "aeb acm acq afb apc ar arq ars ary arz azb bal bft bgn bgp brh ckb fa glk haz khw ks lrc luz mzn"
    ),
    ("Arab", "arb lah pbt pbu pes pnb prs ps pst sd sdh shu skr swb ug ur zdj"),
    ("Armn", "hy"), ("Avst", "ae"), ("Beng", "as bn bpy ctg grt mni rkt syl"), ("Cans", "cr iu oj"),
    ("Cher", "chr"),
    (
      "Cyrl",
      "ab abq ady alt av ba be bg bua ce chm crh cu cv dar inh kbd kjh kk koi krc kum kv ky lbe lez mdf"
    ),
    ("Cyrl", "mk mn myv nog os ru rut sah sr tab tg tt tyv udm uk xal"),
    ("Deva", "awa bgc bho brx doi dty gbm hi kok lif mag mai mr ne new raj sa"),
    ("Ethi", "am byn gez sgw ti tig wal"), ("Geor", "ka"), ("Grek", "el grc"), ("Gujr", "gu"), ("Guru", "pa"),
    ("Hans", "cjy cmn gan hak hsn nan wuu zh"), ("Hant", "lzh yue"), ("Hebr", "he hbo iw ji jrb lad yi yih"),
    ("Jpan", "ja"), ("Khmr", "km"), ("Knda", "kn tcy"), ("Kore", "ko"), ("Laoo", "lo"), ("Mlym", "ml"),
    ("Mymr", "ksw mnw my rki shn"), ("Nkoo", "nqo"), ("Olck", "sat"), ("Orya", "or"), ("Rohg", "rhg"),
    ("Sinh", "si"), ("Syrc", "syr"), ("Taml", "ta"), ("Telu", "te"), ("Tfng", "shi zgh"), ("Thaa", "dv"),
    ("Thai", "th tts"), ("Tibt", "bo dz"), ("Yiii", "ii"),
  ])

  /// Where a language is usually written in another script than elsewhere.
  private static let scriptsOfRegions = byKey([
    (
      "Arab",
      "az-IQ az-IR ha-CM ha-SD kk-AF kk-CN kk-IR kk-MN ku-IQ ku-IR ku-LB ky-CN ms-CC pa-PK tg-PK uz-AF"
    ),
    ("Cyrl", "az-RU ku-AM ku-AZ ku-GE ku-TM ug-KZ ug-MN uz-CN"),
    ("Deva", "sd-IN"), ("Hans", "yue-CN"),
    (
      "Hant",
      "hak-TW nan-MO nan-TW zh-AU zh-BN zh-GB zh-GF zh-HK zh-ID zh-MO zh-PA zh-PF zh-PH zh-SR zh-TH zh-TW"
    ),
    ("Hant", "zh-US zh-VN"),
    ("Latn", "abq-TR ky-TR sr-ME sr-RO sr-TR"), ("Mong", "mn-CN"),
  ])

  /// The scripts by the texts between the spaces.
  private static func byKey(_ lists: [(script: String, keys: String)]) -> [String: String] {
    var scripts: [String: String] = [:]
    for (script, keys) in lists {
      for key in keys.split(separator: " ") { scripts[String(key)] = script }
    }
    return scripts
  }
}
