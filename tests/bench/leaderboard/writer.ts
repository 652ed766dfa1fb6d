import { Database } from "bun:sqlite";
import { argv, exit, stdin } from "node:process";

/**
 * Writes points from a process of its own, as another server process would, until a line arrives on standard input: each
 * time, one of the best homes earns some, so that the list changes. Prints how often it wrote, as JSON.
 */
const [file = "", perSecond = "50"] = argv.slice(2);

const db = new Database(file);
db.run("pragma busy_timeout = 10000");
const earn = db.query(
  "update reward_stats set total_points = total_points + 1, energy_saved_wh = energy_saved_wh + 100 where user_id = (select user_id from leaderboard_entries where simulated = 0 order by total_points desc, user_id desc limit 1 offset ?1)",
);
let written = 0;
const pace = setInterval(
  () => {
    earn.run(written % 20);
    written += 1;
  },
  1_000 / Number(perSecond),
);
console.log("writing");
stdin
  .once("data", () => {
    clearInterval(pace);
    db.close();
    console.log(JSON.stringify({ written }));
    exit();
  })
  .resume();
