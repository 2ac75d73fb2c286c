# Builds STEPS, the program of Tests/LinearWork that counts the steps of every pass: `make -f scripts/step-counter.mk`.
#
# With -profile-generate every region of code (a function, a branch, the body of a loop) counts how often it runs. The modules are
# compiled with it a second time, optimized, and linked with the objects that the debug build of `rizq` has of everything else, so
# that no package is compiled again. Run `swift build --product rizq` first.

SWIFTC ?= swiftc
CLANG = $(dir $(shell readlink -f "$$(command -v $(SWIFTC))"))clang
# Where SwiftPM put the debug build, and where these objects go.
BUILT ?= .build/debug
OUT ?= .build/steps
STEPS = $(OUT)/linear-work

# SwiftPM names a package after its folder.
PACKAGE = $(shell sed -n 's/.*"-package-name","\([^"]*\)".*/\1/p' $(BUILT).yaml | head -n 1)
LINKED = $(BUILT)/rizq.product/Objects.LinkFileList
XML = $(shell pkg-config --cflags-only-I libxml-2.0)
MAPS = $(patsubst %,Sources/%/module.modulemap,CLibSQLite CLibStemmer CLibXML2) \
  $(patsubst %,$(BUILT)/%.build/module.modulemap,CEnglishWords CFileExchange CHadithFingerprints CQuranFingerprints CSearchVocabulary)
# The optimizations of LLVM and the checks of exclusive access change no count, and take longer to compile than they save.
FAST = -O -wmo -enforce-exclusivity=unchecked -Xfrontend -disable-llvm-optzns
COMPILE = $(SWIFTC) $(FAST) -profile-generate -swift-version 6 -enable-testing -parse-as-library -package-name $(PACKAGE) \
  -I $(OUT) -I $(BUILT)/Modules $(XML) $(patsubst %,-Xcc -fmodule-map-file=%,$(MAPS))
sources = $(sort $(shell find $(1) -name '*.swift'))

all: $(STEPS)
.PHONY: all
.DELETE_ON_ERROR:

MODULES =
# A module in Sources/, and the modules that it imports. Its interface takes a second or two, so that the objects, which take up to
# a minute each, are compiled in parallel.
define module
MODULES += $(1)
$(OUT)/$(1).swiftmodule: $(call sources,Sources/$(1)) $(patsubst %,$(OUT)/%.swiftmodule,$(2)) scripts/step-counter.mk
	@mkdir -p $(OUT)
	@$(COMPILE) -module-name $(1) -emit-module -experimental-skip-non-inlinable-function-bodies -o $$@ $(call sources,Sources/$(1))
	@touch $$@ # The compiler leaves an unchanged interface alone, even if those that it imports have changed.
$(OUT)/$(1).o: $(OUT)/$(1).swiftmodule
	@$(COMPILE) -module-name $(1) -c -o $$@ $(call sources,Sources/$(1))
endef
$(eval $(call module,UnicodeText))
$(eval $(call module,SeededRandom))
$(eval $(call module,ArabicText,UnicodeText))
$(eval $(call module,Diagnostics,UnicodeText))
$(eval $(call module,SearchEngine,ArabicText))
$(eval $(call module,QuranText,ArabicText))
$(eval $(call module,HadithText,ArabicText))
$(eval $(call module,ContentValidation,Diagnostics HadithText QuranText))
$(eval $(call module,DuaSearch,SearchEngine))
$(eval $(call module,SearchIndexing,DuaSearch))
$(eval $(call module,ContentRepair,ContentValidation))
$(eval $(call module,DiagnosticRendering,Diagnostics ArabicText))
$(eval $(call module,LibraryCompiler,ContentRepair SearchIndexing))

OBJECTS = $(MODULES:%=$(OUT)/%.o)
DRIVER = $(call sources,Tests/LinearWork)
empty =
space = $(empty) $(empty)

$(STEPS): $(DRIVER) $(OBJECTS) $(OUT)/allocations.o $(LINKED)
	@grep -vE '/($(subst $(space),|,$(MODULES))|rizq)\.build/' $(LINKED) > $(OUT)/linked
	@$(COMPILE) -module-name LinearWork -c -o $(OUT)/LinearWork.o $(DRIVER)
	@$(SWIFTC) -profile-generate -o $@ $(OUT)/LinearWork.o $(OBJECTS) $(OUT)/allocations.o @$(OUT)/linked -lstdc++

$(OUT)/allocations.o: $(wildcard Sources/CAllocationCount/*.c Sources/CAllocationCount/include/*.h)
	@mkdir -p $(OUT)
	@$(CLANG) -O2 -DCOUNTS_BYTES -ISources/CAllocationCount/include -c -o $@ Sources/CAllocationCount/*.c
