/// The body of every declaration that is marked as unavailable. It never runs: the compiler rejects whatever uses the declaration,
/// which exists only for its message.
func notAvailable() -> Never {
  fatalError("Not available.")
}
