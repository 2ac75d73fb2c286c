#ifndef C_SEARCH_VOCABULARY_H
#define C_SEARCH_VOCABULARY_H

#include <stddef.h>

/// The bytes of `synonyms.json`, and how many they are. They live as long as the process and never change.
const unsigned char *_Nonnull search_synonym_bytes(void);
size_t search_synonym_count(void);

/// The bytes of `aliases.json`, and how many they are.
const unsigned char *_Nonnull search_alias_bytes(void);
size_t search_alias_count(void);

/// The bytes of `topics.json`, and how many they are.
const unsigned char *_Nonnull search_topic_bytes(void);
size_t search_topic_count(void);

/// The bytes of `keywords.json`, and how many they are.
const unsigned char *_Nonnull search_keyword_bytes(void);
size_t search_keyword_count(void);

#endif
