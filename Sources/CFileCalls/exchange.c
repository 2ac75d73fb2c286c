// The exchange of two names is not part of POSIX, and Swift's Glibc overlay hides the GNU extension.
#define _GNU_SOURCE
#include "CFileCalls.h"

#include <fcntl.h>
#include <stdio.h>

#if defined(__APPLE__)
int c_file_exchange(const char *first, const char *second) {
  return renamex_np(first, second, RENAME_SWAP);
}
#else
int c_file_exchange(const char *first, const char *second) {
  return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}
#endif
