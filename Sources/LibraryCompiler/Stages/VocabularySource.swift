import ContentIngest
import Diagnostics
import DuaLibrary
import SearchIndexing
import UnicodeText

/// The search vocabulary of a content folder. Without files of its own, or with copies of the
/// included ones, it is the vocabulary included in the compiler.
struct VocabularySource {
  let vocabulary: SearchVocabulary
  private(set) var findings: [Finding] = []
  /// The files that were read.
  private(set) var observed: [ObservedFile] = []
  private var contents: [FileID: (path: String, bytes: [UInt8])] = [:]
  /// Whether no file that could be read differs from those included in the compiler.
  let isStandard: Bool

  /// Reads the files of a listing. Problems with them are findings.
  init(reader: SourceReader) throws(FileFailure) {
    var files: [(path: String, file: FileID, bytes: [UInt8])] = []
    var isStandard = true
    for file in reader.listing.vocabulary {
      let path = reader.listing.path(of: file)
      let contents: FileContents
      do throws(FileFailure) {
        contents = try reader.files.read("\(reader.root)/\(path)", SourceReader.sizeLimit)
      } catch {
        findings.append(UnreadableFile.finding(error.cause, at: SourceRange(file: file, 0..<0)))
        continue
      }
      let digest = ContentDigest(of: contents.bytes)
      if reader.isObserving {
        observed.append(ObservedFile(path: path, status: contents.status, digest: digest))
      }
      isStandard = isStandard && SearchVocabulary.isStandard(path, digest: digest.bytes)
      files.append((path, file, contents.bytes))
      self.contents[file] = (path, contents.bytes)
    }
    self.isStandard = isStandard
    guard !isStandard else {
      vocabulary = .standard()
      return
    }
    var vocabularyReader = VocabularyReader()
    for (path, file, bytes) in files { vocabularyReader.read(path, bytes, file: file) }
    vocabulary = vocabularyReader.vocabulary.completed(paths: files.map(\.path))
    vocabularyReader.checkTextNames(against: vocabulary.texts)
    findings += vocabularyReader.findings
  }

  /// The vocabulary with the tables for a search index.
  func prepared() -> PreparedVocabulary { isStandard ? .standard : PreparedVocabulary(vocabulary) }

  /// The text of a file of the vocabulary, for lines and columns.
  func text(of file: FileID) -> SourceText? {
    contents[file].map { SourceText(path: $0.path, bytes: $0.bytes) }
  }
}

extension PreparedVocabulary {
  /// The vocabulary included in the compiler, prepared once a process.
  static let standard = PreparedVocabulary(withIncludedTablesOf: .standard())
}

extension SearchVocabulary {
  /// Adds what none of the files that were read contains.
  fileprivate func completed(paths: [String]) -> SearchVocabulary {
    var complete = self
    // Known texts and near words are the same in all libraries, and a library may add its own names and synonyms.
    let missing = Self.paths.filter { !paths.contains($0) }
    guard !missing.isEmpty || texts.isEmpty || nearWords.isEmpty else { return self }
    let standard = SearchVocabulary.standard(
      files: missing + (texts.isEmpty ? [Self.aliasesPath] : [])
        + (nearWords.isEmpty ? [Self.synonymsPath] : [])
    )
    if missing.contains(Self.synonymsPath) { complete.synonyms = standard.synonyms }
    if nearWords.isEmpty { complete.nearWords = standard.nearWords }
    if missing.contains(Self.topicsPath) { complete.topics = standard.topics }
    if missing.contains(Self.keywordsPath) { complete.keywords = standard.keywords }
    if missing.contains(Self.aliasesPath) {
      complete.surahs = standard.surahs
      complete.verses = standard.verses
      complete.works = standard.works
    }
    if texts.isEmpty { complete.texts = standard.texts }
    return complete
  }
}
