import { countDownload, listDownloads } from "@wattleaf/shared/contracts/white-papers";
import { defineApi, implement } from "../../http/implement";
import * as whitePapers from "./service";

export const whitePapersApi = defineApi({
  countDownload: implement(countDownload, whitePapers.countDownload),
  downloads: implement(listDownloads, whitePapers.downloads),
});
