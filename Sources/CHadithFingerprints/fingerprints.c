#include "CHadithFingerprints.h"

// Embedded for the reasons given in CQuranFingerprints.
#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char bytes[] = {
#embed "fingerprints.bin"
};

const unsigned char *hadith_fingerprint_bytes(void) { return bytes; }

size_t hadith_fingerprint_count(void) { return sizeof(bytes); }
