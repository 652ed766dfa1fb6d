"""The Wattleaf API client in one file, using only Python's standard library (3.9 or newer).

    from wattleaf import Wattleaf
    wattleaf = Wattleaf(url="https://your-wattleaf.example", api_key="wl_live_...")
    print(wattleaf.get("/api/v1/...", {"name": "value"}))
"""

import json
import os
import time
import urllib.error
import urllib.parse
import urllib.request

RETRIES = 3
FIRST_WAIT_SECONDS = 1.0
WORTH_A_RETRY = (429, 503)


class WattleafError(Exception):
    """An API error: `status`, `code` (such as "invalid_input"), and `issues`, which name each field to fix."""

    def __init__(self, status, body):
        super().__init__(f"{status} {body.get('code', 'unknown')}: {body.get('message', '')}")
        self.status = status
        self.code = body.get("code")
        self.issues = body.get("issues", [])


class Wattleaf:
    def __init__(self, url=None, api_key=None, sleep=time.sleep):
        self.url = (url or os.environ["WATTLEAF_URL"]).rstrip("/")
        self.api_key = api_key or os.environ["WATTLEAF_API_KEY"]
        self.sleep = sleep

    def get(self, path, query=None):
        text = urllib.parse.urlencode({name: _as_text(value) for name, value in (query or {}).items()})
        return self._call("GET", f"{path}?{text}" if text else path)

    def post(self, path, body):
        return self._call("POST", path, body)

    def _call(self, method, path, body=None):
        request = urllib.request.Request(
            self.url + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Authorization": f"Bearer {self.api_key}", "Content-Type": "application/json"},
        )
        for attempt in range(RETRIES + 1):
            try:
                with urllib.request.urlopen(request) as response:
                    return json.load(response)
            except urllib.error.HTTPError as error:
                if error.code not in WORTH_A_RETRY or attempt == RETRIES:
                    raise WattleafError(error.code, _json_of(error)) from None
                self.sleep(_wait_seconds(error.headers.get("Retry-After"), attempt))


def _wait_seconds(retry_after, attempt):
    """Retry-After, or 1, 2, and 4 seconds without it."""
    return float(retry_after) if retry_after else FIRST_WAIT_SECONDS * 2**attempt


def _as_text(value):
    return str(value).lower() if isinstance(value, bool) else str(value)


def _json_of(error):
    try:
        return json.load(error)
    except ValueError:
        return {"message": error.reason}
