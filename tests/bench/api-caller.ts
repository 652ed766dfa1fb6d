/**
 * Makes one call for the bench in a Worker: serializing 15 MB blocks its thread for tens of milliseconds, which would
 * count as the server's if the same thread timed health checks.
 */
export interface ApiCall {
  url: string;
  key: string;
  body: string;
}
export type ApiCallOutcome = { milliseconds: number } | { failure: string };

declare const self: Worker;

self.addEventListener("message", ({ data: { url, key, body } }: MessageEvent<ApiCall>) => {
  const startedAt = performance.now();
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  void fetch(url, { method: "POST", headers, body })
    .then(async (response): Promise<ApiCallOutcome> => {
      const answer = await response.text();
      if (!response.ok) return { failure: `${url} answered ${response.status}: ${answer.slice(0, 200)}` };
      return { milliseconds: performance.now() - startedAt };
    })
    .then((outcome) => self.postMessage(outcome, []));
});
