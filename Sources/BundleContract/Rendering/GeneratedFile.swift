import UnicodeText

/// A file of the repository that is generated from the contract.
public struct GeneratedFile: Equatable, Sendable {
  /// Relative to the root of the repository.
  public let path: String
  /// The contents, with a newline at the end.
  public let text: String
}

extension BundleContract {
  /// The JSON Schema of every file, and the models in other languages.
  public static var generatedFiles: [GeneratedFile] {
    files.map(JSONSchema.file)
      + [
        GeneratedFile(path: "clients/typescript/rizq-bundle.ts", text: TypeScriptModels.text),
        GeneratedFile(path: "clients/kotlin/RizqBundle.kt", text: KotlinModels.text),
      ]
  }
}

extension String {
  /// The key in camel case: `title_en` becomes `titleEn`.
  public var camelCased: String {
    let words = split(separator: "_", omittingEmptySubsequences: false)
    return (words.prefix(1).map(String.init) + words.dropFirst().map(\.capitalizedFirst)).joined()
  }
}
