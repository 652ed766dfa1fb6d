import type { Page } from "playwright";

/**
 * For `before`: a machine so busy that React's work waits its turn while answers keep coming in. Each slice of work is
 * over as soon as it has begun, and the next one begins once the page's timers have run and all that it has asked for is
 * there. What comes to life late then does so with the answers to what came to life early.
 */
export const busyMachine = (page: Page) =>
  page.addInitScript(() => {
    const SLICE_MS = 5;
    let spentMs = 0;
    let unanswered = 0;
    let waiting: (() => void)[] = [];
    const now = performance.now.bind(performance);
    const fetchNow = window.fetch.bind(window);
    const post = MessagePort.prototype.postMessage as (this: MessagePort, message: unknown) => void;

    const goOn = () => {
      if (unanswered > 0) return;
      const turns = waiting;
      waiting = [];
      for (const turn of turns) turn();
    };
    performance.now = () => now() + (spentMs += SLICE_MS);
    // React's scheduler takes its turns by messages to itself.
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => {
        waiting.push(() => post.call(this, message));
        goOn();
      });
    };
    const fetchAndRead = async (...request: Parameters<typeof fetch>) => {
      unanswered += 1;
      try {
        const answer = await fetchNow(...request);
        const body = await answer.json();
        // Read already, so that whoever asked has it before the next timer runs.
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
