/** What a browser sends that decides which bytes it gets. */
export const REQUEST_HEADERS = { accept: "*/*", "accept-encoding": "gzip, deflate, br", "user-agent": "bench" };
