/** What a visitor downloads, gzipped, read from what the builds say about themselves. `bun run build` comes first. */
import { readFileSync } from "node:fs";

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

const widget = read("./packages/widget/dist/manifest.json");
const site = read("./packages/app/dist/routes.json");

const widgetFile = ({ file }) => `packages/widget/dist/${file}`;
const siteFile = (address) => `packages/app/dist${address}`;

/** The app's own pages (sign-in, API reference) load it before they are touched. */
const documents = Object.keys(site.scripts).filter((path) => !site.app.includes(path));

export default [
  {
    name: "widget launcher, on every partner's page",
    path: widgetFile(widget.launcher),
    limit: "2.5 kB",
    gzip: true,
  },
  ...Object.entries(widget.panels).map(([language, panel]) => ({
    name: `widget with an open chat (${language})`,
    path: [widgetFile(widget.launcher), widgetFile(panel)],
    // The target is 18 kB (docs/benchmarks.md): following the page's theme and keeping questions in view came on top.
    limit: "19 kB",
    gzip: true,
  })),
  ...documents.map((path) => ({
    name: `${path}: JavaScript before anything is touched`,
    path: site.scripts[path].map(siteFile),
    limit: "12 kB",
    gzip: true,
  })),
  {
    name: "landing page's JavaScript after its chat card was touched",
    path: [...site.scripts["/"], ...site.islands["home/hero"]].map(siteFile),
    // The target is 95 kB (docs/benchmarks.md): navigation and words of the signed-in app came on top.
    limit: "97 kB",
    gzip: true,
  },
];
