import ArabicText
import DuaLibrary
import Foundation

extension SearchIndex {
  /// The version of the form of `search/index.json`.
  public static let version = 1

  /// Why data is not an index that can be searched.
  public enum Problem: Error, Equatable, Sendable {
    /// The data ends too early, or is not JSON.
    case truncated
    /// JSON, but not with the members of an index.
    case malformed
    /// A version of the form that this code does not know.
    case version(Int)
    /// The terms were folded with another version of ``ArabicText/ArabicFold``.
    case fold(Int)
    /// There must be one list of postings for every term.
    case counts(terms: Int, postings: Int)
    /// Terms are not strictly sorted, from this one on.
    case order(term: String)
    /// The postings of this term are empty, not strictly sorted by dua, or name no field or an unknown one.
    case postings(term: String)
  }

  /// The file as it is written: for every term one list, in which ids and field masks take turns.
  private struct File: Decodable {
    var version: Int
    var fold: Int
    var terms: [String]
    var postings: [[Int]]
  }

  private struct Header: Decodable {
    var version: Int
  }

  /// The bytes of `search/index.json`: sorted keys, one trailing newline, the same for the same index.
  public func encoded() -> Data {
    var json: [UInt8] = []
    func write(_ text: String) { json.append(contentsOf: text.utf8) }
    write("{\"fold\":\(ArabicFold.version),\"postings\":[")
    for (place, postings) in postings.enumerated() {
      write(place == 0 ? "[" : ",[")
      for (place, posting) in postings.enumerated() {
        write(
          place == 0
            ? "\(posting.dua),\(posting.fields.rawValue)" : ",\(posting.dua),\(posting.fields.rawValue)"
        )
      }
      write("]")
    }
    write("],\"terms\":[")
    // A term holds letters, digits and marks: nothing that JSON escapes.
    for (place, term) in terms.enumerated() { write(place == 0 ? "\"\(term)\"" : ",\"\(term)\"") }
    write("],\"version\":\(Self.version)}\n")
    return Data(json)
  }

  /// Reads what ``encoded()`` wrote, and checks all that a lookup relies on.
  public init(decoding data: Data) throws(Problem) {
    let version = try Self.read(Header.self, from: data).version
    guard version == Self.version else { throw .version(version) }
    let file = try Self.read(File.self, from: data)
    guard file.fold == ArabicFold.version else { throw .fold(file.fold) }
    guard file.terms.count == file.postings.count else {
      throw .counts(terms: file.terms.count, postings: file.postings.count)
    }
    for (term, next) in zip(file.terms, file.terms.dropFirst())
    where !term.utf8.lexicographicallyPrecedes(next.utf8) {
      throw .order(term: next)
    }
    var postings: [[Posting]] = []
    postings.reserveCapacity(file.postings.count)
    for (term, numbers) in zip(file.terms, file.postings) {
      guard let decoded = Self.postings(from: numbers) else { throw .postings(term: term) }
      postings.append(decoded)
    }
    self.init(terms: file.terms, postings: postings)
  }

  private static func postings(from numbers: [Int]) -> [Posting]? {
    guard !numbers.isEmpty, numbers.count.isMultiple(of: 2) else { return nil }
    var postings: [Posting] = []
    for place in stride(from: 0, to: numbers.count, by: 2) {
      let dua = Dua.ID(rawValue: numbers[place])
      guard let mask = UInt8(exactly: numbers[place + 1]), mask != 0,
        SearchFields.all.isSuperset(of: SearchFields(rawValue: mask)),
        postings.last.map({ $0.dua < dua }) ?? (dua.rawValue > 0)
      else { return nil }
      postings.append(Posting(dua: dua, fields: SearchFields(rawValue: mask)))
    }
    return postings
  }

  private static func read<Value: Decodable>(_ type: Value.Type, from data: Data) throws(Problem) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch DecodingError.dataCorrupted {
      throw .truncated
    } catch {
      throw .malformed
    }
  }
}
