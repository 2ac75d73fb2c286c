#ifndef FAILURE_H
#define FAILURE_H

#if defined(__linux__)
#include <features.h>
#endif

// Sanitizers replace the same functions, and need theirs.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED
#endif
#endif

#if defined(__GLIBC__) && !defined(IS_SANITIZED)
#define REPLACES_FUNCTIONS

/// Writes a message to standard error, if no other thread has, and ends the process as an operational failure. Allocates nothing.
_Noreturn void resource_failure(const char *message);
#endif

#endif
