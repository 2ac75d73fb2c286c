#include "CEnglishWords.h"

// Embedded for the reasons of CQuranFingerprints.
#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char bytes[] = {
#embed "words.bin"
};

const unsigned char *english_word_bytes(void) { return bytes; }

size_t english_word_byte_count(void) { return sizeof(bytes); }
