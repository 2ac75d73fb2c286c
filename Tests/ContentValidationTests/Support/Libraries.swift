/// A small library without findings.
let completeLibrary = """
  library version=1.0.0 licence=CC0 default=en required=en
    name RIZQ
    category id=1 slug=morning name=Morning
    collection id=1 slug=core name=Core
    work slug=bukhari name="Sahih al-Bukhari" numbering="Fath al-Bari" highest=7563

  dua id=1 slug=glory category=morning collection=core difficulty=beginner repetitions=3 xp=25 duration=30
    title:en Glory
    arabic سُبْحَانَ اللهِ
    transliteration subḥāna llāh
    translation:en Glory be to Allah
    source type=hadith collection=bukhari number=6405 grade=sahih
    review status=unreviewed by=Maryam
  dua id=2 slug=praise category=morning collection=core difficulty=beginner repetitions=3 xp=25 duration=30
    title:en Praise
    arabic الْحَمْدُ لِلَّهِ
    transliteration al-ḥamdu li-llāh
    translation:en Praise be to Allah
    source type=quran surah=1 ayah=2
  dua id=3 slug=greatness category=morning collection=core difficulty=beginner repetitions=3 xp=25 duration=30
    title:en Greatness
    arabic اللهُ أَكْبَرُ
    transliteration allāhu akbar
    translation:en Allah is the greatest
    source type=other title="Ibn Sad, Tabaqat 1"
  journey id=1 slug=day emoji=💎 collection=core minutes=2 order=1
    name:en Day
    step dua=glory slot=morning
    step dua=praise slot=anytime
    step dua=greatness slot=evening
  """

/// Several files with many errors.
let faultyLibrary = """
  library default=en required=en,id
    policy ZZ99=off
    category slug=rizq
    category slug=rizq
  dua id=8 slug=a category=rizk xp=400
    title:en Praise
    arabic سبحان
    translation:en TODO
    source type=hadith
  dua id=8 slug=b variant-of=c
    title:en Praise
    arabic سبحان
  dua id=7 slug=c variant-of=b
    arabic subhan
  file
  layer translation:en
    text a Glory
    text z Glory
    text b
    text - Glory
  layer arabic
    text a سبحان
    text c سبحان
  file
  library
  journey id=1 slug=day order=1 xp=1 minutes=1
    step dua=a
    step dua=a
    step dua=y slot=morning
  journey id=1 slug=day order=1
  dua id=8 slug=a
    arabic سبحان
  """
