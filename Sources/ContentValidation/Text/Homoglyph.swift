/// Letters of other scripts that look like Latin ones.
enum Homoglyph {
  /// The Latin letter that a Cyrillic or Greek letter passes for.
  static let latin: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "аеорсухіјѕһԁԛԝАВЕКМНОРСТУХІЈЅαοινρυκΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".unicodeScalars,
      "aeopcyxijshdqwABEKMHOPCTYXIJSaoivpukABEZHIKMNOPTYX".unicodeScalars
    )
  )
}
