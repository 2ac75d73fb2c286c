// The list of loaded images is not part of POSIX, and Swift's Glibc overlay hides the GNU extension.
#define _GNU_SOURCE
#include "CLoadedImages.h"

#include <string.h>

struct ids {
  unsigned char *buffer;
  size_t capacity;
  size_t size;
  int is_missing;
};

static void append(struct ids *ids, const void *id, size_t size) {
  if (ids->buffer && ids->size + size <= ids->capacity) memcpy(ids->buffer + ids->size, id, size);
  ids->size += size;
}

#if defined(__APPLE__)
#include <mach-o/dyld.h>
#include <mach-o/loader.h>

// LC_UUID (mach-o/loader.h) of every image.
static void collect(struct ids *ids) {
  for (uint32_t index = 0; index < _dyld_image_count(); index++) {
    const struct mach_header_64 *header = (const struct mach_header_64 *)_dyld_get_image_header(index);
    if (!header || header->magic != MH_MAGIC_64) continue;
    const struct load_command *command = (const struct load_command *)(header + 1);
    int is_found = 0;
    for (uint32_t number = 0; number < header->ncmds; number++) {
      if (command->cmd == LC_UUID) {
        append(ids, ((const struct uuid_command *)command)->uuid, 16);
        is_found = 1;
      }
      command = (const struct load_command *)((const char *)command + command->cmdsize);
    }
    if (!is_found) ids->is_missing = 1;
  }
}
#else
#include <elf.h>
#include <link.h>

// The note NT_GNU_BUILD_ID in a segment PT_NOTE (elf(5)).
static int visit(struct dl_phdr_info *info, size_t size, void *data) {
  struct ids *ids = data;
  // The part of the kernel that is mapped into every process does not affect results, and may have no id.
  if (strstr(info->dlpi_name, "vdso")) return 0;
  int is_found = 0;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
    if (segment->p_type != PT_NOTE) continue;
    const char *note = (const char *)(info->dlpi_addr + segment->p_vaddr);
    const char *end = note + segment->p_memsz;
    size_t alignment = segment->p_align == 8 ? 8 : 4;
    while (note + sizeof(ElfW(Nhdr)) <= end) {
      const ElfW(Nhdr) *header = (const ElfW(Nhdr) *)note;
      const char *name = note + sizeof *header;
      const char *id = name + ((header->n_namesz + alignment - 1) & ~(alignment - 1));
      if (header->n_type == NT_GNU_BUILD_ID && header->n_namesz == 4 && memcmp(name, "GNU", 4) == 0) {
        append(ids, id, header->n_descsz);
        is_found = 1;
      }
      note = id + ((header->n_descsz + alignment - 1) & ~(alignment - 1));
    }
  }
  if (!is_found) ids->is_missing = 1;
  return 0;
}

static void collect(struct ids *ids) { dl_iterate_phdr(visit, ids); }
#endif

size_t c_loaded_images(unsigned char *buffer, size_t capacity) {
  struct ids ids = {buffer, capacity, 0, 0};
  collect(&ids);
  return ids.is_missing ? 0 : ids.size;
}
