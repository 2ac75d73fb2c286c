import CSearchVocabulary
import DuaLibrary
import UnicodeText

extension SearchVocabulary {
  /// The format version of the files.
  public static let version = 1

  /// The file of synonyms, in the content folder.
  public static let synonymsPath = VocabularyPart.synonyms.rawValue
  /// The file of names, in the content folder.
  public static let aliasesPath = VocabularyPart.aliases.rawValue
  /// The file of topics, in the content folder.
  public static let topicsPath = VocabularyPart.topics.rawValue
  /// The file of keywords, in the content folder.
  public static let keywordsPath = VocabularyPart.keywords.rawValue

  /// All files of the vocabulary.
  public static let paths = VocabularyPart.allCases.map(\.rawValue)

  /// The vocabulary included in this package, that of its own content, for libraries without one: names, synonyms, topics and
  /// keywords do not depend on the library. In flat form it takes a tenth of the time to read.
  ///
  /// - Parameter files: Of ``paths``, those whose content is read, once a process each.
  public static func standard(files: [String] = paths) -> SearchVocabulary {
    var vocabulary = files.contains(aliasesPath) ? standardAliases : SearchVocabulary()
    if files.contains(synonymsPath) {
      vocabulary.synonyms = standardSynonyms.synonyms
      vocabulary.nearWords = standardSynonyms.nearWords
    }
    if files.contains(topicsPath) { vocabulary.topics = standardTopics }
    if files.contains(keywordsPath) { vocabulary.keywords = standardKeywords }
    return vocabulary
  }

  private static let standardAliases = StandardVocabulary.included.vocabulary(of: .aliases)
  private static let standardSynonyms = StandardVocabulary.included.vocabulary(of: .synonyms)
  private static let standardTopics = StandardVocabulary.included.vocabulary(of: .topics).topics
  private static let standardKeywords = StandardVocabulary.included.vocabulary(of: .keywords).keywords

  /// Whether a file is one from which ``standard(files:)`` was made. Together they have no findings.
  ///
  /// - Parameters:
  ///   - path: One of ``paths``.
  ///   - digest: The SHA-256 of the file.
  public static func isStandard(_ path: String, digest: [UInt8]) -> Bool {
    StandardVocabulary.included.digests[path] == digest
  }
}

/// The files of the included vocabulary, in flat form. They have no findings.
public struct StandardVocabulary: Sendable {
  /// The SHA-256 of each file, by its path.
  fileprivate let digests: [String: [UInt8]]
  /// The bytes of ``init(bytes:)``, in which the parts are.
  private let file: [UInt8]
  private let parts: [VocabularyPart: Range<Int>]

  /// The flat form of files: the bytes of `Sources/CSearchVocabulary/vocabulary.bin`.
  ///
  /// - Parameters:
  ///   - vocabulary: What the files contain.
  ///   - files: The bytes of the files, by ``SearchVocabulary/paths``.
  public static func bytes(of vocabulary: SearchVocabulary, files: [String: [UInt8]]) -> [UInt8] {
    var writer = FlatWriter()
    for part in VocabularyPart.allCases {
      writer.write(Checksum.digest(of: files[part.rawValue] ?? []))
      writer.write(part.flatForm(of: vocabulary))
    }
    return writer.bytes
  }

  private init(bytes: [UInt8]) throws(FlatError) {
    var reader = FlatReader(bytes)
    var (digests, parts): ([String: [UInt8]], [VocabularyPart: Range<Int>]) = ([:], [:])
    for part in VocabularyPart.allCases {
      digests[part.rawValue] = try reader.data()
      parts[part] = try reader.dataRange()
    }
    guard reader.count == 0 else { throw FlatError() }
    (file, self.digests, self.parts) = (bytes, digests, parts)
  }

  fileprivate static let included: StandardVocabulary = {
    // The bytes live as long as the process.
    let bytes = UnsafeBufferPointer(start: search_vocabulary_bytes(), count: search_vocabulary_count())
    do throws(FlatError) { return try StandardVocabulary(bytes: Array(bytes)) } catch { failAsStale() }
  }()

  fileprivate func vocabulary(of part: VocabularyPart) -> SearchVocabulary {
    var vocabulary = SearchVocabulary()
    do throws(FlatError) {
      try part.read(FlatReader(file, parts[part] ?? 0..<0), into: &vocabulary)
    } catch {
      Self.failAsStale()
    }
    return vocabulary
  }

  /// A test compares the bytes with the files, so only someone who changes their form can get here.
  private static func failAsStale() -> Never {
    preconditionFailure("vocabulary.bin is not of this version; run `make search-vocabulary`")
  }
}
