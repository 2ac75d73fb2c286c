#ifndef C_QURAN_FINGERPRINTS_H
#define C_QURAN_FINGERPRINTS_H

#include <stddef.h>

/// The bytes of `fingerprints.bin`. They live as long as the process and never change.
const unsigned char *_Nonnull quran_fingerprint_bytes(void);

/// How many they are.
size_t quran_fingerprint_count(void);

#endif
