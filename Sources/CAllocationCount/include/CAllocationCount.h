/// How many blocks of memory this process has asked for since it started; -1 where that cannot be counted.
///
/// With glibc, a program that links this counts its own calls and those of every library it loads.
long allocation_count(void);
