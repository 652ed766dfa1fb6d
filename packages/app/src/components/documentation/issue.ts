import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";

export interface Issue {
  id: string;
  /** The status and code to look for: `401 invalid_api_key`. */
  signal: string;
  issue: MessageKey;
  cause: MessageKey;
  solution: MessageKey;
  code?: { title: string; of: (origin: string) => string };
}
