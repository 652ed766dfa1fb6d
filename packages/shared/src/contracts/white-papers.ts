import { z } from "zod";
import { type CallLimit, operation, READ_LIMIT } from "./operation";

const slug = z.string().min(1).max(80).describe("The paper's name in the address of its PDF");
/** A reader takes a handful of papers; a script that wants to raise the count gets nowhere. */
const DOWNLOAD_LIMIT: CallLimit = { calls: 20, perSeconds: 3600 };

export const countDownload = operation({
  id: "whitePapers.countDownload",
  method: "POST",
  path: "/api/white-papers/{slug}/downloads",
  access: "anyone",
  idempotency: "none",
  idempotencyReason: "Each call is one more download.",
  summary: "Count a download of a white paper",
  description: "The site calls it when a reader opens the PDF. Nothing about the reader is stored.",
  input: z.object({ slug }),
  output: z.object({ downloads: z.number().int().positive() }),
  limit: DOWNLOAD_LIMIT,
  errors: ["not_found"],
});

export const listDownloads = operation({
  id: "whitePapers.downloads",
  method: "GET",
  path: "/api/white-papers/downloads",
  access: "anyone",
  summary: "How often each white paper was downloaded from this site",
  input: z.object({}),
  output: z.object({ papers: z.array(z.object({ slug, downloads: z.number().int().nonnegative() })) }),
  limit: READ_LIMIT,
  errors: [],
});

export const WHITE_PAPERS_OPERATIONS = [countDownload, listDownloads];
