import DuaLibrary

// The keys stand in the order of their bytes.

extension DuaRow: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("arabic_text", arabicText)
      $0.member("audio_url", audioURL)
      $0.member("best_time", bestTime)
      $0.member("category_id", categoryID)
      $0.member("collection_id", collectionID)
      $0.member("context", context)
      $0.member("difficulty", difficulty)
      $0.member("est_duration_sec", estDurationSec)
      $0.member("id", id)
      $0.member("localizations", localizations)
      $0.member("prophetic_context", propheticContext)
      $0.member("repetitions", repetitions)
      $0.member("review", review)
      $0.member("rizq_benefit", rizqBenefit)
      $0.member("slug", slug)
      $0.member("source", source)
      $0.member("sources", sources)
      $0.member("title_ar", titleAr)
      $0.member("title_en", titleEn)
      $0.member("translation_en", translationEn)
      $0.member("translations", translations)
      $0.member("transliteration", transliteration)
      $0.member("variant_of", variantOf)
      $0.member("xp_value", xpValue)
    }
  }
}

extension SourceRow: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("ayah", ayah)
      $0.member("collection", collection)
      $0.member("grade", grade)
      $0.member("grader", grader)
      $0.member("note", note)
      $0.member("number", number)
      $0.member("surah", surah)
      $0.member("title", title)
      $0.member("type", type)
    }
  }
}

extension ReviewRow: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("by", by)
      $0.member("hash", hash)
      $0.member("status", status)
    }
  }
}

extension DuaLocalization: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("best_time", bestTime)
      $0.member("context", context)
      $0.member("prophetic_context", propheticContext)
      $0.member("rizq_benefit", rizqBenefit)
      $0.member("title", title)
    }
  }
}

extension NameLocalization: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("description", description)
      $0.member("name", name)
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
    json.object {
      $0.member("description", description)
      $0.member("emoji", emoji)
      $0.member("id", id)
      $0.member("localizations", localizations)
      $0.member("name", name)
      $0.member("slug", slug)
    }
  }
}

extension CollectionRow: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("description", description)
      $0.member("id", id)
      $0.member("is_premium", isPremium)
      $0.member("localizations", localizations)
      $0.member("name", name)
      $0.member("slug", slug)
    }
  }
}

extension WorkRow: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("aliases", aliases)
      $0.member("highest", highest)
      $0.member("localizations", localizations)
      $0.member("name", name)
      $0.member("numbering", numbering)
      $0.member("slug", slug)
    }
  }
}

extension JourneyRow: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("collection_id", collectionID)
      $0.member("daily_xp", dailyXP)
      $0.member("description", description)
      $0.member("emoji", emoji)
      $0.member("estimated_minutes", estimatedMinutes)
      $0.member("id", id)
      $0.member("is_featured", isFeatured)
      $0.member("is_premium", isPremium)
      $0.member("localizations", localizations)
      $0.member("name", name)
      $0.member("slug", slug)
      $0.member("sort_order", sortOrder)
    }
  }
}

extension JourneyDuaRow: JSONWriter.Value {
  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("dua_id", duaID)
      $0.member("journey_id", journeyID)
      $0.member("sort_order", sortOrder)
      $0.member("time_slot", timeSlot)
    }
  }
}
