#!/bin/sh
# Prints the options with which `swift build` links system libraries as archives, from a folder that it makes. Loading the shared
# ones takes a sixth of the time of a build in which nothing has changed. Prints nothing where an archive or a tool is missing, or if
# the path has white space, which the options cannot quote.
#
#   sh scripts/static-libraries.sh FOLDER
set -eu
folder=$1
packages="libxml-2.0 libcrypto sqlite3"

case $folder in *[[:space:]]*) exit 0 ;; esac
command -v clang >/dev/null 2>&1 || exit 0
# shellcheck disable=SC2086 # each word is a package
libraries=$(pkg-config --static --libs-only-l $packages 2>/dev/null) || exit 0
mkdir -p "$folder"
for option in $libraries -lstemmer -lstdc++; do
  case $option in -lc | -lm | -ldl | -lpthread | -lrt) continue ;; esac
  name=lib${option#-l}.a
  archive=$(clang -print-file-name="$name")
  [ -e "$archive" ] || exit 0
  [ "$folder/$name" -ef "$archive" ] || ln -sf "$archive" "$folder/"
done
for package in $packages; do
  version=$(pkg-config --modversion "$package")
  cflags=$(pkg-config --cflags "$package")
  libs=$(pkg-config --static --libs-only-l "$package")
  # Another build may be reading it.
  new=$folder/$package.pc.$$
  printf 'Name: %s\nDescription: archives of %s\nVersion: %s\nCflags: %s\nLibs: -L%s %s\n' "$package" "$package" "$version" \
    "$cflags" "$folder" "$libs" >"$new"
  mv "$new" "$folder/$package.pc"
done
echo "--pkg-config-path $folder -Xlinker -L$folder"
