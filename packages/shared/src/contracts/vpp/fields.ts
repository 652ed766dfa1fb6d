import { z } from "zod";
import { MAX_KW, MAX_PRICE } from "../../domain/vpp";
import { storableText } from "../text";

/** Like OpenADR's objectID: safe in a path. */
export const objectId = () =>
  z
    .string()
    .regex(/^[a-zA-Z0-9_-]{1,64}$/, "Use an ID of up to 64 letters, digits, hyphens, and underscores.")
    .describe("Unique within the account");
export const ownId = () =>
  objectId().optional().describe("Your own ID, unique within the account; generated if omitted");
export const objectName = () => storableText().pipe(z.string().trim().min(1, "Enter a name.").max(128));
export const price = () => z.number().min(0).max(MAX_PRICE);
export const kw = () => z.number().positive().max(MAX_KW);
/** Query parameters are strings. */
export const flag = () =>
  z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")], "Use true or false.");
export const done = z.object({ ok: z.literal(true) });
