import { copyFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { BuiltFileCache } from "../prerender/built-file-cache";
import { previewPath } from "@wattleaf/shared/domain/preview-path";
import type { Preview } from "./preview";

const cache = new BuiltFileCache("wattleaf-previews", fileURLToPath(new URL(".", import.meta.url)));

/** Writes the picture that link previews of a page show; one that has not changed comes from the cache. */
export async function writePreview(outDir: string, path: string, preview: Preview): Promise<void> {
  const cached = await cache.file("preview.png", preview, async () => {
    // Loads the fonts, so only where something is to be drawn.
    const { renderPreview } = await import("./render");
    return renderPreview(preview);
  });
  const file = join(outDir, previewPath(path, preview.language));
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(cached, file);
}
