#include <sqlite3.h>

/// `sqlite3_db_config` for the options with a number. Swift cannot call functions with variable arguments.
static inline int c_sqlite_configure(sqlite3 *database, int option, int value) {
  return sqlite3_db_config(database, option, value, (int *)0);
}
