import BundleContract
import DuaLibrary
import Foundation
import TestSupport
import Testing

/// The description of the bundle contract is that of the rows that apps decode, and of the page about it.
struct ContractTests {
  private static func keys<Keys: CodingKey & CaseIterable>(_ type: Keys.Type) -> [String] {
    type.allCases.map(\.stringValue).sorted()
  }

  @Test(arguments: [
    ("Dua", keys(DuaRow.CodingKeys.self)), ("DuaLocalization", keys(DuaLocalization.CodingKeys.self)),
    ("Review", keys(ReviewRow.CodingKeys.self)), ("Category", keys(CategoryRow.CodingKeys.self)),
    ("DuaCollection", keys(CollectionRow.CodingKeys.self)), ("Work", keys(WorkRow.CodingKeys.self)),
    ("NameLocalization", keys(NameLocalization.CodingKeys.self)),
    ("Journey", keys(JourneyRow.CodingKeys.self)),
    ("JourneyDua", keys(JourneyDuaRow.CodingKeys.self)), ("Manifest", keys(Manifest.CodingKeys.self)),
    ("LibraryInfo", keys(Manifest.LibraryInfo.CodingKeys.self)),
    ("ListedFile", keys(Manifest.File.CodingKeys.self)),
    ("Counts", keys(Manifest.Counts.CodingKeys.self)),
  ])
  func `An object has the keys that its row decodes`(name: String, keys: [String]) throws {
    let object = try #require(BundleContract.object(name))
    #expect(object.fields.map(\.key).sorted() == keys)
  }

  @Test func `The alternatives of a source have the keys that its row decodes`() throws {
    let union = try #require(BundleContract.union("Source"))
    let keys = Set(union.alternatives.flatMap(\.fields).map(\.key)).union(["type"])
    #expect(keys.sorted() == Self.keys(SourceRow.CodingKeys.self))
    #expect(Set(union.alternatives.compactMap(\.tag)) == Set(Citation.Kind.allCases.map(\.rawValue)))
  }

  @Test func `Every file of rows is described, and the manifest`() {
    #expect(
      BundleContract.files.map(\.path).sorted()
        == (BundleFile.allCases.map(\.path) + [Manifest.path]).sorted()
    )
    #expect(BundleContract.version == Manifest.supportedSchemaVersion)
  }

  @Test func `The closed lists are those of the models`() throws {
    func choices(_ object: String, _ key: String) throws -> [String] {
      let field = try #require(BundleContract.object(object)?.fields.first { $0.key == key })
      guard case .choice(let values) = field.type else { return [] }
      return values
    }
    #expect(try choices("Dua", "difficulty").map { $0.lowercased() } == Difficulty.allCases.map(\.rawValue))
    #expect(try choices("Review", "status") == Review.Status.allCases.map(\.rawValue))
    #expect(try choices("JourneyDua", "time_slot").sorted() == TimeSlot.allCases.map(\.rawValue).sorted())
    let hadith = try #require(BundleContract.union("Source")?.alternatives.first { $0.tag == "hadith" })
    let grade = try #require(hadith.fields.first { $0.key == "grade" })
    #expect(grade.type == .choice(HadithGrade.allCases.map(\.rawValue)))
  }

  /// The rows of the table below a heading: the key, and whether it is optional.
  private func table(_ heading: String, in page: String) throws -> [String: Bool] {
    let section = try #require(page.components(separatedBy: "\n## `\(heading)`\n").dropFirst().first)
    let text = section.components(separatedBy: "\n## ")[0]
    let rows = text.matches(of: #/(?m)^\| `([a-z0-9_]+)`( \?)? \|/#)
    return Dictionary(rows.map { (String($0.1), $0.2 != nil) }, uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: BundleContract.files)
  func `The page about the bundle lists the same keys`(file: ContractFile) throws {
    let page = try String(contentsOf: Repository.url("docs/bundle.md"), encoding: .utf8)
    let object = try #require(BundleContract.object(file.object))
    var documented = try table(file.path, in: page)
    // The table of the alternatives of sources is in the same section.
    if file.object == "Dua" { for tag in ["hadith", "quran", "other", "type"] { documented[tag] = nil } }
    let described = Dictionary(uniqueKeysWithValues: object.fields.map { ($0.key, !$0.isRequired) })
    #expect(documented == described)
  }

  @Test(arguments: BundleContract.generatedFiles.map(\.path))
  func `A generated file is up to date`(path: String) throws {
    let file = try #require(BundleContract.generatedFiles.first { $0.path == path })
    let stored = try String(contentsOf: Repository.url(path), encoding: .utf8)
    #expect(stored == file.text, "run `make contract`")
  }

  @Test func `The TypeScript models are JavaScript once their types are removed`() throws {
    let file = try #require(BundleContract.generatedFiles.first { $0.path.hasSuffix(".ts") })
    // Neither parameter properties nor enumerations nor namespaces, which Node does not run.
    let forms = ["constructor(readonly", "\nenum ", "\nexport enum ", "\nnamespace ", "\nexport namespace "]
    for form in forms { #expect(!file.text.contains(form), "\(form)") }
  }

  @Test func `The Kotlin models use nothing that only the JVM has`() throws {
    let file = try #require(BundleContract.generatedFiles.first { $0.path.hasSuffix(".kt") })
    for name in ["Math.", "java.", "javax.", "@Jvm", "import "] {
      #expect(!file.text.contains(name), "\(name)")
    }
  }
}
