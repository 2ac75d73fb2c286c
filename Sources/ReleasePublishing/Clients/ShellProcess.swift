import Foundation

/// A command that `/bin/sh` runs, with pipes to its standard input and from its standard output.
///
/// Not Foundation's `Process`: on Linux that waits for every process that the command leaves in the background, and it moves the
/// command into a process group that may not read from the terminal.
struct ShellProcess {
  /// Why a command could not be started: an error number of the system.
  struct Failure: Error {
    let code: Int32
  }

  private let id: pid_t
  /// This process's end of each pipe; -1 if it is closed.
  private var input: Int32
  private var output: Int32
  /// What `waitpid` says of the process; nil while it runs.
  private var status: Int32?

  /// How often to check whether the command has ended although its output is still open, in milliseconds.
  private static let interval: Int32 = 20
  private static let pieceSize = 65_536

  /// Starts a command.
  init(_ command: String, environment: [String: String]) throws(Failure) {
    let standardInput = try Self.pipe()
    let standardOutput: (read: Int32, write: Int32)
    do throws(Failure) {
      standardOutput = try Self.pipe()
    } catch {
      Self.close([standardInput.read, standardInput.write])
      throw error
    }
    defer { Self.close([standardInput.read, standardOutput.write]) }
    do throws(Failure) {
      id = try Self.start(command, environment, input: standardInput.read, output: standardOutput.write)
    } catch {
      Self.close([standardInput.write, standardOutput.read])
      throw error
    }
    (input, output) = (standardInput.write, standardOutput.read)
    // It is written while the output is read: a command may print before it has read everything.
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
  }

  /// Gives the command its input, and returns what it prints until it ends, or a beginning that is longer than `limit`. Closes both
  /// pipes, and does not wait for other processes that have them.
  mutating func exchange(_ bytes: [UInt8], limit: Int) -> [UInt8] {
    var rest = bytes[...]
    var printed: [UInt8] = []
    while printed.count <= limit {
      if rest.isEmpty { Self.close(&input) }
      // Checked before the pipe is read, so that nothing is missed that the command prints at its end.
      let hasEnded = hasEnded()
      var pipes = [
        pollfd(fd: output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
      ]
      let ready = poll(&pipes, nfds_t(pipes.count), hasEnded ? 0 : Self.interval)
      if ready < 0 {
        if errno == EINTR { continue }
        break
      }
      if pipes[1].revents != 0 { write(&rest) }
      if pipes[0].revents != 0 {
        guard let piece = read() else { break }
        printed += piece
      } else if hasEnded {
        break
      }
    }
    Self.close(&input)
    Self.close(&output)
    return printed
  }

  /// The exit code, as shells have it for a command that was ended by a signal. Waits for the end of the command.
  mutating func exitCode() -> Int32 {
    while !hasEnded(waiting: true) {}
    let status = status ?? 0
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// Ends the command, unless it has ended.
  mutating func terminate() {
    if !hasEnded() { kill(id, SIGTERM) }
  }

  private mutating func hasEnded(waiting: Bool = false) -> Bool {
    guard status == nil else { return true }
    var code: Int32 = 0
    let found = waitpid(id, &code, waiting ? 0 : WNOHANG)
    // Without a child of that number there is nothing to wait for.
    if found == id || found < 0 && errno != EINTR { status = code }
    return status != nil
  }

  /// Writes what the pipe takes. A command that reads no more gets no more; its exit code says whether it was content.
  private func write(_ rest: inout ArraySlice<UInt8>) {
    let count = rest.withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno != EAGAIN, errno != EINTR {
      rest = []
    }
  }

  /// What the pipe has, which is not empty when it is asked; nil at its end.
  private func read() -> [UInt8]? {
    var piece = [UInt8](repeating: 0, count: Self.pieceSize)
    let count = Foundation.read(output, &piece, Self.pieceSize)
    if count < 0, errno == EINTR { return [] }
    return count > 0 ? Array(piece[..<count]) : nil
  }
}

extension ShellProcess {
  /// A pipe whose ends no other command inherits.
  private static func pipe() throws(Failure) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw Failure(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func close(_ descriptors: [Int32]) {
    for descriptor in descriptors { _ = Foundation.close(descriptor) }
  }

  private static func close(_ descriptor: inout Int32) {
    if descriptor >= 0 { close([descriptor]) }
    descriptor = -1
  }

  private static func start(
    _ command: String,
    _ environment: [String: String],
    input: Int32,
    output: Int32
  ) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    // The command ends when no one reads what it prints, although this process ignores the signal, and it can be ended.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    // The system copies the words for the new process, so they may be freed when the call has returned.
    let words = ["/bin/sh", "-c", command]
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    let variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, "/bin/sh", &actions, &attributes, arguments, variables)
    guard code == 0 else { throw Failure(code: code) }
    return id
  }
}
