#include "CAllocationCount.h"

#if defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__)
#include <stdatomic.h>
#include <stddef.h>

// The names of glibc's own allocator, for programs that interpose `malloc` and the others.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void __libc_free(void *block);

static _Atomic long allocations;

#if defined(COUNTS_BYTES)
static _Atomic long bytes;
#endif

static void count(size_t size) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
#if defined(COUNTS_BYTES)
  atomic_fetch_add_explicit(&bytes, (long)size, memory_order_relaxed);
#else
  (void)size;
#endif
}

void *malloc(size_t size) {
  count(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count(size);
  return __libc_realloc(block, size);
}

void free(void *block) { __libc_free(block); }

long allocation_count(void) { return atomic_load_explicit(&allocations, memory_order_relaxed); }

#if defined(COUNTS_BYTES)
long allocated_bytes(void) { return atomic_load_explicit(&bytes, memory_order_relaxed); }
#else
long allocated_bytes(void) { return -1; }
#endif
#else
long allocation_count(void) { return -1; }
long allocated_bytes(void) { return -1; }
#endif
