import ContentDraft
import DuaLibrary

/// A file of each kind with every field, in both syntaxes. The texts are made up.
enum Sample {
  static let duasXML = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- a comment -->
    <duas version="1">
      <dua id="8" slug="first" category="morning" collection="core"
           difficulty="intermediate" repetitions="3" xp="40" duration="45" variant-of="second">
        <title xml:lang="en">One &amp; two</title>
        <title xml:lang="ur">پہلا</title>
        <arabic xml:lang="ar">
          كَلِمَةٌ أُولَىٰ
        </arabic>
        <transliteration>kalimatun ūlā</transliteration>
        <translation xml:lang="en">A first word</translation>
        <source type="hadith" collection="work" number="627f" grade="sahih" grader="somebody" note="a &lt;note&gt;"/>
        <source type="quran" surah="2" ayah="255-257"/>
        <source type="other" title="A book, p. 3"></source>
        <best-time xml:lang="en">Early</best-time>
        <benefit xml:lang="en">Much</benefit>
        <context xml:lang="en">Some</context>
        <prophetic-context xml:lang="en">None</prophetic-context>
        <audio href="audio/8.m4a"/>
        <review status="reviewed" by="somebody" hash="abc"/>
      </dua>
      <dua id="9" slug="second"/>
    </duas>

    """

  static let duasJSON = """
    {
      "version": 1,
      "duas": [
        {
          "id": 8, "slug": "first", "category": "morning", "collection": "core",
          "difficulty": "intermediate", "repetitions": 3, "xp": 40, "duration": 45, "variant-of": "second",
          "title": {"en": "One & two", "ur": "پہلا"},
          "arabic": "كَلِمَةٌ أُولَىٰ",
          "transliteration": "kalimatun \\u016bl\\u0101",
          "translation": {"en": "A first word"},
          "source": [
            {"type": "hadith", "collection": "work", "number": "627f", "grade": "sahih", "grader": "somebody",
             "note": "a <note>"},
            {"type": "quran", "surah": 2, "ayah": "255-257"},
            {"type": "other", "title": "A book, p. 3"}
          ],
          "best-time": {"en": "Early"},
          "benefit": {"en": "Much"},
          "context": {"en": "Some"},
          "prophetic-context": {"en": "None"},
          "audio": {"href": "audio/8.m4a"},
          "review": {"status": "reviewed", "by": "somebody", "hash": "abc"}
        },
        {"id": 9, "slug": "second"}
      ]
    }

    """

  static let textsXML = """
    <texts version="1" kind="translation" xml:lang="ur">
      <text dua="first">متن</text>
      <text dua="second">دوسرا متن</text>
    </texts>
    """

  /// The kind and language come after the texts.
  static let textsJSON = """
    {
      "texts": [{"dua": "first", "text": "متن"}, {"text": "دوسرا متن", "dua": "second"}],
      "lang": "ur", "kind": "translation", "version": 1
    }
    """

  static let journeysXML = """
    <journeys version="1">
      <journey id="1" slug="path" emoji="💎" collection="core" minutes="5" xp="125" featured="true" premium="false" order="1">
        <name xml:lang="en">Path</name>
        <description xml:lang="en">A path</description>
        <step dua="first" slot="morning"/>
        <step dua="second" slot="evening"/>
      </journey>
    </journeys>
    """

  static let journeysJSON = """
    {"version": 1, "journeys": [{
      "id": 1, "slug": "path", "emoji": "\\ud83d\\udc8e", "collection": "core", "minutes": 5, "xp": 125,
      "featured": true, "premium": false, "order": 1,
      "name": {"en": "Path"}, "description": {"en": "A path"},
      "step": [{"dua": "first", "slot": "morning"}, {"dua": "second", "slot": "evening"}]
    }]}
    """

  static let ids = """
    {"version": 1, "duas": [{"id": 1, "slug": "a"}, {"id": 2, "slug": "b", "retired": true}], "journeys": []}
    """

  static let consumer = #"""
    {"version": 1, "title": "An app", "tables": [{
      "rows": "journeys.json", "file": "a/b.json", "loses": "row", "null": true,
      "reserved": [{"id": 1, "slug": "first"}],
      "fields": [{
        "name": "emoji", "from": "e", "type": "text", "required": true, "longest": 9, "values": ["a"], "unknown": "nil",
        "map": {"b": "a"}, "omit": ["c"], "default": "d",
        "image": {"prefix": "/", "suffix": ".png", "names": ["first"]}
      }]
    }]}
    """#

  static let declaration = """
    {
      "version": 1, "name": "Sample", "library-version": "1.0.0", "licence": "CC0-1.0",
      "default-language": "en", "required-languages": ["en", "ur"],
      "policy": {
        "severity": {"TX01": "off", "TX02": "error"},
        "grades": {"allowed": ["sahih"], "disclose": ["hasan"], "forbidden": ["daif", "mawdu"]},
        "transliteration-scheme": "rizq-1"
      },
      "categories": [
        {"id": 1, "slug": "morning", "name": {"en": "Morning"}, "description": {"en": "Early"}, "emoji": "🌅"}
      ],
      "collections": [
        {"id": 1, "slug": "core", "name": {"en": "Core"}, "description": {"en": "All"}, "premium": false}
      ],
      "works": [
        {"slug": "work", "name": {"en": "Work"}, "aliases": ["The Work"], "numbering": "printed", "highest": 700}
      ]
    }
    """
}

/// The content of fragments as text, without ranges: what XML and JSON must agree on.
func withoutPlaces(_ fragments: [Fragment]) -> [String] {
  fragments.map { fragment in
    var text = ""
    dump(fragment, to: &text)
    // A range is printed as the three lines file, lower and upper.
    return text.split(separator: "\n")
      .filter { line in
        !["file:", "rawValue: 7", "lower:", "upper:", "range:"].contains { line.contains($0) }
      }
      .joined(separator: "\n")
  }
}
