#ifndef C_THREAD_CREATION_H
#define C_THREAD_CREATION_H

// With glibc, linking this target replaces `pthread_create` in the program and in every library that it loads: if the system refuses
// a thread for three seconds, the process ends with exit code 2 and says why. There is nothing to call.

#endif
