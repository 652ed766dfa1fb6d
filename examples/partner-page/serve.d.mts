export interface PartnerPageOptions {
  /** 0 picks a free port. */
  port: number;
  /** The Wattleaf origin: scheme, host and port, for example "http://localhost:3000". */
  wattleafOrigin: string;
  /** The public key that identifies the partner to Wattleaf. */
  widgetKey: string;
}

export interface PartnerPage {
  port: number;
  url: URL;
  /** @param closeConnections also those that are in use */
  stop(closeConnections?: boolean): Promise<void>;
}

export declare function servePartnerPage(options: PartnerPageOptions): Promise<PartnerPage>;
