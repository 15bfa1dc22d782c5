#!/bin/sh
# workerd without threads of V8 in the background, for tests: docs/decisions/0060.
set -eu
here=$(dirname "$0")
config=$(mktemp)
node "$here/workerd-config.mjs" --single-threaded >"$config"
exec <"$config"
rm "$config"
exec "$TAHADDI_WORKERD" "$@"
