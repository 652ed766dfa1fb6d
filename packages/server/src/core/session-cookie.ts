/** Holds the id of a signed-in session. */
export const SESSION_COOKIE = "wattleaf_session";
