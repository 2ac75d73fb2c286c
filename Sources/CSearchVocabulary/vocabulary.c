#include "CSearchVocabulary.h"

// The files of this project's own content: the only copy there is.
#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char synonyms[] = {
#embed "../../content/search/synonyms.json"
};
static const unsigned char aliases[] = {
#embed "../../content/search/aliases.json"
};
static const unsigned char topics[] = {
#embed "../../content/search/topics.json"
};
static const unsigned char keywords[] = {
#embed "../../content/search/keywords.json"
};

const unsigned char *search_synonym_bytes(void) { return synonyms; }

size_t search_synonym_count(void) { return sizeof(synonyms); }

const unsigned char *search_alias_bytes(void) { return aliases; }

size_t search_alias_count(void) { return sizeof(aliases); }

const unsigned char *search_topic_bytes(void) { return topics; }

size_t search_topic_count(void) { return sizeof(topics); }

const unsigned char *search_keyword_bytes(void) { return keywords; }

size_t search_keyword_count(void) { return sizeof(keywords); }
