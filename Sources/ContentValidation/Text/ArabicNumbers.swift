/// The words for numbers with which Arabic counts recitations.
enum ArabicNumbers {
  /// Without the marks of Arabic, in all spellings that are common, with bars between the words of one number.
  static let words: [(Int, String)] = [
    (3, "ثلاث|ثلاثا|ثلاثة"), (4, "أربع|اربع|أربعا|اربعا|أربعة|اربعة"), (5, "خمس|خمسا"), (6, "ست|ستا"),
    (7, "سبع|سبعا|سبعة"), (8, "ثمان|ثماني|ثمانية"), (9, "تسع|تسعا"), (10, "عشر|عشرا|عشرة"),
    (20, "عشرين|عشرون"), (30, "ثلاثين|ثلاثون"), (40, "أربعين|اربعين|أربعون|اربعون"), (70, "سبعين|سبعون"),
    (100, "مائة|مئة|مائه|مئه|ماية"), (1000, "ألف|الف"),
  ]
}
