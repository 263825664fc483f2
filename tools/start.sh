#!/bin/sh
# Becomes the supervisor of `npm start`: the bootstrap installs, says what to run, and ends, so that it does not stay
# in memory beside the supervisor.
program=$(node "$(dirname "$0")/bootstrap.mjs" --hand-over start "$@") || exit $?
eval "$program"
