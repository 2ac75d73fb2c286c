import UnicodeText

/// Latin letters without case and diacritics, as people type them on a plain keyboard.
enum LatinFold {
  /// Appends the fold of a scalar to `folded`: ā ḥ ṣ become a h s; apostrophes, ʿayn, hamza and combining marks are removed;
  /// full-width and mathematical letters and digits become plain ones; scalars of other scripts are only lowercased.
  static func append(_ scalar: Unicode.Scalar, to folded: inout String.UnicodeScalarView) {
    if scalar.isASCII, !isApostrophe(scalar) {
      folded.appendEach(of: scalar.properties.lowercaseMapping.unicodeScalars)
      return
    }
    if let plain = plainForm(of: scalar) {
      folded.append(plain)
      return
    }
    for scalar in scalar.properties.lowercaseMapping.unicodeScalars
    where !isApostrophe(scalar) && !isCombiningMark(scalar) {
      if let letters = plainLetters(of: scalar) {
        folded.appendEach(of: letters.unicodeScalars)
      } else {
        folded.append(scalar)
      }
    }
  }

  /// Apostrophes, quotation marks, primes and modifier letters that transliterations use for ʿayn and hamza.
  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0x60, 0xB4, 0x02B9...0x02BF, 0x02C8, 0x02CA, 0x02CB, 0x02D1, 0x02EE, 0x2018...0x201B,
      0x2032, 0x2035, 0xA78B, 0xA78C, 0xFF07:
      true
    default: false
    }
  }

  private static func isCombiningMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F:
      true
    default: false
    }
  }

  /// The ASCII letter or digit that a full-width or mathematical one is a style of; nil for every other scalar.
  private static func plainForm(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let (value, a, zero): (UInt32, UInt32, UInt32) = (scalar.value, 0x61, 0x30)
    switch value {
    case 0x2102...0x2149:
      let letter = letterlike[Int(value - 0x2102)]
      return letter == UInt8(ascii: ".") ? nil : Unicode.Scalar(letter)
    case 0xFF10...0xFF19: return Unicode.Scalar(zero + (value - 0xFF10))
    case 0xFF21...0xFF3A: return Unicode.Scalar(a + (value - 0xFF21))
    case 0xFF41...0xFF5A: return Unicode.Scalar(a + (value - 0xFF41))
    // Alphabets of capitals and small letters, and rows of digits, one for each style.
    case 0x1D400...0x1D6A3: return Unicode.Scalar(a + (value - 0x1D400) % 26)
    case 0x1D7CE...0x1D7FF: return Unicode.Scalar(zero + (value - 0x1D7CE) % 10)
    default: return nil
    }
  }

  /// The letter of each letterlike symbol from U+2102 to U+2149, a period for none: the mathematical alphabets leave these out.
  private static let letterlike = Array(
    "c.......ghhhh.iill.n...pqrrr......z...z...bc.eef.mo....i...........ddeij".utf8
  )

  /// The ASCII letters of a lowercase Latin letter with a diacritic, or of a ligature; nil for every other scalar.
  ///
  /// Unicode names such letters after their base (LATIN SMALL LETTER H WITH DOT BELOW). The names never change, but their table
  /// would be most of the web module, so the base letters are listed here.
  private static func plainLetters(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x00DF: "ss"
    case 0x00E6, 0x01E3, 0x01FD: "ae"
    case 0x00F0: "d"
    case 0x00FE: "th"
    case 0x0131: "i"
    case 0x0133: "ij"
    case 0x0153: "oe"
    case 0x017F: "s"
    case 0x01C6: "dz"
    case 0xFB00: "ff"
    case 0xFB01: "fi"
    case 0xFB02: "fl"
    case 0xFB03: "ffi"
    case 0xFB04: "ffl"
    case 0xFB05, 0xFB06: "st"
    case 0x00C0...0x024F: base(in: latin1ToExtendedB, at: scalar.value - 0x00C0)
    case 0x1E00...0x1EFF: base(in: extendedAdditional, at: scalar.value - 0x1E00)
    default: nil
    }
  }

  private static func base(in letters: [UInt8], at position: UInt32) -> String? {
    let letter = letters[Int(position)]
    return letter == UInt8(ascii: ".") ? nil : String(Unicode.Scalar(letter))
  }

  /// The base of each letter from U+00C0 to U+024F, a period for none.
  private static let latin1ToExtendedB = Array(
    """
    ................................aaaaaa.ceeeeiiii.nooooo.ouuuuy.y\
    .a.a.a.c.c.c.c.d.d.e.e.e.e.e.g.g.g.g.h.h.i.i.i.i.....j.k..l.l.l.\
    l.l.n.n.n....o.o.o...r.r.r.s.s.s.s.t.t.t.u.u.u.u.u.u.w.y..z.z.z.\
    b..b....c...d.....f......kl...n..o...p.....t.t..u...y.z.........\
    ..............a.i.o.u.u.u.u.u..a.a...g.g.k.o.o..j....g...n.a...o\
    .a.a.e.e.i.i.o.o.r.r.u.u.s.t...h.d...z.a.e.o.o.o.o.ylnt.....c..s\
    z......e.j.q.r.y
    """.utf8
  )
  /// The base of each letter from U+1E00 to U+1EFF, a period for none.
  private static let extendedAdditional = Array(
    """
    .a.b.b.b.c.d.d.d.d.d.e.e.e.e.e.f.g.h.h.h.h.h.i.i.k.k.k.l.l.l.l.m\
    .m.m.n.n.n.n.o.o.o.o.p.p.r.r.r.r.s.s.s.s.s.t.t.t.t.u.u.u.u.u.v.v\
    .w.w.w.w.w.x.x.y.z.z.zhtwya......a.a.a.a.a.a.a.a.a.a.a.a.e.e.e.e\
    .e.e.e.e.i.i.o.o.o.o.o.o.o.o.o.o.o.o.u.u.u.u.u.u.u.y.y.y.y.....y
    """.utf8
  )
}
