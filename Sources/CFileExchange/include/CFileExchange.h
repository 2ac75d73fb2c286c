#ifndef C_FILE_EXCHANGE_H
#define C_FILE_EXCHANGE_H

/// Exchanges two directory entries in one atomic step. Both must exist, on one file system.
/// Returns 0, or -1 with errno set.
int c_file_exchange(const char *first, const char *second);

#endif
