#ifndef C_LOADED_IMAGES_H
#define C_LOADED_IMAGES_H

#include <stddef.h>

/// Writes the build ids of the program and of all libraries that it has loaded, one after the other, and returns their size in
/// bytes, even if it is larger than the capacity. 0 if one of them has none.
///
/// A linker derives a build id from everything it links: a program with other code, or with other data, has another one.
size_t c_loaded_images(unsigned char *buffer, size_t capacity);

#endif
