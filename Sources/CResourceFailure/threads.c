// libdispatch, which runs Swift's tasks, tries forever to create a thread that the system refuses, and the program hangs.
#define _GNU_SOURCE
#include "CResourceFailure.h"
#include "failure.h"

#if defined(REPLACES_FUNCTIONS)
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>

typedef int (*creation)(
  pthread_t *restrict, const pthread_attr_t *restrict, void *(*)(void *), void *restrict
);

/// Other processes may end soon.
static const int attempts = 30;
static const struct timespec pause_between = {.tv_sec = 0, .tv_nsec = 100000000};

static _Noreturn void give_up(void) {
  resource_failure(
    "error: the system refuses to create a thread\n"
    "help: raise the limit of processes (`ulimit -u`, `pids.max` of a control group) or of memory (`ulimit -v`)\n"
  );
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
