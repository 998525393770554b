#!/usr/bin/env bash
# A sketch into DXF files: submit, poll, download. Needs curl 7.76 or later, and jq.
#
#   INKFORM_URL=… INKFORM_KEY=… draw.sh SKETCH [FOLDER]
set -euo pipefail

sketch=${1:?usage: draw.sh SKETCH [FOLDER]}
folder=${2:-.}
: "${INKFORM_URL:?}" "${INKFORM_KEY:?}"

# Into a file: a retry begins it anew, while what went to a pipe could not be taken back.
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# The key comes from a file descriptor, so that it is in no list of processes. On 429 and 503 curl
# waits as long as Retry-After says.
call() {
  : >"$answer"
  curl --silent --retry 5 --retry-connrefused --fail-with-body --output "$answer" \
    --config <(printf 'header = "Authorization: Bearer %s"\n' "$INKFORM_KEY") "$@" || refused $?
}

refused() {
  if [[ -s $answer ]]; then
    jq -r '"refused: \(.error.code): \(.error.message) (\(.error.request_id))"' "$answer" >&2
  else
    echo "no answer: curl ended with $1" >&2
  fi
  exit 1
}

# One key for all retries of this submission: they start one job.
key=draw-$(date +%s)-$$-$RANDOM
call "$INKFORM_URL/v1/cad" -H "idempotency-key: $key" \
  -F model=fansipan-cad-1.0 -F "file=@\"$sketch\""
id=$(jq -r .id "$answer")

while [[ $(jq -r .finished_at "$answer") == null ]]; do
  sleep 1
  call "$INKFORM_URL/v1/cad/$id"
done

if [[ $(jq -r .status "$answer") == failed ]]; then
  jq -r '"\(.id) failed: \(.error.code): \(.error.message)"' "$answer" >&2
  exit 1
fi

mkdir -p "$folder"
jq -r '.parts[].dxf | [.filename, .url] | @tsv' "$answer" |
  while IFS=$'\t' read -r filename url; do
    # The link is signed: it needs no key.
    curl --silent --show-error --fail --retry 5 --output "$folder/$filename" "$url"
    echo "$folder/$filename"
  done
