#!/usr/bin/env bash
# Gradescope runs this once, when it makes the image: it installs Rust, and builds the course with what its tests need.
set -euo pipefail
root="${AUTOGRADER:-/autograder}"

if ! command -v cargo > /dev/null; then
    apt-get update
    apt-get install -y --no-install-recommends build-essential ca-certificates curl python3
    curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh -s -- -y --profile minimal
    . "$HOME/.cargo/env"
fi

# The stubs are graded, so that a submission finds everything built. The user nobody runs the tests, and cannot read
# the course.
cd "$root/source/course"
rustup target add wasm32-wasip1 # for judged runs
chmod 700 "$root/source"
read -ra options < "$root/source/options" || true # the file has no newline
cargo course grade exercises "${options[@]}" --sandbox user --out "$root/stubs"
