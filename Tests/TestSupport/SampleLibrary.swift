/// A small library without errors and warnings, in both syntaxes of the source format.
public enum SampleLibrary {
  public enum Form: String, CaseIterable, Sendable {
    case xml, json

    /// The path of the file with the duas.
    public var duas: String { "duas.\(rawValue)" }
  }

  public static func files(_ form: Form) -> [String: String] {
    ["library.json": declaration, form.duas: duas(form), "journeys.json": journeys]
  }

  public static func duas(_ form: Form) -> String {
    switch form {
    case .xml:
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<duas version=\"1\">\n\(all.map(\.xml).joined())</duas>\n"
    case .json: "{\"version\": 1, \"duas\": [\n\(all.map(\.json).joined(separator: ",\n"))\n]}\n"
    }
  }

  public static let declaration = declaration(policy: "{}")

  public static func declaration(policy: String) -> String {
    """
    {
      "version": 1, "name": "Sample", "library-version": "1.0.0", "licence": "CC0-1.0",
      "default-language": "en", "required-languages": ["en"], "policy": \(policy),
      "categories": [{"id": 1, "slug": "praise", "name": {"en": "Praise"}}],
      "collections": [{"id": 1, "slug": "core", "name": {"en": "Core"}, "premium": false}],
      "works": [{"slug": "muslim", "name": {"en": "Sahih Muslim"}, "numbering": "Abd al-Baqi", "highest": 3033}]
    }

    """
  }

  public static let journeys = """
    {"version": 1, "journeys": [
      {"id": 1, "slug": "first-words", "emoji": "🌱", "collection": "core", "order": 1,
       "name": {"en": "First words"},
       "step": [{"dua": "subhan-allah", "slot": "morning"}, {"dua": "alhamdu-lillah", "slot": "anytime"},
                {"dua": "allahu-akbar", "slot": "evening"}]}
    ]}

    """

  /// A dua of the library, or a further one in its style.
  public struct Dua: Sendable {
    var id: Int
    var slug: String
    var title: String
    var arabic: String
    var latin: String
    var english: String

    public init(id: Int, slug: String, title: String, arabic: String, latin: String, english: String) {
      self.id = id
      self.slug = slug
      self.title = title
      self.arabic = arabic
      self.latin = latin
      self.english = english
    }

    public var xml: String {
      """
      <dua id="\(id)" slug="\(slug)" category="praise" collection="core" difficulty="beginner" repetitions="1" \
      xp="15" duration="5">
        <title xml:lang="en">\(title)</title>
        <arabic>\(arabic)</arabic>
        <transliteration>\(latin)</transliteration>
        <translation xml:lang="en">\(english)</translation>
        <source type="hadith" collection="muslim" number="\(2690 + id)" grade="sahih" grader="Muslim"/>
        <review status="unreviewed"/>
      </dua>

      """
    }

    public var json: String {
      """
      {"id": \(id), "slug": "\(slug)", "category": "praise", "collection": "core", "difficulty": "beginner",
       "repetitions": 1, "xp": 15, "duration": 5, "title": {"en": "\(title)"}, "arabic": "\(arabic)",
       "transliteration": "\(latin)", "translation": {"en": "\(english)"},
       "source": [{"type": "hadith", "collection": "muslim", "number": "\(2690 + id)", "grade": "sahih",
                   "grader": "Muslim"}],
       "review": {"status": "unreviewed"}}
      """
    }
  }

  public static let all = [
    Dua(
      id: 1,
      slug: "subhan-allah",
      title: "Glory",
      arabic: "سُبْحَانَ اللَّهِ",
      latin: "subḥāna-llāh",
      english: "Glory belongs to Allah"
    ),
    Dua(
      id: 2,
      slug: "alhamdu-lillah",
      title: "Praise",
      arabic: "الْحَمْدُ لِلَّهِ",
      latin: "al-ḥamdu lillāh",
      english: "All praise is for Allah"
    ),
    Dua(
      id: 3,
      slug: "allahu-akbar",
      title: "Greatness",
      arabic: "اللَّهُ أَكْبَرُ",
      latin: "allāhu akbar",
      english: "Allah is greater"
    ),
  ]
}
