export type PolicyName =
  | "nonce only"
  | "strict-dynamic"
  | "host allow-list"
  | "Trusted Types"
  | "COEP"
  | "pinned by integrity";

export declare const POLICIES: Readonly<Record<PolicyName, object>>;

export declare function serveHostilePage(options: {
  /** 0 picks a free port. */
  port: number;
  wattleafOrigin: string;
  widgetKey: string;
}): Promise<{ url: URL; stop(): Promise<void> }>;
