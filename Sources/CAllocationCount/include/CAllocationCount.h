/// The number of heap allocations of this process since it started; -1 where they cannot be counted.
///
/// With glibc, linking this target replaces the allocation functions of the program and of every library that it loads.
long allocation_count(void);
