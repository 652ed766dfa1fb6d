import type { MarketplaceCategory } from "./marketplace";

/** The items that every store starts with, in its own order. Each has its texts in the seed and a drawing in the app. */
export const STORE_ITEMS = {
  "wallpaper-load-curve": "rewards",
  "wallpaper-duck-curve": "rewards",
  "wallpaper-night-grid": "rewards",
  "wallpaper-battery": "rewards",
  "wallpaper-appliances": "rewards",
  "wallpaper-street": "rewards",
  "savings-certificate": "rewards",
  "cafe-voucher": "vouchers",
  "transit-day-pass": "vouchers",
  "bike-day-pass": "vouchers",
  "market-voucher": "vouchers",
  "repair-voucher": "vouchers",
  "ev-charging-voucher": "vouchers",
  "plant-a-tree": "donations",
  "school-solar": "donations",
  "home-weatherization": "donations",
  "solar-lantern": "donations",
  "wetland-care": "donations",
  "clean-cookstove": "donations",
  "led-bulb-pack": "products",
  "smart-plug": "products",
  "draft-stopper": "products",
  "window-film": "products",
  "shower-head": "products",
  "power-strip": "products",
  "room-thermometer": "products",
} as const satisfies Record<string, MarketplaceCategory>;

export type StoreItemId = keyof typeof STORE_ITEMS;

export const isStoreItemId = (id: string): id is StoreItemId => id in STORE_ITEMS;
