import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { SQLD, startSqld } from "../../support/sqld";
import { openDatabase } from "../../../packages/server/src/db/client";

describe.skipIf(SQLD === undefined)("a libSQL server", () => {
  test("answers reads and writes, and keeps them through a crash", async () => {
    const server = await startSqld();
    onTestFinished(() => server.stop());
    const db = await openDatabase({ url: server.url });
    await db.run(sql`create table kept (id text) strict`);
    await db.run(sql`insert into kept values ('a')`);
    await server.restart();
    expect(await db.all(sql`select id from kept`)).toEqual([{ id: "a" }]);
    db.$client.close();
  });
});
