#include "CHadithFingerprints.h"

// Embedded for the reasons given in CQuranFingerprints.
#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char bytes[] = {
#embed "endings.bin"
};

const unsigned char *phrase_ending_bytes(void) { return bytes; }

size_t phrase_ending_count(void) { return sizeof(bytes); }
