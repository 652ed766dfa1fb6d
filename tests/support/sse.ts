import type { NumberedChatEvent } from "../../packages/shared/src/contracts/chat/messages";

/** Every event of a streamed answer, as clients receive them. */
export async function readEvents(response: Response): Promise<NumberedChatEvent[]> {
  return parseEvents(await response.text());
}

export function parseEvents(frames: string): NumberedChatEvent[] {
  return frames
    .split("\n\n")
    .filter((block) => block.startsWith("id:"))
    .map((block) => {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1] ?? "";
      return { seq: Number(field("id")), type: field("event"), data: JSON.parse(field("data")) } as NumberedChatEvent;
    });
}

/** The answer's text as its deltas build it up. */
export const textOf = (events: readonly NumberedChatEvent[]) =>
  events.map((event) => (event.type === "delta" ? event.data.text : "")).join("");
