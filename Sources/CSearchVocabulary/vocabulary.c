#include "CSearchVocabulary.h"

// Embedded for the reasons given in CQuranFingerprints.
#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char vocabulary[] = {
#embed "vocabulary.bin"
};
static const unsigned char tables[] = {
#embed "tables.bin"
};

const unsigned char *search_vocabulary_bytes(void) { return vocabulary; }

size_t search_vocabulary_count(void) { return sizeof(vocabulary); }

const unsigned char *search_table_bytes(void) { return tables; }

size_t search_table_count(void) { return sizeof(tables); }
