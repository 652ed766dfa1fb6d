import type { PictureMotif } from "@wattleaf/shared/domain/picture-motifs";

export type ResourceKind =
  | "blog"
  | "papers"
  | "events"
  | "help"
  | "guides"
  | "endpoints"
  | "sdks"
  | "troubleshooting"
  | "changelog";

/** A page that a search finds. */
export interface Resource {
  kind: ResourceKind;
  title: string;
  text: string;
  /** Other words that it is found by. */
  terms: string;
  to: string;
  /** YYYY-MM-DD, where it has one. */
  date?: string;
  /** What a reader decides by, already in the language: category, time to read, pages, type, place. */
  facts?: readonly string[];
  /** The motif of its picture. */
  picture?: PictureMotif;
}
