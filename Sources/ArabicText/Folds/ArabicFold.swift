/// The folds with which Arabic texts are searched and compared.
public enum ArabicFold {
  /// Increases whenever the fold of any text changes: an index that was built with another version cannot answer queries.
  public static let version = 2
}
