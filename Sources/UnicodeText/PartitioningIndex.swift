extension RandomAccessCollection {
  /// The index of the first element that belongs in the second partition, or `endIndex` if none does: a binary search, in at
  /// most log₂ n + 1 calls of the predicate.
  ///
  /// A range of integers is a collection of its own indices, so `(0..<count).partitioningIndex { … }` searches by index.
  ///
  /// - Parameter belongsInSecondPartition: False for elements up to some index and true from there on.
  @inlinable
  package func partitioningIndex<Failure: Error>(
    where belongsInSecondPartition: (Element) throws(Failure) -> Bool
  ) throws(Failure) -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if try belongsInSecondPartition(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
