import type { PictureMotif } from "@wattleaf/shared/domain/picture-motifs";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { ComponentType } from "react";
import type { SiteRoute } from "../routes";

/** One document: a route, and what fills the placeholders of its path (`{ id: "3" }` of `/blog/:id`). */
export interface DocumentProps {
  route: SiteRoute;
  params: Readonly<Record<string, string>>;
}

/** What search engines and link previews are told; the route's catalog entries unless a page knows better. */
export interface DocumentHead {
  title: string;
  description: string;
  /** What the picture for link previews shows beside the title. */
  picture?: PictureMotif;
  /** A feed of what the page lists. */
  feed?: { title: string; path: string };
  /** Structured data (schema.org), each with its `@type`. */
  jsonLd?: readonly object[];
}

/** What `pages/<page>/document.tsx` exports. */
export interface DocumentModule {
  Page: ComponentType<DocumentProps>;
  /** The pages of a path with placeholders. */
  instances?: () => readonly Readonly<Record<string, string>>[];
  head?: (props: DocumentProps, language: Language, fallback: DocumentHead) => DocumentHead;
}
