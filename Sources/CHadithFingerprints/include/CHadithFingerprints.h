#ifndef C_HADITH_FINGERPRINTS_H
#define C_HADITH_FINGERPRINTS_H

#include <stddef.h>

/// The bytes of `fingerprints.bin`. They live as long as the process and never change.
const unsigned char *_Nonnull hadith_fingerprint_bytes(void);

/// How many they are.
size_t hadith_fingerprint_count(void);

/// The bytes of `endings.bin`. They live as long as the process and never change.
const unsigned char *_Nonnull phrase_ending_bytes(void);

/// How many they are.
size_t phrase_ending_count(void);

#endif
