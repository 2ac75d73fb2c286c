# Builds STEPS, the program of Tests/LinearWork that counts the steps of every pass: `make -f scripts/step-counter.mk`.
#
# With -profile-generate every region of code (a function, a branch, the body of a loop) counts how often it runs. The modules are
# compiled with it a second time and linked with the objects that the debug build of `rizq` has of everything else, so that no
# package is compiled again; the interfaces are those of that build. Run `swift build --product rizq` first.

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
MAPS = $(patsubst %,Sources/%/module.modulemap,CLibCrypto CLibSQLite CLibStemmer CLibXML2) \
  $(patsubst %,$(BUILT)/%.build/module.modulemap,CEnglishWords CFileCalls CLoadedImages CHadithFingerprints CQuranFingerprints CSearchVocabulary)
COMPILE = $(SWIFTC) -wmo -profile-generate -swift-version 6 -enable-testing -parse-as-library -package-name $(PACKAGE) \
  -I $(BUILT)/Modules $(XML) $(patsubst %,-Xcc -fmodule-map-file=%,$(MAPS))
# The optimizations of LLVM and the checks of exclusive access change no count, and take longer to compile than they save.
FAST = -O -enforce-exclusivity=unchecked -Xfrontend -disable-llvm-optzns
sources = $(sort $(shell find $(1) -name '*.swift'))

all: $(STEPS)
.PHONY: all
.DELETE_ON_ERROR:

# The modules whose code runs once for each letter. To optimize the others takes longer than it saves.
FAST_MODULES = ArabicText BundleDelta DiagnosticRendering Diagnostics DuaRecognition HadithText QuranText SearchEngine SeededRandom UnicodeText
MODULES = $(FAST_MODULES) ContentRepair ContentValidation DuaSearch LibraryCompiler SearchIndexing
OBJECTS = $(MODULES:%=$(OUT)/%.o)
# The layout of a type may contain one of any other module.
INTERFACES = $(wildcard $(patsubst %,$(BUILT)/Modules/%.swiftmodule,\
  $(filter-out rizq,$(sort $(shell sed -n 's|.*/\([A-Za-z]*\)\.build/.*|\1|p' $(LINKED))))))

define object
$(OUT)/$(1).o: $(call sources,Sources/$(1)) $(INTERFACES) scripts/step-counter.mk
	@mkdir -p $(OUT)
	@$(COMPILE) $(if $(filter $(1),$(FAST_MODULES)),$(FAST)) -module-name $(1) -c -o $$@ $(call sources,Sources/$(1))
endef
$(foreach module,$(MODULES),$(eval $(call object,$(module))))

# The driver adds up all counters before and after each pass, which takes long without LLVM. It counts allocations, and so replaces
# the functions that CResourceFailure replaces in `rizq`.
DRIVER = $(call sources,Tests/LinearWork)
empty =
space = $(empty) $(empty)

$(STEPS): $(DRIVER) $(OBJECTS) $(OUT)/allocations.o $(LINKED)
	@grep -vE '/($(subst $(space),|,$(MODULES))|rizq|CResourceFailure)\.build/' $(LINKED) > $(OUT)/linked
	@$(COMPILE) -O -module-name LinearWork -c -o $(OUT)/LinearWork.o $(DRIVER)
	@$(SWIFTC) -profile-generate -o $@ $(OUT)/LinearWork.o $(OBJECTS) $(OUT)/allocations.o @$(OUT)/linked -lstdc++

$(OUT)/allocations.o: $(wildcard Sources/CAllocationCount/*.c Sources/CAllocationCount/include/*.h)
	@mkdir -p $(OUT)
	@$(CLANG) -O2 -DCOUNTS_BYTES -ISources/CAllocationCount/include -c -o $@ Sources/CAllocationCount/*.c
