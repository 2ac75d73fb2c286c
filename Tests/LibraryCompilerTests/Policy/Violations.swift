extension Violation {
  /// A change of the duas.
  static func duas(_ rule: String, _ old: String, _ new: String, kept: [String] = []) -> Self {
    Self(rule, kept: kept) { $0.edit(Content.duas, old, new) }
  }

  /// A change of the journeys.
  static func journeys(_ rule: String, _ old: String, _ new: String, kept: [String] = []) -> Self {
    Self(rule, kept: kept) { $0.edit(Content.journeys, old, new) }
  }

  /// A change of the declaration.
  static func library(_ rule: String, _ old: String, _ new: String, kept: [String] = []) -> Self {
    Self(rule, kept: kept) { $0.edit(Content.library, old, new) }
  }

  /// An additional consumer with one table.
  static func consumer(_ rule: String, _ table: String) -> Self {
    .file(
      rule,
      "consumers/app.json",
      "{\"version\": 1, \"tables\": [\(table)]}",
      kept: ["سُبْحَانَ اللَّهِ"]
    )
  }

  /// An additional `ids.json`.
  static func ids(_ rule: String, duas: String, kept: [String] = []) -> Self {
    .file(rule, "ids.json", #"{"version": 1, "duas": [\#(duas)]}"#, kept: kept)
  }

  /// An additional file.
  static func file(_ rule: String, _ path: String, _ text: String, kept: [String] = []) -> Self {
    Self(rule, kept: kept) { $0.add(path, text) }
  }

  static let all =
    acknowledgements + consumers + encoding + files + json + limits + vocabulary + xml + citations + duaValues
    + journeyValues
    + references + required + search + texts + recitation + script

  private static let title = "<title xml:lang=\"en\">Glory</title>"
  private static let hadith = "<source type=\"hadith\" collection=\"muslim\" number=\"2691\" grade=\"sahih\""

  private static let acknowledgements: [Self] = [
    .duas("AK01", title, "\(title)<!-- rizq:alow DU05 why -->", kept: ["Glory"]),
    .duas("AK02", title, "\(title)<!-- rizq:allow DU05 -->", kept: ["Glory"]),
    .duas("AK03", title, "\(title)<!-- rizq:allow ZZ99 why -->", kept: ["Glory"]),
    .duas("AK04", title, "\(title)<!-- rizq:allow ID01 why -->", kept: ["Glory"]),
    .duas(
      "AK05",
      title,
      "\(title)<!-- rizq:allow DU05 why --><!-- rizq:allow DU05 why -->",
      kept: ["Glory"]
    ),
    .duas("AK06", title, "\(title)<!-- rizq:allow DU05 why -->", kept: ["Glory"]),
  ]

  private static let consumers: [Self] = [
    .consumer("CN01", #"{"rows": "duas.json"}"#),
    .consumer("CN02", #"{"rows": "duas.json", "fields": [{"name": "x", "type": "text"}]}"#),
    .consumer("CN03", #"{"rows": "duas.json", "fields": [{"name": "id", "type": "text"}]}"#),
    .consumer(
      "CN04",
      #"{"rows": "categories.json", "fields": [{"name": "slug", "type": "text", "values": ["a"]}]}"#
    ),
    .consumer(
      "CN05",
      #"{"rows": "categories.json", "fields": [{"name": "slug", "type": "text", "values": ["praise"], "omit": ["a"]}]}"#
    ),
    .consumer(
      "CN06",
      #"{"rows": "duas.json", "fields": [{"name": "id", "type": "integer"}], "reserved": [{"id": 2, "slug": "a"}]}"#
    ),
    .consumer(
      "CN07",
      #"{"rows": "duas.json", "fields": [{"name": "id", "type": "integer"}, {"name": "id", "type": "integer"}]}"#
    ),
    .file("CN08", "consumers/My App.json", #"{"version": 1, "tables": []}"#, kept: ["سُبْحَانَ اللَّهِ"]),
  ]

  private static let encoding: [Self] = [
    Self("EN01") { $0.add("duas/x.xml", [0x3C, 0x61, 0xFF, 0x3E]) },
    .duas("EN02", "encoding=\"UTF-8\"", "encoding=\"windows-1256\"", kept: ["سُبْحَانَ اللَّهِ"]),
    .duas("EN03", "<?xml", "\u{FEFF}<?xml", kept: ["سُبْحَانَ اللَّهِ"]),
    .duas("EN04", title, "<title xml:lang=\"en\">Glo\u{85}ry</title>"),
    .journeys("EN05", "First words", "First \\ud800 words"),
  ]

  private static let files: [Self] = [
    Self("FI01") { $0.fail("duas/unreadable.xml", .permissionDenied) },
    Self("FI02") { $0.put("duas/pipe.xml", .special("a named pipe")) },
    Self("FI03") { $0.put("duas/out.xml", .link("/etc/passwd")) },
    Self("FI04") { $0.put("duas/in.xml", .link("/project/content/duas/praise.xml")) },
    .file("FI05", "duas/core.xlm", "<duas/>"),
    .file("FI06", "duas/two\nlines.xml", "<duas version=\"1\"/>"),
    .file("FI07", "duas/PRAISE.xml", "<duas version=\"1\"/>"),
    .file("FI08", "duas/more.xml.txt", "<duas version=\"1\"/>"),
  ]

  private static let json: [Self] = [
    .journeys("JS01", "]}\n]}", "]}\n"),
    .journeys("JS02", "]}\n]}", "]},\n]}"),
    .journeys("JS03", "\"order\": 1,", "\"order\": 1, /* first */"),
    .journeys("JS04", "\"First words\"", "'First words'"),
    .journeys("JS05", "\"order\":", "order:"),
    .journeys("JS06", "\"order\": 1", "\"order\": NaN"),
    .journeys("JS07", "]}\n]}", "]}\n]} {}"),
    .journeys("JS08", "\"order\": 1", "\"order\": 1, \"order\": 2"),
    .journeys("JS09", "First words", "First \\q words"),
    .journeys("JS10", "First words", "First\twords"),
  ]

  private static let limits: [Self] = [
    Self("LM01") { $0.fail("duas/huge.xml", .tooLarge(size: 1 << 30, limit: 1 << 26)) },
    .file("LM02", "duas/x.xml", String(repeating: "<a>", count: 70)),
    .duas("LM03", title, "<title xml:lang=\"en\">\(String(repeating: "a", count: 1 << 20 + 1))</title>"),
    .duas("LM04", "xp=\"15\"", "xp=\"15\" " + (0..<257).map { "a\($0)=\"\"" }.joined(separator: " ")),
    .duas("LM05", "</duas>", String(repeating: "<x/>", count: 10_001) + "</duas>"),
    .duas("LM06", "</duas>", String(repeating: "<dua/>", count: 100_001) + "</duas>"),
  ]

  private static let vocabulary: [Self] = [
    .duas("VO01", "duration=", "durration="),
    .duas("VO02", title, title + "<repetitions>3</repetitions>"),
    .file("VO03", "duas/x.xml", "<dua id=\"9\"/>"),
    .journeys("VO04", "\"order\": 1", "\"order\": \"1\""),
    .duas("VO05", "duration=\"5\"", "duration=\"five\""),
    .duas("VO06", "status=\"unreviewed\"", "status=\"done\""),
    .duas("VO07", "category=\"praise\"", "category=\"Praise\""),
    .duas("VO08", title, title + "<benefit xml:lang=\"english\">Much</benefit>"),
    .duas("VO09", title, title + "<benefit>Much</benefit>"),
    .duas("VO10", title, title + "<audio href=\"../1.m4a\"/>"),
    .duas("VO11", "number=\"2691\"", "number=\"2691abc\""),
    .duas("VO12", title, title + "<source type=\"quran\" surah=\"2\" ayah=\"7-3\"/>"),
    .duas("VO13", "<duas version=\"1\">", "<duas version=\"2\">"),
    .file("VO14", "duas/x.xml", " \n"),
    .duas("VO15", title, title + "<arabic>رَبِّ</arabic>"),
    .duas("VO16", title, title + "stray"),
    .duas("VO17", title, "<title xml:lang=\"en\">Glo\nry</title>"),
    .library(
      "VO18",
      "\"policy\": {}",
      "\"policy\": {\"grades\": {\"allowed\": [\"daif\"], \"forbidden\": [\"daif\"]}}"
    ),
    .library("VO25", "\"library-version\": \"1.0.0\"", "\"library-version\": \"v1.0\""),
    .library("VO19", "\"policy\": {}", "\"policy\": {\"severity\": {\"nonsense\": \"off\"}}"),
    .file("VO20", "texts/x.xml", "<texts version=\"1\"><text dua=\"subhan-allah\">x</text></texts>"),
  ]

  private static let xml: [Self] = [
    .duas("XM01", "id=\"1\"", "id=1"),
    .duas("XM02", "</duas>", ""),
    .duas("XM03", "Glory</title>", "Glory</titel>"),
    .duas("XM04", "</duas>", "</duas><duas/>"),
    .duas("XM05", "Glory<", "Glory & praise<"),
    .duas("XM06", "grader=\"Muslim\"", "grader=\"<Muslim\""),
    .duas("XM07", "Glory<", "Glory&nbsp;<"),
    .duas("XM08", "xp=\"15\"", "xp=\"15\" xp=\"20\""),
    .duas("XM09", "<duas", "<!DOCTYPE duas [<!ENTITY a \"b\">]><duas"),
    .duas("XM10", "<duas", "<?style a?><duas"),
    .duas(
      "XM11",
      title,
      title + "<xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" href=\"a.xml\"/>"
    ),
  ]

  private static let citations: [Self] = [
    .duas("CT01", title, title + "<source type=\"quran\" surah=\"115\" ayah=\"1\"/>"),
    .duas("CT02", title, title + "<source type=\"quran\" surah=\"2\" ayah=\"287\"/>"),
    .duas("CT03", "number=\"2691\"", "number=\"99999\"", kept: ["99999"]),
    .duas("CT04", "grade=\"sahih\"", "grade=\"mawdu\" note=\"fabricated\""),
    .duas("CT05", "grade=\"sahih\"", "grade=\"daif\"", kept: ["daif"]),
    .duas("CT10", "grade=\"sahih\" grader=\"Muslim\"", "grade=\"sahih\" grader=\"al-Bukhari\""),
    .duas("CT11", title, title + similarGraders),
    .duas("CT06", title, "\(title)\(hadith)/>", kept: ["2691"]),
    .duas(
      "CT08",
      "<source type=\"hadith\" collection=\"muslim\" number=\"2691\" grade=\"sahih\" grader=\"Muslim\"/>",
      "<source type=\"other\" title=\"HR. Muslim\"/>"
    ),
    .duas(
      "CT09",
      "<source type=\"hadith\" collection=\"muslim\" number=\"2691\" grade=\"sahih\" grader=\"Muslim\"/>",
      "<source type=\"other\" title=\"Muslim 2691\"/>",
      kept: ["Muslim 2691"]
    ),
    .duas(
      "CT07",
      title,
      title + "<benefit xml:lang=\"en\">Much (Muslim 2961).</benefit>",
      kept: ["Muslim 2961"]
    ),
  ]

  /// Five sources with one grader, and one with a name that is spelled almost alike.
  private static let similarGraders = (1...6).map { number in
    let grader = number == 6 ? "al-Abani" : "al-Albani"
    return
      "<source type=\"hadith\" collection=\"muslim\" number=\"\(number)\" grade=\"sahih\" grader=\"\(grader)\"/>"
  }
  .joined()

  private static let duaValues: [Self] = [
    .duas("DU01", "xp=\"15\"", "xp=\"14\"", kept: ["\"xp_value\":14"]),
    .duas("DU02", "xp=\"15\"", "xp=\"99\"", kept: ["\"xp_value\":99"]),
    .duas("DU03", "repetitions=\"1\"", "repetitions=\"1001\""),
    .duas("DU04", "duration=\"5\"", "duration=\"7201\"", kept: ["\"est_duration_sec\":7201"]),
    .duas("DU05", "duration=\"5\"", "duration=\"900\"", kept: ["\"est_duration_sec\":900"]),
    .duas("DU06", "\"beginner\"", "\"advanced\"", kept: ["Advanced"]),
    .file(
      "DU07",
      "duas/more.xml",
      "<duas version=\"1\">\(Samples.dua(4, "more", "More", "رَبِّ", "rabbi", "My Lord"))</duas>",
      kept: ["رَبِّ"]
    ),
    .duas(
      "DU09",
      title,
      title + "<benefit xml:lang=\"en\">Said three times.</benefit>",
      kept: ["three times"]
    ),
    .duas("DU08", "status=\"unreviewed\"", "status=\"reviewed\""),
    .duas("RV01", "status=\"unreviewed\"", "status=\"reviewed\" by=\"A. Reviewer\"", kept: ["A. Reviewer"]),
    .duas(
      "RV02",
      "status=\"unreviewed\"",
      "status=\"reviewed\" by=\"A. Reviewer\" hash=\"\(String(repeating: "0", count: 64))\"",
      kept: ["A. Reviewer"]
    ),
    .duas("VO24", "status=\"unreviewed\"", "status=\"unreviewed\" date=\"31.1.2026\""),
    .duas("ID01", "id=\"2\"", "id=\"1\""),
    .duas("ID02", "slug=\"alhamdu-lillah\"", "slug=\"subhan-allah\""),
    .duas("ID03", "id=\"1\"", "id=\"0\""),
    .ids("ID04", duas: #"{"id": 1, "slug": "gone", "retired": true}"#),
    .ids("ID05", duas: #"{"id": 9, "slug": "subhan-allah"}"#),
    .ids("ID06", duas: "", kept: ["سُبْحَانَ اللَّهِ"]),
    .ids("ID07", duas: #"{"id": 9, "slug": "gone"}"#),
    .ids("ID08", duas: #"{"id": 9}"#),
    .ids("ID09", duas: #"{"id": 9, "slug": "a", "retired": true}, {"id": 9, "slug": "b", "retired": true}"#),
  ]

  private static let journeyValues: [Self] = [
    .journeys("JN01", "\"order\": 1", "\"order\": 1, \"xp\": 7", kept: ["\"daily_xp\":7"]),
    .journeys("JN02", "\"order\": 1", "\"order\": 1, \"minutes\": 9", kept: ["\"estimated_minutes\":9"]),
    Self("JN03", kept: ["\"estimated_minutes\":9"]) {
      $0.edit(Content.journeys, "\"order\": 1", "\"order\": 1, \"minutes\": 9")
      $0.edit(Content.duas, "duration=\"5\"", "")
    },
    .duas("JN04", "duration=\"5\"", ""),
    Self("JN05") { $0.add(Content.journeys, emptyJourney) },
    .journeys("JN06", "{\"dua\": \"alhamdu-lillah\", \"slot\": \"anytime\"},", ""),
    .journeys("JN07", "\"dua\": \"alhamdu-lillah\"", "\"dua\": \"subhan-allah\""),
    .journeys("JN09", "\"order\": 1", "\"order\": 1, \"minutes\": 0"),
    Self("JN08", kept: ["First words", "Again"]) {
      $0.add(
        "journeys/again.json",
        Samples.journeys.replacing("\"id\": 1", with: "\"id\": 2").replacing("first-words", with: "again")
          .replacing("First words", with: "Again")
      )
    },
  ]

  private static let emptyJourney = """
    {"version": 1, "journeys": [{"id": 1, "slug": "a", "emoji": "🌱", "order": 1, "minutes": 1,
      "name": {"en": "A"}, "step": []}]}
    """

  private static let references: [Self] = [
    .duas("RF01", "category=\"praise\"", "category=\"prays\""),
    .duas("RF02", "collection=\"core\"", "collection=\"cores\""),
    .journeys("RF03", "\"dua\": \"subhan-allah\"", "\"dua\": \"subhan\""),
    .duas("RF04", "collection=\"muslim\"", "collection=\"muslin\""),
    .duas("RF05", "xp=\"15\"", "xp=\"15\" variant-of=\"subhan-allah\"", kept: ["Glory"]),
    .file("RF06", "texts/x.xml", layer("<text dua=\"subhan-allah\">Other words</text>")),
    .library("RF08", "\"policy\": {}", "\"policy\": {\"severity\": {\"ZZ99\": \"off\"}}"),
    .library("RF09", "\"policy\": {}", "\"policy\": {\"severity\": {\"ID01\": \"off\"}}"),
  ]

  private static func layer(_ texts: String) -> String {
    "<texts version=\"1\" kind=\"translation\" xml:lang=\"en\">\(texts)</texts>"
  }

  private static let required: [Self] = [
    Self("RQ01") { $0.remove(Content.library) },
    .library("RQ02", "\"licence\": \"CC0-1.0\",", ""),
    .duas("RQ03", "difficulty=\"beginner\"", ""),
    .library("RQ04", "[\"en\"]", "[\"en\", \"ur\"]"),
    .duas("RQ05", "\(hadith) grader=\"Muslim\"/>", ""),
    .duas("RQ06", "<transliteration>subḥāna-llāh</transliteration>", ""),
    .duas("GT01", "<transliteration>subḥāna-llāh", "<transliteration generated=\"rizq-1\">subḥāna llāh"),
    .duas("GT02", "<transliteration>subḥāna-llāh", "<transliteration generated=\"rizq-1\">subhan Allah"),
    .duas("RQ07", "category=\"praise\"", ""),
    .file(
      "RQ08",
      "texts/x.json",
      "{\"version\": 1, \"kind\": \"translation\", \"lang\": \"ur\", \"texts\": [{\"dua\": \"subhan-allah\"}]}"
    ),
    .journeys("RQ09", "\"emoji\": \"🌱\",", ""),
    .journeys("RQ10", ", \"slot\": \"morning\"", ""),
    .duas("RQ11", "number=\"2691\"", ""),
    .duas("RQ12", title, title + "<source type=\"quran\" surah=\"2\" ayah=\"1\" note=\"Opening\"/>"),
    .library("RQ13", "\"slug\": \"praise\", ", ""),
    .library("RQ14", "\"slug\": \"core\", ", ""),
    .library("RQ15", ", \"highest\": 3033", ""),
  ]

  private static let search: [Self] = [
    .file("SE01", "search/synonyms.json", "{\"version\": 1, \"groups\": [[\"wudu\"]]}"),
    .file("SE02", "search/synonyms.json", "{\"version\": 1, \"groups\": [[\"wudu\", \"Wudu\"]]}"),
    .duas("SE03", "category=\"praise\"", "category=\"praise\" topics=\"prase\""),
    .duas("SE04", "category=\"praise\"", "category=\"praise\" topics=\"praise praise\""),
  ]

  private static let texts: [Self] = [
    .duas("TX01", title, title + "<benefit xml:lang=\"en\"> </benefit>"),
    .duas("TX02", title, title + "<benefit xml:lang=\"en\">TODO</benefit>", kept: ["TODO"]),
    .duas("TX03", "سُبْحَانَ اللَّهِ", "subhana llah", kept: ["subhana llah"]),
    .duas("TX04", "سُبْحَانَ اللَّهِ", "سُبْحَانَ x اللَّهِ", kept: ["سُبْحَانَ x اللَّهِ"]),
    .duas("TX05", "Glory belongs to Allah", "سبحان الله العظيم", kept: ["سبحان الله العظيم"]),
    .duas("TX06", "Glory belongs to Allah", "Glory belongs to الله", kept: ["Glory belongs to الله"]),
    .duas("TX07", "Glory belongs to Allah", "subḥāna-llāh", kept: ["subḥāna-llāh"]),
    .duas("TX08", "الْحَمْدُ لِلَّهِ", "سُبْحَانَ اللَّهِ", kept: ["سُبْحَانَ اللَّهِ"]),
    .duas("TX09", ">Praise<", ">Glory<", kept: ["Glory"]),
    .duas("TX21", ">Praise<", ">Pr\u{430}ise<", kept: ["Pr\u{430}ise"]),
    .duas("TX22", ">Praise<", ">Allah\u{E2}\u{20AC}\u{2122}s praise<", kept: ["\u{E2}\u{20AC}\u{2122}"]),
    .file(
      "TX23",
      "duas/more.xml",
      "<duas version=\"1\">\(Samples.dua(4, "more", "More", "رَبَّنَا اغْفِرْ لَنَا", "rabbanā ghfir lanā", "My Lord, forgive"))</duas>",
      kept: ["My Lord, forgive"]
    ),
    .file(
      "TX24",
      "duas/more.xml",
      "<duas version=\"1\">\(Samples.dua(4, "more", "More", "رَبِّ لَا تَذَرْنِي", "rabbi lā tadharnī", "My Lord, leave me here"))</duas>",
      kept: ["leave me here"]
    ),
    .duas(
      "TX25",
      "Glory belongs to Allah",
      "Glory belongs to Allah. Glory belongs to Allah.",
      kept: ["Glory belongs to Allah. Glory belongs to Allah."]
    ),
    .duas("TX26", "Glory belongs to Allah", "Glory,glory to Allah", kept: ["Glory,glory"]),
    .duas("TX27", "Glory belongs to Allah", "Glory belongs to Allah..", kept: ["Allah.."]),
    .duas("TX28", "Glory belongs to Allah", "All glory belongs. the glory of Allah", kept: ["belongs. the"]),
    .duas("TX29", "Glory belongs to Allah", "Glory belongs to Allah and", kept: ["Allah and"]),
    .duas("TX30", title, title + sameProse, kept: ["Whoever says it is forgiven"]),
    .file("TX31", "duas/more.xml", "<duas version=\"1\">\(exchangedTitles)</duas>", kept: ["When it rains"]),
    .duas("TX20", ">Praise<", ">[20/11/2026, 14:03] Ahmed: Praise<", kept: ["14:03"]),
  ]

  private static let sameProse = ["benefit", "context"].map { field in
    "<\(field) xml:lang=\"en\">Whoever says it is forgiven</\(field)>"
  }
  .joined()

  private static let exchangedTitles =
    Samples.dua(4, "leaving-the-house", "When it rains", "رَبِّ ارْحَمْ", "rabbi rḥam", "My Lord, have mercy")
    + Samples.dua(5, "when-it-rains", "Leaving the house", "رَبِّ اغْفِرْ", "rabbi ghfir", "My Lord, forgive")
}
