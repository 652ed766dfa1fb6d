import { getLeaderboard, type LeaderboardEntry } from "@wattleaf/shared/contracts/rewards";
import type { Platform } from "../../core/platform";
import { VARY_BY_ORIGIN } from "../../http/cors";
import { PreparedFile } from "../../http/prepared-file";

export const LEADERBOARD_PATH = getLeaderboard.path;

type Respond = (request: Request) => Response | Promise<Response>;

/**
 * The REST form of `rewards.leaderboard`, one prepared response for all viewers: its bytes, entity tag and compressed
 * forms are made when the entries change, so that a viewer who has them gets 304. It is public and not counted.
 * @param onFailure answers while the entries cannot be read
 */
export function preparedLeaderboard(
  platform: Platform,
  headers: Readonly<Record<string, string>>,
  onFailure: Respond,
): Respond {
  let prepared: { entries: LeaderboardEntry[]; json: string; file: PreparedFile } | undefined;
  const fileOf = (entries: LeaderboardEntry[]): PreparedFile => {
    if (prepared?.entries === entries) return prepared.file;
    const json = JSON.stringify(getLeaderboard.output.parse(entries));
    const file = prepared?.json === json ? prepared.file : madeFile(json, headers);
    prepared = { entries, json, file };
    return file;
  };
  return async (request) => {
    try {
      return await fileOf(await platform.leaderboard.entries(platform)).respond(request);
    } catch {
      return onFailure(request);
    }
  };
}

const madeFile = (json: string, headers: Readonly<Record<string, string>>) =>
  new PreparedFile({
    path: LEADERBOARD_PATH,
    isMade: true,
    bytes: new TextEncoder().encode(json),
    type: "application/json",
    headers: { ...headers, ...VARY_BY_ORIGIN, "cache-control": "no-cache" },
  });
