// The parts of a C library that Embedded Swift needs, because the module has no C library: memory, operations on bytes, rounding.
//
// Blocks are allocated at the end of the linear memory, which only grows. A freed block goes to the list of its size class and is
// reused for that class: searches request the same sizes again and again, so memory stops growing after the first few.

#include <stddef.h>
#include <stdint.h>

#define PAGE 65536u
#define EXPORT(name) __attribute__((export_name(name)))

// Before every block, so that blocks begin at multiples of 16.
typedef struct Header {
  uint32_t class;
  // The distance from the beginning of the block to the allocated bytes.
  uint32_t offset;
  // The next free block of the class.
  struct Header *next;
  uint32_t unused;
} Header;

extern uint8_t __heap_base;
static uint8_t *end;
// Four classes for each power of two.
static Header *freed[128];

// The class of the smallest block size of at least `size` bytes; sets `size` to it.
static uint32_t class_of(size_t *size) {
  size_t needed = *size < 32 ? 32 : *size;
  uint32_t power = 31 - (uint32_t)__builtin_clz((uint32_t)needed);
  size_t step = (size_t)1 << (power - 2);
  size_t rounded = (needed + step - 1) & ~(step - 1);
  power = 31 - (uint32_t)__builtin_clz((uint32_t)rounded);
  *size = (rounded + 15) & ~(size_t)15;
  return power * 4 + (uint32_t)((rounded >> (power - 2)) & 3);
}

static void *cut(size_t size) {
  if (!end) end = (uint8_t *)(((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15);
  size_t limit = (size_t)__builtin_wasm_memory_size(0) * PAGE;
  if ((size_t)end + size > limit) {
    size_t pages = ((size_t)end + size - limit + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) __builtin_trap();
  }
  void *block = end;
  end += size;
  return block;
}

EXPORT("allocate") void *malloc(size_t size) {
  // Neither the size with its header nor its class can overflow below this.
  if (size > 0x60000000) __builtin_trap();
  size_t total = size + sizeof(Header);
  uint32_t class = class_of(&total);
  Header *header = freed[class];
  if (header) {
    freed[class] = header->next;
  } else {
    header = cut(total);
    header->class = class;
  }
  header->offset = sizeof(Header);
  return header + 1;
}

EXPORT("release") void free(void *pointer) {
  if (!pointer) return;
  Header *given = (Header *)pointer - 1;
  Header *header = (Header *)((uint8_t *)pointer - given->offset);
  header->class = given->class;
  header->next = freed[header->class];
  freed[header->class] = header;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  uint8_t *block = malloc(alignment > 16 ? size + alignment : size);
  *result = block;
  if (alignment <= 16) return 0;
  uint8_t *aligned = (uint8_t *)(((uintptr_t)block + alignment - 1) & ~(uintptr_t)(alignment - 1));
  if (aligned != block) {
    Header *given = (Header *)aligned - 1;
    given->class = ((Header *)block - 1)->class;
    given->offset = (uint32_t)(aligned - block) + sizeof(Header);
    *result = aligned;
  }
  return 0;
}

typedef uint64_t __attribute__((aligned(1), may_alias)) Word;

// Most copies are of a few bytes, for which the instruction for blocks of memory is slow.
void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  if (count > 64) return __builtin_memcpy(to, from, count);
  uint8_t *target = to;
  const uint8_t *source = from;
  for (; count >= 8; count -= 8, target += 8, source += 8) {
    *(Word *)target = *(const Word *)source;
  }
#pragma clang loop vectorize(disable) unroll(disable)
  for (; count > 0; count--) {
    *target++ = *source++;
    __asm__ volatile("");
  }
  return to;
}

void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *first, const void *second, size_t count) {
  const uint8_t *left = first, *right = second;
  for (size_t place = 0; place < count; place++) {
    if (left[place] != right[place]) return left[place] - right[place];
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

// To the nearest whole number, halves away from zero; WebAssembly only rounds halves to even.
double round(double value) {
  double whole = __builtin_trunc(value);
  return __builtin_fabs(value - whole) >= 0.5 ? whole + __builtin_copysign(1, value) : whole;
}

// Seeds the hashes of sets and dictionaries. No result depends on their order.
void arc4random_buf(void *bytes, size_t count) {
  for (size_t place = 0; place < count; place++) ((uint8_t *)bytes)[place] = (uint8_t)(place * 167 + 13);
}

// The runtime prints the reason of a trap, which a page cannot display.
int putchar(int character) { return character; }
