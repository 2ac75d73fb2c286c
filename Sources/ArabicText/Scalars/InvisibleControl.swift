extension Unicode.Scalar {
  /// A character that shows nothing, parts no words, and only steers joining, direction or line breaks:
  /// joiners, direction marks, embeddings and isolates, the soft hyphen, the byte order mark.
  public var isInvisibleControl: Bool {
    switch value {
    case 0x00AD, 0x034F, 0x061C, 0x200C...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F, 0xFEFF:
      true
    default: false
    }
  }

  /// What a fold leaves out wherever it stands: ``isInvisibleControl`` and the space of no width, which people
  /// paste within words.
  public var isLeftOutOfFolds: Bool { value == 0x200B || value == 0x2065 || isInvisibleControl }
}
