// Swift ends a program that the system refuses memory, but formats its message in memory that it does not get either, and crashes.
// libdispatch waits forever for memory, and other libraries have failures of their own.
#include "CResourceFailure.h"
#include "failure.h"

#if defined(REPLACES_FUNCTIONS)
#include <errno.h>
#include <stddef.h>

// The names of glibc's own allocator, for programs that interpose `malloc` and the others.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Noreturn __attribute__((cold, noinline)) void give_up(void) {
  resource_failure(
    "error: the system refuses more memory\n"
    "help: raise the limit of memory (`ulimit -v`), or end other programs\n"
  );
}

void *malloc(size_t size) {
  void *block = __libc_malloc(size);
  if (block == NULL) give_up();
  return block;
}

void *calloc(size_t count, size_t size) {
  void *block = __libc_calloc(count, size);
  if (block == NULL) give_up();
  return block;
}

void *realloc(void *old, size_t size) {
  void *block = __libc_realloc(old, size);
  // A size of zero frees the block.
  if (block == NULL && size != 0) give_up();
  return block;
}

void *aligned_alloc(size_t alignment, size_t size) {
  void *block = __libc_memalign(alignment, size);
  if (block == NULL) give_up();
  return block;
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  *block = aligned_alloc(alignment, size);
  return 0;
}
#endif
