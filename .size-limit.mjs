/** What a visitor downloads, gzipped, read from what the builds say about themselves. `bun run build` comes first. */
import { readFileSync } from "node:fs";

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

const widget = read("./packages/widget/dist/manifest.json");
const site = read("./packages/app/dist/routes.json");

/** Charts, tables and cards below an answer; the rewards panel; what reads an answer; files. */
const LIMITS_OF_PARTS = { attachments: "3.2 kB", rewards: "4 kB", answer: "3.5 kB", upload: "2.5 kB" };

const widgetFile = ({ file }) => `packages/widget/dist/${file}`;
const siteFile = (address) => `packages/app/dist${address}`;

/** The app's own pages (sign-in, API reference) load it before they are touched. */
const documents = Object.keys(site.scripts).filter((path) => !site.app.includes(path));

export default [
  {
    name: "widget launcher, on every partner's page",
    path: widgetFile(widget.launcher),
    limit: "3 kB",
    gzip: true,
  },
  ...Object.entries(widget.panels).map(([language, panel]) => ({
    name: `widget with an open chat (${language})`,
    path: [widgetFile(widget.launcher), widgetFile(panel)],
    limit: "18 kB",
    gzip: true,
  })),
  { name: "typed client", path: "packages/client/dist/index.js", limit: "12 kB", gzip: true },
  ...Object.entries(widget.parts).flatMap(([language, parts]) =>
    Object.entries(LIMITS_OF_PARTS).map(([name, limit]) => ({
      name: `widget's ${name}, loaded when they are needed (${language})`,
      path: widgetFile(parts[name]),
      limit,
      gzip: true,
    })),
  ),
  ...documents.map((path) => ({
    name: `${path}: JavaScript before anything is touched`,
    path: site.scripts[path].map(siteFile),
    limit: "12 kB",
    gzip: true,
  })),
  {
    name: "dashboard's JavaScript before anything is touched",
    path: site.shellScripts["/dashboard"].map(siteFile),
    // What its Lighthouse figure of 90 allows (docs/benchmarks.md).
    limit: "163 kB",
    gzip: true,
  },
  {
    name: "landing page's JavaScript after its chat card was touched",
    path: [...site.scripts["/"], ...site.islands["home/hero"]].map(siteFile),
    // The target (docs/benchmarks.md).
    limit: "95 kB",
    gzip: true,
  },
];
