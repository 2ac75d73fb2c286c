#include "CFileCalls.h"

#include <errno.h>
#include <unistd.h>

int c_file_write(int descriptor, const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t written = write(descriptor, next, count);
    if (written >= 0) {
      next += written;
      count -= (size_t)written;
    } else if (errno != EINTR) {
      return -1;
    }
  }
  return 0;
}
