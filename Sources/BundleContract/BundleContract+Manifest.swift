// `manifest.json`.

extension BundleContract {
  static let libraryInfo = ContractObject(
    "LibraryInfo",
    "The library that a bundle contains",
    [
      ContractField("name", .text, "The name of the library"),
      ContractField("version", .text, "The version that its editors give it: `1.0.0`"),
      ContractField("licence", .text, "The terms of use of its texts"),
      ContractField("default_language", .form(.languageTag), "The language of the keys without a language"),
    ]
  )

  static let listedFile = ContractObject(
    "ListedFile",
    "A file of the bundle",
    [
      ContractField("path", .form(.assetPath), "Relative to the bundle"),
      ContractField("bytes", .integer(minimum: 0), "The length"),
      ContractField("sha256", .form(.sha256), "The checksum, in 64 lowercase hexadecimal digits"),
    ]
  )

  static let counts = ContractObject(
    "Counts",
    "The number of rows of the files",
    ["duas", "journeys", "categories", "collections", "works"].map {
      ContractField($0, .integer(minimum: 0), "The rows of `\($0).json`")
    }
  )

  static let manifest = ContractObject(
    "Manifest",
    "The files of a bundle with their checksums, and its versions",
    [
      ContractField(
        "schema_version",
        .integer(minimum: version, maximum: version),
        "The version of the contract"
      ),
      ContractField("library", .object("LibraryInfo"), "The library that the bundle contains"),
      ContractField("files", .list(.object("ListedFile")), "Every file except the manifest"),
      ContractField("fold_version", .integer(), "The version of the fold of Arabic text in the search index"),
      ContractField(
        "rule_set_version",
        .integer(),
        "The version of the rules that the library was checked with"
      ),
      ContractField("counts", .object("Counts"), "The number of rows of the files"),
    ]
  )
}
