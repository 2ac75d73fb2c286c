#ifndef C_RESOURCE_FAILURE_H
#define C_RESOURCE_FAILURE_H

// With glibc, linking this target replaces functions in the program and in every library that it loads: `pthread_create`, and those
// that allocate memory. If the system refuses a thread for three seconds, or memory, the process ends with exit code 2 and says why.
// There is nothing to call.

#endif
