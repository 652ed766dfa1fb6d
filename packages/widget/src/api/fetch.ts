/** The part of `fetch` that the widget uses, so that a test can stand in for the network. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
