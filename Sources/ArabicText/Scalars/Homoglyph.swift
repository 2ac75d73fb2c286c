/// Letters of other scripts that look like Latin ones.
public enum Homoglyph {
  /// The Latin letter that a Cyrillic or Greek letter resembles.
  public static let latin: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "аеорсухіјѕһԁԛԝАВЕКМНОРСТУХІЈЅαοινρυκΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".unicodeScalars,
      "aeopcyxijshdqwABEKMHOPCTYXIJSaoivpukABEZHIKMNOPTYX".unicodeScalars
    )
  )
}
