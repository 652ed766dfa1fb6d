import type { StoreItemId } from "@wattleaf/shared/domain/store-items";
import type { ReactElement } from "react";
import { Battery, DuckCurve, LoadCurve, Stack } from "../pictures/curves";
import { Grid, Plant } from "../pictures/networks";
import type { PictureGround } from "../pictures/picture-frame";

/** A picture for a screen, and its ground. */
export interface Wallpaper {
  Draw: () => ReactElement;
  ground: PictureGround;
}

export const WALLPAPERS = {
  "wallpaper-load-curve": { Draw: LoadCurve, ground: "night" },
  "wallpaper-duck-curve": { Draw: DuckCurve, ground: "sun" },
  "wallpaper-night-grid": { Draw: Plant, ground: "night" },
  "wallpaper-battery": { Draw: Battery, ground: "leaf" },
  "wallpaper-appliances": { Draw: Stack, ground: "field" },
  "wallpaper-street": { Draw: Grid, ground: "leaf" },
} as const satisfies Partial<Record<StoreItemId, Wallpaper>>;

export type WallpaperId = keyof typeof WALLPAPERS;
export const isWallpaperId = (id: string): id is WallpaperId => id in WALLPAPERS;
