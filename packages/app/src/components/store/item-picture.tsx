import type { MarketplaceItem } from "@wattleaf/shared/contracts/marketplace";
import type { MarketplaceCategory } from "@wattleaf/shared/domain/marketplace";
import { isStoreItemId, type StoreItemId } from "@wattleaf/shared/domain/store-items";
import type { ReactElement } from "react";
import { PictureFrame, type PictureGround } from "../pictures/picture-frame";
import { Cookstove, SchoolSolar, SolarLantern, Tree, Weatherization, Wetland } from "./donations";
import { DraftStopper, LedBulbs, PowerStrip, RoomThermometer, ShowerHead, SmartPlug, WindowFilm } from "./products";
import { Certificate, Screen } from "./rewards";
import { Bike, Cafe, Charging, Market, Repair, Transit } from "./vouchers";

const drawings: Record<StoreItemId, () => ReactElement> = {
  "wallpaper-load-curve": () => <Screen id="wallpaper-load-curve" />,
  "wallpaper-duck-curve": () => <Screen id="wallpaper-duck-curve" />,
  "wallpaper-night-grid": () => <Screen id="wallpaper-night-grid" />,
  "wallpaper-battery": () => <Screen id="wallpaper-battery" />,
  "wallpaper-appliances": () => <Screen id="wallpaper-appliances" />,
  "wallpaper-street": () => <Screen id="wallpaper-street" />,
  "savings-certificate": Certificate,
  "cafe-voucher": Cafe,
  "transit-day-pass": Transit,
  "bike-day-pass": Bike,
  "market-voucher": Market,
  "repair-voucher": Repair,
  "ev-charging-voucher": Charging,
  "plant-a-tree": Tree,
  "school-solar": SchoolSolar,
  "home-weatherization": Weatherization,
  "solar-lantern": SolarLantern,
  "wetland-care": Wetland,
  "clean-cookstove": Cookstove,
  "led-bulb-pack": LedBulbs,
  "smart-plug": SmartPlug,
  "draft-stopper": DraftStopper,
  "window-film": WindowFilm,
  "shower-head": ShowerHead,
  "power-strip": PowerStrip,
  "room-thermometer": RoomThermometer,
};

const grounds: Record<MarketplaceCategory, PictureGround> = {
  rewards: "field",
  vouchers: "sun",
  donations: "leaf",
  products: "field",
};

/** For an item that an operator has added without a picture. */
const placeholders: Record<MarketplaceCategory, () => ReactElement> = {
  rewards: Certificate,
  vouchers: Market,
  donations: Tree,
  products: SmartPlug,
};

interface ItemPictureProps {
  item: Pick<MarketplaceItem, "id" | "category" | "imageUrl">;
  className?: string;
}

/** An item's own picture where the operator has given one, else its drawing. Decoration: the name stands beside it. */
export function ItemPicture({ item: { id, category, imageUrl }, className }: ItemPictureProps) {
  if (imageUrl) return <img src={imageUrl} alt="" loading="lazy" className={className} />;
  const Draw = isStoreItemId(id) ? drawings[id] : placeholders[category];
  return (
    <PictureFrame ground={grounds[category]} className={className}>
      <Draw />
    </PictureFrame>
  );
}
