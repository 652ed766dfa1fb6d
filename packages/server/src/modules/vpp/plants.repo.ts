import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../db/client";
import { vppPlants } from "../../db/schema/vpp";
import { changeStatement } from "./changes.repo";
import type { Change, PlantRow } from "./rows";

const isPlant = (userId: string, id: string) => and(eq(vppPlants.userId, userId), eq(vppPlants.id, id));

export async function insertPlant(db: Database, plant: PlantRow, change: Change): Promise<void> {
  await db.batch([db.insert(vppPlants).values(plant), changeStatement(db, plant.userId, plant.createdAtMs, change)]);
}

export async function updatePlant(db: Database, plant: PlantRow, change: Change): Promise<void> {
  await db.batch([
    db.update(vppPlants).set(plant).where(isPlant(plant.userId, plant.id)),
    changeStatement(db, plant.userId, plant.modifiedAtMs, change),
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
