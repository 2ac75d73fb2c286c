import DuaLibrary

// Keys are sorted by their bytes.

extension DuaRow: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object(keys: CodingKeys.self) {
      $0.member(.arabicText, arabicText)
      $0.member(.audioURL, audioURL)
      $0.member(.bestTime, bestTime)
      $0.member(.categoryID, categoryID)
      $0.member(.collectionID, collectionID)
      $0.member(.context, context)
      $0.member(.difficulty, difficulty)
      $0.member(.estDurationSec, estDurationSec)
      $0.member(.id, id)
      $0.member(.localizations, localizations)
      $0.member(.propheticContext, propheticContext)
      $0.member(.repetitions, repetitions)
      $0.member(.review, review)
      $0.member(.rizqBenefit, rizqBenefit)
      $0.member(.slug, slug)
      $0.member(.source, source)
      $0.member(.sources, sources)
      $0.member(.titleAr, titleAr)
      $0.member(.titleEn, titleEn)
      $0.member(.translationEn, translationEn)
      $0.member(.translations, translations)
      $0.member(.transliteration, transliteration)
      $0.member(.variantOf, variantOf)
      $0.member(.xpValue, xpValue)
    }
  }
}

extension SourceRow: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object(keys: CodingKeys.self) {
      $0.member(.ayah, ayah)
      $0.member(.collection, collection)
      $0.member(.grade, grade)
      $0.member(.grader, grader)
      $0.member(.note, note)
      $0.member(.number, number)
      $0.member(.surah, surah)
      $0.member(.title, title)
      $0.member(.type, type)
    }
  }
}

extension ReviewRow: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object(keys: CodingKeys.self) {
      $0.member(.by, by)
      $0.member(.hash, hash)
      $0.member(.status, status)
    }
  }
}

extension DuaLocalization: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object(keys: CodingKeys.self) {
      $0.member(.bestTime, bestTime)
      $0.member(.context, context)
      $0.member(.propheticContext, propheticContext)
      $0.member(.rizqBenefit, rizqBenefit)
      $0.member(.title, title)
    }
  }
}

extension NameLocalization: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object(keys: CodingKeys.self) {
      $0.member(.description, description)
      $0.member(.name, name)
    }
  }
}

extension LanguageMap: JSONWriter.Value where Value: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object {
      for (language, value) in entries { $0.member(named: language.rawValue, value) }
    }
  }
}

extension CategoryRow: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object(keys: CodingKeys.self) {
      $0.member(.description, description)
      $0.member(.emoji, emoji)
      $0.member(.id, id)
      $0.member(.localizations, localizations)
      $0.member(.name, name)
      $0.member(.slug, slug)
    }
  }
}

extension CollectionRow: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object(keys: CodingKeys.self) {
      $0.member(.description, description)
      $0.member(.id, id)
      $0.member(.isPremium, isPremium)
      $0.member(.localizations, localizations)
      $0.member(.name, name)
      $0.member(.slug, slug)
    }
  }
}

extension WorkRow: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object(keys: CodingKeys.self) {
      $0.member(.aliases, aliases)
      $0.member(.highest, highest)
      $0.member(.localizations, localizations)
      $0.member(.name, name)
      $0.member(.numbering, numbering)
      $0.member(.slug, slug)
    }
  }
}

extension JourneyRow: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object(keys: CodingKeys.self) {
      $0.member(.collectionID, collectionID)
      $0.member(.dailyXP, dailyXP)
      $0.member(.description, description)
      $0.member(.emoji, emoji)
      $0.member(.estimatedMinutes, estimatedMinutes)
      $0.member(.id, id)
      $0.member(.isFeatured, isFeatured)
      $0.member(.isPremium, isPremium)
      $0.member(.localizations, localizations)
      $0.member(.name, name)
      $0.member(.slug, slug)
      $0.member(.sortOrder, sortOrder)
    }
  }
}

extension JourneyDuaRow: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object(keys: CodingKeys.self) {
      $0.member(.duaID, duaID)
      $0.member(.journeyID, journeyID)
      $0.member(.sortOrder, sortOrder)
      $0.member(.timeSlot, timeSlot)
    }
  }
}
