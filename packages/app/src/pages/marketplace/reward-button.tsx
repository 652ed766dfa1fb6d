import { useQuery } from "@tanstack/react-query";
import type { Purchase } from "@wattleaf/shared/contracts/marketplace";
import { type ReactNode, useRef, useState } from "react";
import { picturePng } from "../../components/pictures/picture-png";
import { PictureFrame } from "../../components/pictures/picture-frame";
import { SavingsCertificate } from "../../components/store/savings-certificate";
import { isWallpaperId, type WallpaperId, WALLPAPERS } from "../../components/store/wallpapers";
import { formatInstantDay, formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { saveFile } from "../../lib/save-file";
import { useSession } from "../../lib/session";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";

/** 4K, and A4 at 300 dots an inch. */
const SCREEN_PIXELS = { width: 3840, height: 2160 };
const PAPER_PIXELS = { width: 3508, height: 2480 };

const CERTIFICATE = "savings-certificate";

/** Opens a picture that was bought, to look at and to download; nothing for other items. */
export function RewardButton({ purchase }: { purchase: Purchase }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { itemId, itemName, status } = purchase;
  const isWallpaper = isWallpaperId(itemId);
  if (status !== "completed" || !(isWallpaper || itemId === CERTIFICATE)) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        aria-label={`${t("store.reward.open")}: ${itemName}`}
        onClick={() => setOpen(true)}
      >
        {t("store.reward.open")}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={itemName} closeLabel={t("action.close")} size="lg">
        {isWallpaper ? <Wallpaper id={itemId} /> : <Certificate purchase={purchase} />}
      </Dialog>
    </>
  );
}

function Wallpaper({ id }: { id: WallpaperId }) {
  const { Draw, ground } = WALLPAPERS[id];
  return (
    <Download fileName={`wattleaf-${id}.png`} pixels={SCREEN_PIXELS}>
      <PictureFrame ground={ground} className="aspect-video w-full rounded-lg">
        <Draw />
      </PictureFrame>
    </Download>
  );
}

function Certificate({ purchase: { createdAt } }: { purchase: Purchase }) {
  const language = useLanguage();
  const { user } = useSession();
  const stats = useQuery(trpc.rewards.stats.queryOptions({}));
  const saved = stats.data?.energySaved ?? 0;
  return (
    <Download fileName={`wattleaf-${CERTIFICATE}.png`} pixels={PAPER_PIXELS}>
      <SavingsCertificate
        name={[user?.firstName, user?.lastName].filter(Boolean).join(" ")}
        day={formatInstantDay(createdAt, language)}
        isSimulated={stats.data?.simulated ?? false}
        kwh={saved > 0 ? formatNumber(saved, language, 0) : null}
      />
    </Download>
  );
}

interface DownloadProps {
  fileName: string;
  pixels: { width: number; height: number };
  /** One SVG. */
  children: ReactNode;
}

function Download({ fileName, pixels, children }: DownloadProps) {
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const download = async () => {
    const svg = frame.current?.querySelector("svg");
    if (svg) saveFile({ fileName, mediaType: "image/png", content: await picturePng(svg, pixels) });
  };
  return (
    <>
      <div ref={frame}>{children}</div>
      <Button className="sm:self-end" onClick={() => void download()}>
        {t("store.reward.download", { ...pixels })}
      </Button>
    </>
  );
}
