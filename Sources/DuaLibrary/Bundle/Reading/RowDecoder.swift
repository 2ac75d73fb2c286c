import Foundation

/// Decodes JSON, with errors in the terms of the contract.
enum RowDecoder {
  /// Throws ``BundleError/notJSON(path:)`` or ``BundleError/invalid(path:row:problem:)``.
  static func decode<Value: Decodable>(
    _ type: Value.Type,
    from json: Data,
    path: String
  ) throws(BundleError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: json)
    } catch let error as DecodingError {
      throw located(error, path: path)
    } catch {
      throw .notJSON(path: path)
    }
  }

  private static func located(_ error: DecodingError, path: String) -> BundleError {
    switch error {
    case .keyNotFound(let key, let context):
      let place = Place(context.codingPath + [key])
      return .invalid(path: path, row: place.row, problem: .missing(key: place.key))
    case .valueNotFound(let type, let context), .typeMismatch(let type, let context):
      let place = Place(context.codingPath)
      return .invalid(
        path: path,
        row: place.row,
        problem: .wrongType(key: place.key, expected: name(of: type))
      )
    case .dataCorrupted(let context):
      if context.codingPath.isEmpty { return .notJSON(path: path) }
      let place = Place(context.codingPath)
      return .invalid(
        path: path,
        row: place.row,
        problem: .wrongType(key: place.key, expected: "a valid value")
      )
    @unknown default:
      return .notJSON(path: path)
    }
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Int.Type: "a whole number"
    case is Bool.Type: "true or false"
    case is [Any].Type: "a list"
    case is LanguageTag.Type: LanguageTag.expectation
    default: "an object"
    }
  }

  /// A path in the JSON: an index at the top level is a row, the rest a path of keys.
  private struct Place {
    var row: Int?
    var key = ""

    init(_ codingPath: [any CodingKey]) {
      var rest = codingPath[...]
      if let index = rest.first?.intValue {
        row = index + 1
        rest.removeFirst()
      }
      for step in rest {
        if let index = step.intValue {
          key += "[\(index)]"
        } else {
          key += key.isEmpty ? step.stringValue : ".\(step.stringValue)"
        }
      }
    }
  }
}
