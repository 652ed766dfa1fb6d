import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { vppChanges, vppPlants } from "../../../db/schema/vpp";
import type { Change, PlantRow } from "../rows";

/** A change as a row; for use inside the batch that makes it. */
export const changeOf = (db: Database, userId: string, atMs: number, { object, ...change }: Change) =>
  db.insert(vppChanges).values({ userId, ...change, object: { ...object }, atMs });

const isPlant = (userId: string, id: string) => and(eq(vppPlants.userId, userId), eq(vppPlants.id, id));

export async function insertPlant(db: Database, plant: PlantRow, change: Change): Promise<void> {
  await db.batch([db.insert(vppPlants).values(plant), changeOf(db, plant.userId, plant.createdAtMs, change)]);
}

export async function updatePlant(db: Database, plant: PlantRow, change: Change): Promise<void> {
  await db.batch([
    db.update(vppPlants).set(plant).where(isPlant(plant.userId, plant.id)),
    changeOf(db, plant.userId, plant.modifiedAtMs, change),
  ]);
}

export async function findPlant(db: Database, userId: string, id: string): Promise<PlantRow | undefined> {
  const [row] = await db.select().from(vppPlants).where(isPlant(userId, id));
  return row;
}

export async function findPlantByName(db: Database, userId: string, name: string): Promise<PlantRow | undefined> {
  const [row] = await db
    .select()
    .from(vppPlants)
    .where(and(eq(vppPlants.userId, userId), eq(vppPlants.name, name)));
  return row;
}

export const listPlants = (db: Database, userId: string): Promise<PlantRow[]> =>
  db
    .select()
    .from(vppPlants)
    .where(eq(vppPlants.userId, userId))
    .orderBy(asc(vppPlants.createdAtMs), asc(vppPlants.id));

export async function deletePlant(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db.delete(vppPlants).where(isPlant(userId, id)).returning({ id: vppPlants.id });
  return rows.length > 0;
}
