import { Database } from "bun:sqlite";
import { DAY_MS } from "../../../packages/shared/src/domain/time";

/** Rows of one transaction. */
const AT_ONCE = 50_000;

/**
 * Adds homes that a utility measures to a database file, each with points that are counted already. The file's own
 * triggers put them on the leaderboard.
 */
export function addHomes(file: string, homes: number): void {
  const db = new Database(file);
  db.run("pragma busy_timeout = 10000");
  // What a crash would lose is not needed.
  db.run("pragma synchronous = off");
  const today = new Date().toISOString().slice(0, 10);
  const statements = [
    `insert into users (id, email, first_name, last_name, password_hash, invite_code, language, created_at_ms)
     select 'home-' || i, 'home-' || i || '@example.com', 'Robin', 'Reed', '', 'home-' || i, 'en', 0 from numbers`,
    `insert into meters (id, user_id, source, provider, account_hash, commodity, time_zone, status, history_from_ms, imported_to_ms, import_to_ms, last_import_at_ms, created_at_ms)
     select 'meter-' || i, 'home-' || i, 'green_button_connect', 'pge', 'home-' || i, 'electricity', 'UTC', 'ready', 0, 0, 0, 0, 0 from numbers`,
    // Points from 1 to 20,000, so that many homes share theirs.
    `insert into reward_stats (user_id, total_points, energy_saved_wh, streak_days, counted_days, last_day, basis, simulated, computed_at_ms)
     select 'home-' || i, 1 + (i * 7919) % 20000, 100 * (1 + (i * 7919) % 20000), i % 30, 300, '${today}', 'meter-' || i || ':0', 0, ${Date.now() + DAY_MS} from numbers`,
  ].map((insert) =>
    db.query(`with recursive numbers (i) as (select ?1 union all select i + 1 from numbers where i < ?2) ${insert}`),
  );
  for (let from = 0; from < homes; from += AT_ONCE) {
    const to = Math.min(homes, from + AT_ONCE) - 1;
    db.transaction(() => {
      for (const statement of statements) statement.run(from, to);
    })();
  }
  db.close();
}
