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
}
