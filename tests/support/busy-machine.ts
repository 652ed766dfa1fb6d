import type { Page } from "playwright";

/**
 * For `before`: a machine so busy that React's work waits while responses keep arriving. Each slice of its work ends as
 * soon as it has begun, and the next one begins when the page's timers have run and its requests have completed. So
 * late hydration sees the data that was requested by early hydration.
 */
export const busyMachine = (page: Page) =>
  page.addInitScript(() => {
    const SLICE_MS = 5;
    let spentMs = 0;
    let unanswered = 0;
    let slices: (() => void)[] = [];
    const now = performance.now.bind(performance);
    const fetchNow = window.fetch.bind(window);
    const post = MessagePort.prototype.postMessage as (this: MessagePort, message: unknown) => void;

    const goOn = () => {
      if (unanswered > 0) return;
      const due = slices;
      slices = [];
      for (const slice of due) slice();
    };
    performance.now = () => now() + (spentMs += SLICE_MS);
    // React's scheduler starts each slice by a message to itself.
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => {
        slices.push(() => post.call(this, message));
        goOn();
      });
    };
    const fetchAndRead = async (...request: Parameters<typeof fetch>) => {
      unanswered += 1;
      try {
        const answer = await fetchNow(...request);
        const body = await answer.json();
        // Read in advance, so that the caller has it before the next timer runs.
        answer.json = async () => body;
        return answer;
      } finally {
        setTimeout(() => {
          unanswered -= 1;
          goOn();
        });
      }
    };
    window.fetch = fetchAndRead as typeof fetch;
  });
