#!/bin/sh
# Starts the Chromium of CHROMIUM_PATH without the pages of its address bar's suggestions: nobody types there, and each
# new window would spend a third of a second of a core on them. Chromium takes the last list of features to disable
# alone, so these go to the end of Playwright's own.
for argument do
  shift
  case $argument in
    --disable-features=*) argument="$argument,WebUIOmniboxPopup,WebUIOmniboxAimPopup" ;;
  esac
  set -- "$@" "$argument"
done
exec "$CHROMIUM_PATH" "$@"
