/// The one letter in which a quoted word differs from a reference, given only the hash of the reference.
enum SingleEdit: Equatable {
  case replaced(at: Int, by: UInt8)
  /// The quotation has an extra letter.
  case added(at: Int)
  /// A letter is missing from the quotation before this index.
  case omitted(at: Int, code: UInt8)

  /// Solves `hash(reference) - hash(quote)` for one code at every index; nil if no single letter explains the difference.
  ///
  /// - Parameter prefixes: ``prefixes(of:)`` of the quotation, which is compared with many references.
  init?(from quote: [UInt8], _ prefixes: [UInt64], to hash: UInt32, count: Int) {
    guard abs(count - quote.count) <= 1 else { return nil }
    let prime = SequenceHash.prime
    let total = prefixes[quote.count]
    let target = UInt64(hash)

    /// The hash of the codes from `position` on.
    func suffix(_ position: Int) -> UInt64 {
      (total + prime - prefixes[position] * SequenceHash.power(quote.count - position) % prime) % prime
    }

    switch count - quote.count {
    case 0:
      let difference = (target + prime - total) % prime
      for position in quote.indices {
        let change = difference * SequenceHash.inversePower(quote.count - 1 - position) % prime
        let code = (UInt64(quote[position]) + change) % prime
        if (1...30).contains(code) {
          self = .replaced(at: position, by: UInt8(code))
          return
        }
      }
    case -1:
      for position in quote.indices {
        let head = prefixes[position] * SequenceHash.power(quote.count - 1 - position) % prime
        if (head + suffix(position + 1)) % prime == target {
          self = .added(at: position)
          return
        }
      }
    case 1:
      for position in 0...quote.count {
        let head = prefixes[position] * SequenceHash.power(quote.count + 1 - position) % prime
        let rest = (target + 2 * prime - head - suffix(position)) % prime
        let code = rest * SequenceHash.inversePower(quote.count - position) % prime
        if (1...30).contains(code) {
          self = .omitted(at: position, code: UInt8(code))
          return
        }
      }
    default: break
    }
    return nil
  }

  /// The hashes of the beginnings of a word, from that of no code to that of all.
  static func prefixes(of codes: [UInt8]) -> [UInt64] {
    var prefixes: [UInt64] = [0]
    prefixes.reserveCapacity(codes.count + 1)
    for code in codes {
      prefixes.append((prefixes[prefixes.count - 1] * SequenceHash.base + UInt64(code)) % SequenceHash.prime)
    }
    return prefixes
  }

  /// The codes of the reference.
  func applied(to quote: [UInt8]) -> [UInt8] {
    var codes = quote
    switch self {
    case .replaced(let position, let code): codes[position] = code
    case .added(let position): codes.remove(at: position)
    case .omitted(let position, let code): codes.insert(code, at: position)
    }
    return codes
  }
}
