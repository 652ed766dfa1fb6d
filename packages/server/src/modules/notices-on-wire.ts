import type { noticesSchema } from "@wattleaf/shared/contracts/notices";
import type { z } from "zod";
import type { Notice } from "../engine/usage/notices";
import { noticeInWords, withoutRepeats } from "../engine/usage/notices";

/** The engine's notices as the public API gives them. */
export const noticesOnWire = (notices: readonly Notice[]): z.input<typeof noticesSchema> =>
  withoutRepeats(notices).map((found) => ({ ...found, message: noticeInWords(found) }));
