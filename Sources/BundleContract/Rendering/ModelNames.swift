// The names of types and functions in generated models.

extension ContractFile {
  /// The function that reads the file: `readJourneyDuas`.
  var reader: String {
    let name = String(path.prefix { $0 != "." })
    return "read" + "_\(name)".camelCased
  }
}

extension ContractField {
  /// The name of the enumeration of a closed list of texts, by its object: `DuaDifficulty`.
  func enumeration(in object: ContractObject) -> String { object.name + "_\(key)".camelCased }
}

extension String {
  /// The first letter in lower case: the name of a function for a type.
  var uncapitalized: String { prefix(1).lowercased() + dropFirst() }
}
