extension Unicode.Scalar {
  /// An honorific sign, above a name (U+0610 to U+0614) or as a ligature.
  public var isHonorificSign: Bool {
    switch value {
    case 0x0610...0x0614, 0xFD40...0xFD4F, 0xFDCF, 0xFDFA, 0xFDFB, 0xFDFE, 0xFDFF: true
    default: false
    }
  }
}
