#!/bin/sh
# Run two commands side by side: `tools/beside.sh FIRST SECOND`. What the second says is shown when both have ended; if one
# fails, so does this.
said=$(mktemp)
trap 'rm -f "$said"' EXIT
sh -c "$2" >"$said" 2>&1 &
second=$!
sh -c "$1"
first_status=$?
wait $second
second_status=$?
cat "$said"
[ $first_status -eq 0 ] && exit $second_status
exit $first_status
