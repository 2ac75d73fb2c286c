#include <libxml/xmlversion.h>
// Where libxml2 was built with ICU, its headers pull in the headers of ICU, and those clash with the ICU that Foundation
// brings along. Nothing that we call has a type of ICU in it.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
