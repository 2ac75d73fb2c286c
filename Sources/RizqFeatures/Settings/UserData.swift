import DuaLibrary
import Foundation

/// The data of a user as a file: to keep it, and to bring it to another device.
public struct UserData: Equatable, Sendable {
  /// The name by which the app greets the user; empty if they have not given one.
  public var name: String
  /// All that the user has done and chosen.
  public var progress: UserProgress

  public init(name: String, progress: UserProgress) { (self.name, self.progress) = (name, progress) }
}

/// Why a file with the data of a user cannot be read.
public struct UserDataProblem: Error, Equatable, CustomStringConvertible {
  /// What is wrong and what to do, for the user.
  public let description: String
}

extension UserData {
  /// The form of the file. The version rises if an earlier reader would misread it.
  private struct File: Codable {
    var version = Self.current
    var name: String
    var completions: [Completion]
    var practices: [Practice]
    var journeys: [Int]
    var habits: [StoredHabit]

    static let current = 1

    struct Completion: Codable { var day: Day, dua: Int, xp: Int }
    struct Practice: Codable { var day: Day, dua: Int, recitations: Int }
    struct StoredHabit: Codable { var dua: Int, slot: String }
  }

  /// The version of a file, whatever else it has.
  private struct Version: Decodable { var version: Int }

  /// The same data always has the same text.
  public var json: String {
    let file = File(
      name: name,
      completions: progress.days.sorted { $0.key < $1.key }.flatMap { day, duas in
        duas.sorted { $0.key < $1.key }.map { File.Completion(day: day, dua: $0.key.rawValue, xp: $0.value) }
      },
      practices: progress.counts.sorted { $0.key < $1.key }.map {
        File.Practice(day: $0.value.day, dua: $0.key.rawValue, recitations: $0.value.recitations)
      },
      journeys: progress.journeys.sorted().map(\.rawValue),
      habits: progress.habits.map { File.StoredHabit(dua: $0.dua.rawValue, slot: $0.slot.rawValue) }
        .sorted { ($0.dua, $0.slot) < ($1.dua, $1.slot) }
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    // A file of numbers and texts can always be encoded.
    return (try? encoder.encode(file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Throws a ``UserDataProblem`` if the text is not such a file.
  public init(json: String) throws {
    let data = Data(json.utf8)
    // Before the rest, which another version may have in another form.
    if let version = try? JSONDecoder().decode(Version.self, from: data).version, version != File.current {
      throw UserDataProblem(
        description:
          "It is of version \(version), and this app reads version \(File.current). Update the app."
      )
    }
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: data)
    } catch let DecodingError.keyNotFound(key, _) {
      throw UserDataProblem(
        description: "It has no `\(key.stringValue)`. Choose a file that this app has exported."
      )
    } catch let DecodingError.dataCorrupted(context) where !context.codingPath.isEmpty {
      throw UserDataProblem(description: "It is damaged: \(context.debugDescription).")
    } catch {
      throw UserDataProblem(description: "It is not a file that this app has exported.")
    }
    guard ProfileFeature.State.problem(of: file.name) == nil else {
      throw UserDataProblem(
        description:
          "Its name is longer than \(ProfileFeature.State.longestName) characters, or has control characters, such as line breaks."
      )
    }
    name = file.name
    progress = UserProgress()
    for completion in file.completions {
      guard completion.xp >= 0, completion.xp <= Self.maximumXP else {
        throw UserDataProblem(
          description:
            "Dua \(completion.dua) has \(completion.xp) XP on \(completion.day), which no dua earns."
        )
      }
      progress.apply(.completed(Dua.ID(rawValue: completion.dua), on: completion.day, xp: completion.xp))
    }
    for practice in file.practices {
      guard (0...Self.maximumRecitations).contains(practice.recitations) else {
        throw UserDataProblem(
          description:
            "Dua \(practice.dua) has \(practice.recitations) recitations on \(practice.day), which no one recites."
        )
      }
      progress.apply(
        .counted(Dua.ID(rawValue: practice.dua), on: practice.day, recitations: practice.recitations)
      )
    }
    for journey in file.journeys { progress.apply(.subscribed(Journey.ID(rawValue: journey))) }
    for habit in file.habits {
      guard let slot = TimeSlot(rawValue: habit.slot) else {
        throw UserDataProblem(description: "`\(habit.slot)` is not a part of the day.")
      }
      progress.apply(.added(Habit(dua: Dua.ID(rawValue: habit.dua), slot: slot)))
    }
  }

  /// The most XP of a completion.
  private static let maximumXP = 10_000
  /// The most recitations of a dua on a day.
  private static let maximumRecitations = 1_000_000
}
