#!/bin/sh
# Run a command and note how long it took: `tools/timed.sh FILE NAME COMMAND...` adds a line to FILE.
file=$1 name=$2
shift 2
began=$(date +%s)
"$@"
status=$?
printf '%-28s %5d s%s\n' "$name" $(($(date +%s) - began)) "$([ $status -eq 0 ] || echo '  failed')" >>"$file"
exit $status
