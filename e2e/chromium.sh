#!/bin/sh
# Becomes the Chromium of npm, with the given arguments. The first time it unpacks it. NODE is a Node that runs TypeScript.
# Without its own sandbox, which root has not; what runs here are tests and demos.
folder=$("${NODE:-node}" "$(dirname "$0")/chromium-folder.ts") || exit 1
export FONTCONFIG_PATH="$folder/fonts" LD_LIBRARY_PATH="$folder/al2023/lib"
exec "$folder/chromium" --no-sandbox --font-render-hinting=none "$@"
