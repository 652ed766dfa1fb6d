#!/bin/sh
# Starts the Chromium of CHROMIUM_PATH without the pages of its address bar's suggestions: no test types there, and each
# new window would spend a third of a second of CPU time on them. Chromium reads only the last list of features to
# disable, so these are appended to Playwright's own.
for argument do
  shift
  case $argument in
    --disable-features=*) argument="$argument,WebUIOmniboxPopup,WebUIOmniboxAimPopup" ;;
  esac
  set -- "$@" "$argument"
done
exec "$CHROMIUM_PATH" "$@"
