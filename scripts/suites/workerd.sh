#!/bin/sh
# Starts workerd with V8 in a single thread, for tests: docs/decisions/0060.
set -eu
here=$(dirname "$0")
config=$(mktemp)
node "$here/workerd-config.mjs" --single-threaded >"$config"
exec <"$config"
rm "$config"
exec "$TAHADDI_WORKERD" "$@"
