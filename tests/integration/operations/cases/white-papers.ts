import { expect } from "vitest";
import { withPathFields } from "../../../../packages/shared/src/contracts/operation";
import { countDownload, listDownloads } from "../../../../packages/shared/src/contracts/white-papers";
import type { BrowserSession } from "../../../support/browser-session";
import type { OperationCase } from "../operation-case";

const download = async (session: BrowserSession, slug: string) => {
  const { path, rest } = withPathFields(countDownload, { slug });
  await session.postJson(path, rest);
};

export const WHITE_PAPERS_CASES: readonly OperationCase[] = [
  {
    operation: countDownload,
    title: "counts a download",
    as: "visitor",
    input: () => ({ slug: "billing-to-the-cent" }),
    output: { downloads: expect.any(Number) },
    again: "another",
  },
  {
    operation: countDownload,
    title: "rejects a paper that does not exist",
    as: "visitor",
    input: () => ({ slug: "cold-fusion" }),
    error: { code: "not_found", path: "slug" },
  },
  {
    operation: listDownloads,
    title: "tells the count of each paper, zero included",
    as: "visitor",
    input: async (session) => {
      await download(session, "billing-to-the-cent");
      return {};
    },
    output: {
      papers: expect.arrayContaining([
        { slug: "billing-to-the-cent", downloads: expect.any(Number) },
        { slug: "a-ledger-not-a-blockchain", downloads: 0 },
      ]),
    },
  },
];
