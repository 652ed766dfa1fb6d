/** One event of a `text/event-stream`: its number (empty when none was sent), its name and its data. */
export interface ServerSentEvent {
  id: string;
  event: string;
  data: string;
}

/**
 * Reads server-sent events from text that arrives in pieces cut anywhere, as the WHATWG HTML standard (section 9.2.6)
 * interprets a stream: LF, CR or CRLF end a line, several `data` lines join with LF, a line that begins with a colon
 * is a comment, and an event without data is none.
 *
 * @returns takes the next piece, gives the events which that piece completes
 */
export function createSseParser(): (piece: string) => ServerSentEvent[] {
  let rest = "";
  let id = "";
  let event = "";
  let data: string[] = [];

  return (piece) => {
    rest += piece;
    const events: ServerSentEvent[] = [];
    for (;;) {
      const end = /\r\n|\n|\r/.exec(rest);
      // A CR at the very end may be half of a CRLF: what follows decides.
      if (!end || (end[0] === "\r" && end.index === rest.length - 1)) return events;
      const line = rest.slice(0, end.index);
      rest = rest.slice(end.index + end[0].length);

      if (line === "") {
        if (data.length > 0) events.push({ id, event: event || "message", data: data.join("\n") });
        event = "";
        data = [];
        continue;
      }
      const colon = line.indexOf(":");
      const field = colon < 0 ? line : line.slice(0, colon);
      const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
      if (field === "data") data.push(value);
      else if (field === "event") event = value;
      else if (field === "id") id = value;
    }
  };
}
