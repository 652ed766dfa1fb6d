import { fileURLToPath } from "node:url";

/** The launcher of this version under an address of its own, for pages that pin it. */
export interface WidgetRelease {
  /** Path on this server. */
  src: string;
  /** `sha384-…` */
  integrity: string;
}

const FILE = fileURLToPath(new URL("../../../widget/dist/widget/release.json", import.meta.url));

/** As the widget's build has named it; null before a build. */
export async function widgetRelease(): Promise<WidgetRelease | null> {
  const file = Bun.file(FILE);
  return (await file.exists()) ? ((await file.json()) as WidgetRelease) : null;
}
