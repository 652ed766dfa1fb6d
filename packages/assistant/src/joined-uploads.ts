import { joinFiles } from "@wattleaf/engine/usage/join-files";
import type { UploadedUsage } from "./ports";

/**
 * What uploaded files say together: the newest bill alone, or the newest file of readings joined with the others.
 * @param uploads the newest first
 */
export function joinedUploads(uploads: readonly UploadedUsage[]): UploadedUsage | null {
  const [newest, ...others] = uploads;
  if (!newest) return null;
  const { facts, joined } = joinFiles([newest.facts, ...others.map((upload) => upload.facts)]);
  return joined === 0 ? newest : { ...newest, facts, joined: { newest: newest.facts, others: joined } };
}
