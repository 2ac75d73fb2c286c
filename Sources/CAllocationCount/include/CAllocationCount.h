/// The number of heap allocations of this process since it started; -1 where they cannot be counted.
///
/// With glibc, linking this target replaces the allocation functions of the program and of every library that it loads.
long allocation_count(void);

/// The bytes of all heap allocations of this process since it started, freed or not; -1 where they are not counted: only a target
/// compiled with COUNTS_BYTES counts them, because it takes time.
long allocated_bytes(void);
