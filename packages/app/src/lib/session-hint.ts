const HINT_KEY = "signedIn";

/** Scripts cannot read the session cookie; this flag only says whether waiting for the user is worthwhile. */
export function noteSession(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(HINT_KEY, "1");
    else localStorage.removeItem(HINT_KEY);
  } catch {
    // Without storage a signed-in user sees a visitor's buttons on the public pages.
  }
}

/** Whether a user was signed in here last time. */
export function mayHaveSession(): boolean {
  try {
    return localStorage.getItem(HINT_KEY) !== null;
  } catch {
    return false;
  }
}
