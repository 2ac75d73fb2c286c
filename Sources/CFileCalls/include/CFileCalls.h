#ifndef C_FILE_CALLS_H
#define C_FILE_CALLS_H

#include <stddef.h>

/// Exchanges two directory entries in one atomic step. Both must exist, on one file system.
/// Returns 0, or -1 with errno set.
int c_file_exchange(const char *first, const char *second);

/// Writes all bytes, with as many calls as that takes.
/// Returns 0, or -1 with errno set, and then some of the bytes may have been written.
int c_file_write(int descriptor, const void *bytes, size_t count);

#endif
