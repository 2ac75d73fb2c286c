import ArabicText
import SearchEngine

/// An open index with the scratch memory of its searches.
final class Session {
  let engine: QueryEngine
  var accumulator: ScoreAccumulator

  init(_ index: IndexReader) {
    engine = QueryEngine(index)
    accumulator = ScoreAccumulator(documentCount: index.documentCount)
  }
}

/// Takes ownership of the bytes of an index that JavaScript has allocated. Replies with the session, or with an error.
@_expose(wasm, "open")
@_cdecl("dua_search_open")
public func open(_ bytes: UnsafeMutableRawPointer, _ count: UInt32) -> UnsafeMutableRawPointer {
  let storage = IndexStorage(ByteRegion(base: UnsafeRawPointer(bytes), count: Int(count))) { region in
    // JavaScript does not use the bytes any longer.
    UnsafeMutableRawPointer(mutating: region.base).deallocate()
  }
  do throws(SearchIndexError) {
    let session = Session(try IndexReader(storage))
    var reply = Reply()
    reply.add(UInt32(UInt(bitPattern: Unmanaged.passRetained(session).toOpaque())))
    return reply.send()
  } catch {
    return failure(error)
  }
}

/// Releases a session and its index.
@_expose(wasm, "close")
@_cdecl("dua_search_close")
public func close(_ session: UnsafeRawPointer) { Unmanaged<Session>.fromOpaque(session).release() }

/// Replies with the duas that match a query: their count, and id, score and route of each. With explanations, the scores by
/// route follow each dua; the terms and the citations follow all of them.
@_expose(wasm, "search")
@_cdecl("dua_search_search")
public func search(
  _ session: UnsafeRawPointer,
  _ request: UnsafeRawPointer,
  _ count: UInt32
) -> UnsafeMutableRawPointer {
  let session = Unmanaged<Session>.fromOpaque(session).takeUnretainedValue()
  var request = Request(UnsafeRawBufferPointer(start: request, count: Int(count)))
  let query = request.text()
  let options = QueryOptions(&request)
  do throws(SearchIndexError) {
    let matches = try session.engine.matches(query, options, &session.accumulator)
    var reply = Reply()
    reply.add(UInt32(matches.count))
    for match in matches {
      reply.add(match.id)
      reply.add(match.score)
      reply.add(match.route.number)
      guard let explanation = match.explanation else { continue }
      for score in explanation.scores { reply.add(score) }
    }
    if let explanation = matches.first?.explanation { reply.add(explanation) }
    return reply.send()
  } catch {
    return failure(error)
  }
}

/// Replies with the matches of a query in a text: the share of the query that they cover, and their ranges in UTF-16 units, as
/// in JavaScript.
@_expose(wasm, "highlights")
@_cdecl("dua_search_highlights")
public func highlights(_ request: UnsafeRawPointer, _ count: UInt32) -> UnsafeMutableRawPointer {
  var request = Request(UnsafeRawBufferPointer(start: request, count: Int(count)))
  let query = request.text()
  let completesLastWord = request.number() != 0
  let field = SearchField.allCases[Int(request.number()) % SearchField.allCases.count]
  let text = request.text()
  let marks = Highlighter(query, completesLastWord: completesLastWord).marks(in: text, field)
  var reply = Reply()
  reply.add(marks.share)
  reply.add(UInt32(marks.ranges.count))
  var position = UTF16Position(text)
  for range in marks.ranges {
    reply.add(position.offset(ofByte: range.lowerBound))
    reply.add(position.offset(ofByte: range.upperBound))
  }
  return reply.send()
}

/// Replies with 1 if an Arabic text contains the quoted phrases of a query that have marks, or there are none, and otherwise with 0.
@_expose(wasm, "has_marks")
@_cdecl("dua_search_has_marks")
public func hasMarks(_ request: UnsafeRawPointer, _ count: UInt32) -> UnsafeMutableRawPointer {
  var request = Request(UnsafeRawBufferPointer(start: request, count: Int(count)))
  let phrases = MarkedPhrases(request.text())
  let text = request.text()
  var reply = Reply()
  reply.add(phrases.occur(in: text) ? 1 as UInt32 : 0)
  return reply.send()
}

/// Replies with the search form of a text (0), its skeleton (1), or its romanization (2).
@_expose(wasm, "transform")
@_cdecl("dua_search_transform")
public func transform(
  _ kind: UInt32,
  _ text: UnsafeRawPointer,
  _ count: UInt32
) -> UnsafeMutableRawPointer {
  var request = Request(UnsafeRawBufferPointer(start: text, count: Int(count)))
  let text = request.text()
  var reply = Reply()
  switch kind {
  case 0: reply.add(text.searchForm)
  case 1: reply.add(text.searchSkeleton)
  default: reply.add(Romanizer.rizq1.romanize(text))
  }
  return reply.send()
}

private func failure(_ error: SearchIndexError) -> UnsafeMutableRawPointer {
  var reply = Reply(isError: true)
  reply.add(error.description)
  return reply.send()
}
