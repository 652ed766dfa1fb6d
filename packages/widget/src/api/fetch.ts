/** The part of `fetch` that the widget uses, so that tests can replace the network. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
