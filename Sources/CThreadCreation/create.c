// libdispatch, which runs Swift's tasks, tries forever to create a thread that the system refuses, and the program hangs.
#define _GNU_SOURCE
#include "CThreadCreation.h"

#if defined(__linux__)
#include <features.h>
#endif

// Sanitizers replace the function too, and need theirs.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED
#endif
#endif

#if defined(__GLIBC__) && !defined(IS_SANITIZED)
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

typedef int (*creation)(
  pthread_t *restrict, const pthread_attr_t *restrict, void *(*)(void *), void *restrict
);

/// Other processes may end soon.
static const int attempts = 30;
static const struct timespec pause_between = {.tv_sec = 0, .tv_nsec = 100000000};

static _Noreturn void give_up(void) {
  static const char message[] =
    "error: the system refuses to create a thread\n"
    "help: raise the limit of processes (`ulimit -u`, `pids.max` of a control group) or of memory (`ulimit -v`)\n";
  ssize_t written = write(STDERR_FILENO, message, strlen(message));
  (void)written;
  _exit(2);
}

int pthread_create(
  pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*start)(void *), void *restrict argument
) {
  creation create = (creation)dlsym(RTLD_NEXT, "pthread_create");
  if (create == NULL) give_up();
  for (int attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) nanosleep(&pause_between, NULL);
    int result = create(thread, attributes, start, argument);
    if (result != EAGAIN) return result;
  }
  give_up();
}
#endif
