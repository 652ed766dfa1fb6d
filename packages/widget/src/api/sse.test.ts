import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSseParser, type ServerSentEvent } from "./sse";

function parseIn(pieces: readonly string[]): ServerSentEvent[] {
  const parse = createSseParser();
  return pieces.flatMap((piece) => parse(piece));
}

describe("server-sent events", () => {
  it("reads number, name and data", () => {
    expect(parseIn(['id: 7\nevent: delta\ndata: {"text":"a"}\n\n'])).toEqual([
      { id: "7", event: "delta", data: '{"text":"a"}' },
    ]);
  });

  it("joins several data lines and skips comments, unknown fields and events without data", () => {
    const stream = ": heartbeat\n\nretry: 10\nevent: empty\n\ndata: one\ndata:two\ndata\n\n";
    expect(parseIn([stream])).toEqual([{ id: "", event: "message", data: "one\ntwo\n" }]);
  });

  it("keeps back an event that has not ended", () => {
    const parse = createSseParser();
    expect(parse("data: half")).toEqual([]);
    expect(parse("\n")).toEqual([]);
    expect(parse("\n")).toEqual([{ id: "", event: "message", data: "half" }]);
  });

  it("takes a CR at a piece's end for half of a CRLF until the next piece tells", () => {
    expect(parseIn(["data: a\r", "\n\r", "\ndata: b\r\n\r\n"]).map((event) => event.data)).toEqual(["a", "b"]);
  });

  it("reads the same events wherever the stream is cut and whichever line end it uses", () => {
    const event = fc.record({
      id: fc.nat().map(String),
      event: fc.constantFrom("delta", "done"),
      data: fc.string().map((text) => JSON.stringify(text)),
    });
    const cases = fc.record({
      events: fc.array(event, { maxLength: 5 }),
      lineEnd: fc.constantFrom("\n", "\r\n"),
      cuts: fc.array(fc.nat(200)),
    });
    fc.assert(
      fc.property(cases, ({ events, lineEnd, cuts }) => {
        const stream = events
          .map(({ id, event: name, data }) =>
            [`id: ${id}`, ":ping", `event: ${name}`, `data: ${data}`, "", ""].join(lineEnd),
          )
          .join("");
        const at = [...new Set(cuts.filter((cut) => cut < stream.length))].toSorted((a, b) => a - b);
        const pieces = [0, ...at].map((from, position) => stream.slice(from, at[position]));
        expect(parseIn(pieces)).toEqual(events);
      }),
    );
  });
});
