import { benchBaseline } from "./baseline";
import { benchChat } from "./chat";
import { benchDownloads } from "./downloads";
import { benchForecast } from "./forecast";
import { benchGreenButton } from "./greenbutton";
import { benchHttp } from "./http";
import { benchLimits } from "./limits";
import type { BenchRow } from "./measure";
import { benchMeters } from "./meters";
import { benchPictures } from "./pictures";
import { benchPublicApi } from "./public-api";
import { benchRedaction } from "./redaction";
import { benchRepairs } from "./repairs";
import { benchReplay } from "./replay";
import { benchSchedule } from "./schedule";
import { benchTariffs } from "./tariffs";
import { benchUpload } from "./upload";

/** Every promised figure, measured on this machine and printed next to its target. */
const rows: BenchRow[] = [
  ...(await benchDownloads()),
  ...(await benchHttp()),
  ...(await benchGreenButton()),
  ...benchForecast(),
  ...benchBaseline(),
  ...benchRepairs(),
  ...(await benchSchedule()),
  ...(await benchReplay()),
  ...(await benchTariffs()),
  ...(await benchLimits()),
  ...(await benchMeters()),
  ...(await benchUpload()),
  ...(await benchPictures()),
  ...(await benchPublicApi()),
  ...benchRedaction(),
  ...(await benchChat()),
];
console.table(
  rows.map(({ name, figure, unit, target, atLeast, met }) => ({
    measured: name,
    figure: `${figure} ${unit}`,
    target: `${atLeast ? "≥" : "≤"} ${target} ${unit}`,
    met: met ? "yes" : "NO",
  })),
);
