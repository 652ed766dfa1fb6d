import type { noticesSchema } from "@wattleaf/shared/contracts/notices";
import type { z } from "zod";
import type { Notice } from "@wattleaf/engine/notices";
import { noticeText, withoutRepeats } from "@wattleaf/engine/notices";
import { snakeCase } from "./snake-case";

/** The engine's notices as the public API gives them, their values in snake_case like every other field. */
export const toNoticesResponse = (notices: readonly Notice[]): z.input<typeof noticesSchema> =>
  withoutRepeats(notices).map((found) => ({
    code: found.code,
    message: noticeText(found),
    values: Object.fromEntries(Object.entries(found.values).map(([name, value]) => [snakeCase(name), value])),
  }));
