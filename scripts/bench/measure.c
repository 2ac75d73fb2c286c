// Runs a command, and adds a line to a file: its wall time and its processor time in seconds, and its peak memory in bytes.
//
// A small program of its own, because the peak memory of a process begins with that of the process that started it.
//
// Usage: measure FILE COMMAND...
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

// The unit of ru_maxrss in bytes.
#ifdef __APPLE__
static const long unit = 1;
#else
static const long unit = 1024;
#endif

int main(int count, char **arguments) {
  if (count < 3) {
    fprintf(stderr, "usage: measure FILE COMMAND...\n");
    return 2;
  }
  double start = now();
  pid_t child = fork();
  if (child < 0) {
    perror("fork");
    return 2;
  }
  if (child == 0) {
    execvp(arguments[2], arguments + 2);
    perror(arguments[2]);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) != child) {
    perror("wait4");
    return 2;
  }
  double wall = now() - start;
  FILE *file = fopen(arguments[1], "a");
  if (!file) {
    perror(arguments[1]);
    return 2;
  }
  fprintf(file, "%.6f %.6f %ld\n", wall, seconds(usage.ru_utime) + seconds(usage.ru_stime), usage.ru_maxrss * unit);
  if (fclose(file) != 0) return 2;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
