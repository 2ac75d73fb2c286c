#!/bin/sh
# Prints the options with which `swift build` links system libraries as archives, from a folder that it makes. Loading the shared
# ones takes a sixth of the time of a build in which nothing has changed. Prints nothing where an archive is missing.
#
#   sh scripts/static-libraries.sh FOLDER
set -eu
folder=$1
packages="libxml-2.0 libcrypto sqlite3"

libraries=$(pkg-config --static --libs-only-l $packages 2>/dev/null) || exit 0
mkdir -p "$folder"
for option in $libraries -lstemmer -lstdc++; do
  case $option in -lc | -lm | -ldl | -lpthread | -lrt) continue ;; esac
  archive=$(clang -print-file-name="lib${option#-l}.a")
  [ -e "$archive" ] || exit 0
  ln -sf "$archive" "$folder/"
done
for package in $packages; do
  printf 'Name: %s\nDescription: archives of %s\nVersion: %s\nCflags: %s\nLibs: -L%s %s\n' "$package" "$package" \
    "$(pkg-config --modversion "$package")" "$(pkg-config --cflags "$package")" "$folder" \
    "$(pkg-config --static --libs-only-l "$package" | tr -s ' ')" >"$folder/$package.pc"
done
echo "--pkg-config-path $folder -Xlinker -L$folder"
