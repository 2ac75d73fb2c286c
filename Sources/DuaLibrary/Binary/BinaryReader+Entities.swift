extension BinaryReader {
  func category(at index: Int, _ languages: [LanguageTag]) throws(BundleError) -> Category {
    var record = try self.record(.categories, at: index)
    let id: Category.ID = try record.id()
    let slug = try self.slug(&record)
    let emoji = try optionalText(&record)
    var start = record.u32()
    return Category(
      id: id,
      slug: slug,
      name: try localizedText(from: &start, count: record.u32(), languages),
      description: try localizedText(from: &start, count: record.u32(), languages),
      emoji: emoji
    )
  }

  func collection(at index: Int, _ languages: [LanguageTag]) throws(BundleError) -> DuaCollection {
    var record = try self.record(.collections, at: index)
    let id: DuaCollection.ID = try record.id()
    let slug = try self.slug(&record)
    let flags = record.u32()
    var start = record.u32()
    guard flags & ~BinaryFormat.isPremium == 0 else { throw Self.damaged(.collections) }
    return DuaCollection(
      id: id,
      slug: slug,
      name: try localizedText(from: &start, count: record.u32(), languages),
      description: try localizedText(from: &start, count: record.u32(), languages),
      isPremium: flags & BinaryFormat.isPremium != 0
    )
  }

  func work(at index: Int, _ languages: [LanguageTag]) throws(BundleError) -> ReferenceWork {
    var record = try self.record(.works, at: index)
    let slug = try self.slug(&record)
    let numbering = try text(&record)
    let highest = record.i64()
    var start = record.u32()
    let name = try localizedText(from: &start, count: record.u32(), languages)
    var aliases: [String] = []
    for index in try indexes(.aliases, from: record.u32(), count: record.u32()) {
      var alias = try self.record(.aliases, at: index)
      aliases.append(try text(&alias))
    }
    return ReferenceWork(slug: slug, name: name, aliases: aliases, numbering: numbering, highest: highest)
  }

  func journey(at index: Int, _ languages: [LanguageTag]) throws(BundleError) -> Journey {
    var record = try self.record(.journeys, at: index)
    let id: Journey.ID = try record.id()
    let slug = try self.slug(&record)
    let collection: DuaCollection.ID? = try record.optionalID()
    let minutes = record.i64()
    let xp = record.i64()
    let order = record.i64()
    let emoji = try text(&record)
    let flags = record.u32()
    var start = record.u32()
    guard minutes >= 1, flags & ~(BinaryFormat.isPremium | BinaryFormat.isFeatured) == 0 else {
      throw Self.damaged(.journeys)
    }
    return Journey(
      id: id,
      slug: slug,
      collection: collection,
      name: try localizedText(from: &start, count: record.u32(), languages),
      description: try localizedText(from: &start, count: record.u32(), languages),
      emoji: emoji,
      minutes: minutes,
      xp: xp,
      isPremium: flags & BinaryFormat.isPremium != 0,
      isFeatured: flags & BinaryFormat.isFeatured != 0,
      order: order,
      steps: try steps(from: record.u32(), count: record.u32())
    )
  }

  private func steps(from start: UInt32, count: UInt32) throws(BundleError) -> [Journey.Step] {
    var steps: [Journey.Step] = []
    for index in try indexes(.steps, from: start, count: count) {
      var record = try self.record(.steps, at: index)
      let dua: Dua.ID = try record.id()
      steps.append(Journey.Step(dua: dua, slot: try record.value(BinaryFormat.slots, record.u32())))
    }
    return steps
  }
}
