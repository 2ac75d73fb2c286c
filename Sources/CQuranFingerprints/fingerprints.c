#include "CQuranFingerprints.h"

// A literal of a million numbers takes a compiler minutes; an embedded file takes it no time, and needs no
// resource bundle next to the installed binary.
#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char bytes[] = {
#embed "fingerprints.bin"
};

const unsigned char *quran_fingerprint_bytes(void) { return bytes; }

size_t quran_fingerprint_count(void) { return sizeof(bytes); }
