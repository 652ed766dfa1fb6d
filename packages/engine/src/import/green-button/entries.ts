import type { XmlElement, XmlNode } from "./xml";
import { children, text } from "./xml";

/** Kinds of ESPI resources that describe usage. */
const RESOURCE_KINDS = ["UsagePoint", "LocalTimeParameters", "MeterReading", "ReadingType", "IntervalBlock"] as const;
type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** Longer links and titles are made to cost time. */
const MAX_HREF_LENGTH = 1_000;
const MAX_TITLE_LENGTH = 200;

/** An ESPI resource with the Atom links of the entry that holds it. */
export interface Resource {
  node: XmlNode;
  title: string;
  /** Epoch seconds of the entry's `updated`, 0 when absent. */
  updatedAt: number;
  self: string;
  up: string;
  related: ReadonlySet<string>;
}

export type Resources = Record<ResourceKind, Resource[]>;

/**
 * Collects the resources of an Atom feed, of a single entry, or of a bare ESPI document. One entry may contain
 * several resources (the "containerized" form), which then share its links.
 */
export function collectResources(document: XmlElement): Resources {
  const resources: Resources = {
    UsagePoint: [],
    LocalTimeParameters: [],
    MeterReading: [],
    ReadingType: [],
    IntervalBlock: [],
  };
  for (const { entry, content } of containersOf(document)) {
    const links = linksOf(entry);
    const title = text(entry, "title").slice(0, MAX_TITLE_LENGTH);
    const updatedAt = epochSeconds(text(entry, "updated"));
    for (const kind of RESOURCE_KINDS) {
      for (const node of children(content, kind)) resources[kind].push({ node, title, updatedAt, ...links });
    }
  }
  return resources;
}

function containersOf(document: XmlElement): { entry: XmlNode; content: XmlNode }[] {
  const feeds = children(document, "feed");
  const entries = [...feeds, document].flatMap((parent) => children(parent, "entry"));
  if (entries.length > 0) {
    return entries.flatMap((entry) => children(entry, "content").map((content) => ({ entry, content })));
  }
  // No Atom around it: the document itself, or its one root element, holds the resources.
  const roots = Object.values(document).flat();
  return [document, ...roots].map((content) => ({ entry: "", content }));
}

function linksOf(entry: XmlNode): Pick<Resource, "self" | "up" | "related"> {
  let self = "";
  let up = "";
  const related = new Set<string>();
  for (const link of children(entry, "link")) {
    const href = normalizedHref(attribute(link, "@href"));
    const rel = attribute(link, "@rel");
    if (rel === "self") self = href;
    else if (rel === "up") up = href;
    else if (rel === "related" && href !== "") related.add(href);
  }
  return { self, up, related };
}

function attribute(node: XmlNode, name: string): string {
  const value = typeof node === "string" ? undefined : node[name];
  return typeof value === "string" ? value.trim() : "";
}

/** Absolute and relative links to one resource become equal. */
function normalizedHref(href: string): string {
  if (href.length > MAX_HREF_LENGTH) return "";
  return href.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, "").replace(/^\/+|\/+$/g, "");
}

function epochSeconds(isoInstant: string): number {
  const milliseconds = Date.parse(isoInstant);
  return Number.isFinite(milliseconds) ? milliseconds / 1_000 : 0;
}
