import Testing

@testable import LibraryCompiler

@Suite("The hint of a failed file operation")
struct OperationalFailureTests {
  private func hint(_ operation: FileFailure.Operation, _ cause: FileFailure.Cause) -> String? {
    OperationalFailure(FileFailure(operation, "content/.rizq-lock", cause)).hint
  }

  @Test(
    "says what to do where a folder cannot be written",
    arguments: [.lock, .create, .replace] as [FileFailure.Operation]
  )
  func notWritable(operation: FileFailure.Operation) {
    #expect(
      hint(operation, .permissionDenied)
        == "make the folder that it is in writable, or run the command as its owner"
    )
    #expect(hint(operation, .diskFull) == "free some space on the disk, then try again")
  }

  @Test("does not speak of writing where a file cannot be read")
  func notReadable() { #expect(hint(.read, .permissionDenied) == nil) }
}
