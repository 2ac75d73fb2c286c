#ifndef C_SEARCH_VOCABULARY_H
#define C_SEARCH_VOCABULARY_H

#include <stddef.h>

/// What the files of the vocabulary contain, and the number of bytes. They live as long as the process and never change.
const unsigned char *_Nonnull search_vocabulary_bytes(void);
size_t search_vocabulary_count(void);

/// The tables of the vocabulary for a search index, and the number of bytes.
const unsigned char *_Nonnull search_table_bytes(void);
size_t search_table_count(void);

#endif
