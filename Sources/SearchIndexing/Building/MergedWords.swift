import ParallelWork

/// The words and sounds of all duas, in one numbering each.
struct MergedWords: Sendable {
  let arabic: ArabicSections
  let words: WordSections
  let sounds: SoundSections

  init(_ analysis: LibraryAnalysis) {
    arabic = ArabicSections(analysis.chunks)
    words = WordSections(analysis.chunks)
    sounds = SoundSections(analysis.sounds)
  }

  /// The same, on two threads if there may be more than one job.
  init(_ analysis: LibraryAnalysis, jobs: Int) async {
    ((arabic, sounds), words) = await both(jobs: jobs) {
      (ArabicSections(analysis.chunks), SoundSections(analysis.sounds))
    } _: {
      WordSections(analysis.chunks)
    }
  }
}
