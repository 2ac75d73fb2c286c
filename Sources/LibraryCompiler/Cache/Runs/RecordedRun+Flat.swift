import UnicodeText

extension RecordedRun: FlatValue {
  private static let magic = Array("rizq run".utf8)

  /// The bytes of the file of the run: the magic bytes, the hash of the rest, and the run.
  var file: [UInt8] {
    var writer = FlatWriter()
    writer.write(self)
    var header = FlatWriter()
    for byte in Self.magic { header.write(byte) }
    header.write(ByteChecksum.of(writer.bytes))
    return header.bytes + writer.bytes
  }

  /// Throws if the bytes are not those of a run, or are damaged.
  init(file bytes: [UInt8]) throws(FlatError) {
    let headerSize = Self.magic.count + 8
    guard bytes.count >= headerSize, bytes.starts(with: Self.magic) else { throw FlatError() }
    var header = FlatReader(bytes, Self.magic.count..<headerSize)
    guard try header.number64() == ByteChecksum.of(bytes[headerSize...]) else { throw FlatError() }
    var reader = FlatReader(bytes, headerSize..<bytes.count)
    self = try reader.value()
    guard reader.count == 0 else { throw FlatError() }
  }

  package func write(to writer: inout FlatWriter) {
    writer.write(key)
    writer.write(home) { $0.write($1) }
    writer.write(listing)
    writer.write(sources)
    writer.write(quran)
    writer.write(git)
    writer.write(report)
    writer.write(information) { writer, information in
      writer.write(information.size)
      writer.write(information.hash)
    }
    writer.write(success)
  }

  package init(from reader: inout FlatReader) throws(FlatError) {
    key = try reader.data()
    home = try reader.list { (reader) throws(FlatError) in try reader.number64() }
    listing = try reader.data()
    sources = try reader.value()
    quran = try reader.value()
    git = try reader.list()
    report = try reader.value()
    information = try reader.optional { (reader) throws(FlatError) in
      RecordedInformation(size: try reader.integer(), hash: try reader.number64())
    }
    success = try reader.optional()
  }
}

extension RecordedRun.Success: FlatValue {
  package func write(to writer: inout FlatWriter) {
    writer.write(duas)
    writer.write(journeys)
    writer.write(leniency) { writer, leniency in
      writer.write(leniency.findings)
      writer.write(leniency.duasLeftOut)
    }
    writer.write(output)
  }

  package init(from reader: inout FlatReader) throws(FlatError) {
    duas = try reader.integer()
    journeys = try reader.integer()
    leniency = try reader.optional { (reader) throws(FlatError) in
      LeniencySummary(findings: try reader.integer(), duasLeftOut: try reader.integer())
    }
    output = try reader.optional()
  }
}

extension ObservedFiles: FlatValue {
  package func write(to writer: inout FlatWriter) {
    writer.write(moment.time)
    writer.write(moment.device)
    writer.write(files)
  }

  package init(from reader: inout FlatReader) throws(FlatError) {
    moment = FileMoment(time: try reader.value(), device: try reader.number64())
    files = try reader.list()
  }
}

extension ObservedFile: FlatValue {
  package func write(to writer: inout FlatWriter) {
    writer.write(path)
    writer.write(status.size)
    writer.write(status.modified)
    writer.write(status.changed)
    writer.write(status.inode)
    writer.write(status.device)
    writer.write(digest)
  }

  package init(from reader: inout FlatReader) throws(FlatError) {
    path = try reader.text()
    status = FileStatus(
      kind: .regular,
      size: try reader.integer(),
      modified: try reader.value(),
      changed: try reader.value(),
      inode: try reader.number64(),
      device: try reader.number64()
    )
    digest = try reader.value()
  }
}

extension ContentDigest: FlatValue {
  package func write(to writer: inout FlatWriter) { writer.write(bytes) }

  package init(from reader: inout FlatReader) throws(FlatError) { bytes = try reader.data() }
}

extension FileTime: FlatValue {
  package func write(to writer: inout FlatWriter) {
    writer.write(seconds)
    writer.write(nanoseconds)
  }

  package init(from reader: inout FlatReader) throws(FlatError) {
    self.init(seconds: try reader.integer(), nanoseconds: try reader.integer())
  }
}

extension GitAnswer: FlatValue {
  package func write(to writer: inout FlatWriter) {
    switch self {
    case .commits(let folder, let paths, let limit, let answer):
      writer.write(0 as UInt8)
      writer.write(folder)
      writer.write(paths)
      writer.write(limit)
      writer.write(answer) { $0.write($1) }
    case .contents(let folder, let commit, let path, let answer):
      writer.write(1 as UInt8)
      for text in [folder, commit, path] { writer.write(text) }
      writer.write(answer)
    }
  }

  package init(from reader: inout FlatReader) throws(FlatError) {
    switch try reader.byte() {
    case 0:
      self = .commits(
        folder: try reader.text(),
        paths: try reader.texts(),
        limit: try reader.integer(),
        try reader.texts()
      )
    case 1:
      self = .contents(
        folder: try reader.text(),
        commit: try reader.text(),
        path: try reader.text(),
        try reader.optional()
      )
    default: throw FlatError()
    }
  }
}
