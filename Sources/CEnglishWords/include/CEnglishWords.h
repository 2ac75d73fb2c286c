#ifndef C_ENGLISH_WORDS_H
#define C_ENGLISH_WORDS_H

#include <stddef.h>

/// The bytes of `words.bin`. They live as long as the process and never change.
const unsigned char *_Nonnull english_word_bytes(void);

/// How many they are.
size_t english_word_byte_count(void);

#endif
