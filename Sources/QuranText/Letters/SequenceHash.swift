/// A decomposable hash of a sequence of small codes: a polynomial over a prime field.
///
/// `H(c1 … cn) = c1·Bⁿ⁻¹ + … + cn` modulo P. Two sequences of one length that differ in one code never share a hash, the hash
/// of a joined word follows from those of its parts, and two hashes show which single code was replaced, added or omitted.
enum SequenceHash {
  /// The largest prime below 2³².
  static let prime: UInt64 = 4_294_967_291
  static let base: UInt64 = 2_654_435_761

  static func hash(_ codes: some Sequence<UInt8>) -> UInt32 {
    UInt32(codes.reduce(0 as UInt64) { ($0 * base + UInt64($1)) % prime })
  }

  /// The hash of the concatenation of two sequences.
  static func joined(_ head: UInt32, _ tail: UInt32, tailCount: Int) -> UInt32 {
    UInt32((UInt64(head) * power(tailCount) + UInt64(tail)) % prime)
  }

  static func power(_ exponent: Int) -> UInt64 {
    exponent < powers.count ? powers[exponent] : power(exponent - 1) * base % prime
  }

  static func inversePower(_ exponent: Int) -> UInt64 {
    exponent < inversePowers.count
      ? inversePowers[exponent] : inversePower(exponent - 1) * inversePowers[1] % prime
  }

  private static let powers = table(of: base)
  /// By Fermat's little theorem, the inverse of B is B to the power of P − 2.
  private static let inversePowers = table(of: raised(base, to: prime - 2))

  private static func table(of factor: UInt64) -> [UInt64] {
    var table: [UInt64] = [1]
    for index in 0..<40 { table.append(table[index] * factor % prime) }
    return table
  }

  private static func raised(_ base: UInt64, to exponent: UInt64) -> UInt64 {
    var (result, square, rest) = (1 as UInt64, base, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result = result * square % prime }
      square = square * square % prime
      rest >>= 1
    }
    return result
  }
}
