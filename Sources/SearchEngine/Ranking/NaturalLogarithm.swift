/// The natural logarithm of a positive, finite, normal number, with an error below one unit in the last place.
///
/// Bit-identical on every platform, unlike the logarithms of C libraries: it uses only additions, multiplications and
/// divisions, which IEEE 754 defines exactly, in a fixed order. The method and the coefficients are those of FreeBSD's
/// `e_log.c` (Sun Microsystems, 1993): x = 2ᵏ(1 + f) with √2/2 < 1 + f < √2, and log(1 + f) by a polynomial in s = f/(2 + f).
func naturalLogarithm(_ value: Double) -> Double {
  // From the exponent and the fraction of `value`; the sum carries into the exponent if 1 + f would be √2 or more.
  let bits = value.bitPattern
  let shifted = (bits >> 32) &+ (0x3FF0_0000 - 0x3FE6_A09E)
  let exponent = Double(Int(shifted >> 20) - 0x3FF)
  let high = (shifted & 0x000F_FFFF) &+ 0x3FE6_A09E
  let f = Double(bitPattern: high << 32 | bits & 0xFFFF_FFFF) - 1
  let s = f / (2 + f)
  let z = s * s
  let w = z * z
  let even = w * (0.3999999999940941908 + w * (0.2222219843214978396 + w * 0.1531383769920937332))
  let odd =
    z
    * (0.6666666666666735130
      + w * (0.2857142874366239149 + w * (0.1818357216161805012 + w * 0.1479819860511658591)))
  let rest = even + odd
  let half = 0.5 * f * f
  let (ln2High, ln2Low) = (6.93147180369123816490e-01, 1.90821492927058770002e-10)
  return s * (half + rest) + exponent * ln2Low - half + f + exponent * ln2High
}
