# What `test` and `quick` share: which tests are long, and steps side by side. Sourced, from the project's folder.
bin=$PWD/.venv/bin
mkdir -p build
# Random positions and whole games: many more steps than lines, so they are run without measuring coverage, and not by `quick`.
long=$(find tests -name '*.py' | sort |
    grep -E '/test_(model|games|census|bots|events|table|hidden|knowledge|bench|worlds|.*_conservation)\.py$')
ignore_long=$(printf -- '--ignore=%s ' $long)
suite=(-q -n 2 --dist worksteal)

say() { printf '\n== %s (%d s)\n' "$1" "$SECONDS"; }

later() { # name, command: in the background, its output kept
    "${@:2}" >"build/$1.log" 2>&1 &
    eval "$1=$!"
}

done_with() { # name: waits, and shows the output of what failed
    wait "${!1}" || { cat "build/$1.log"; echo "$1 failed"; exit 1; }
}
