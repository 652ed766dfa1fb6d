import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { addressOf, hostOf, PrivateAddress } from "../../public-address";
import { type HubAccess, HubFailure } from "../hub-connection";

const TIMEOUT_MS = 10 * SECOND_MS;

/** Bun's WebSocket takes headers and the name for TLS, which the type of browsers does not know. */
type BunWebSocket = new (url: string, options: Bun.WebSocketOptions) => WebSocket;

/**
 * Opens Home Assistant's WebSocket at the address that its name has now, which has been checked; certificates are those
 * of the name.
 * @throws HubFailure address_not_allowed, unreachable
 */
export async function hubSocket({ address, allowPrivate }: HubAccess): Promise<WebSocket> {
  const url = new URL(address);
  const host = hostOf(url);
  const ip = await addressOf(host, allowPrivate).catch((error: unknown) => {
    throw new HubFailure(error instanceof PrivateAddress ? "address_not_allowed" : "unreachable", { cause: error });
  });
  const isSecure = url.protocol === "https:";
  const port = url.port || (isSecure ? "443" : "80");
  const target = `${isSecure ? "wss" : "ws"}://${ip.includes(":") ? `[${ip}]` : ip}:${port}`;
  const path = `${url.pathname.replace(/\/$/, "")}/api/websocket`;
  const socket = new (WebSocket as unknown as BunWebSocket)(`${target}${path}`, {
    headers: { host: url.host },
    ...(isSecure ? { tls: { serverName: host } } : {}),
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => socket.close(), TIMEOUT_MS);
    socket.addEventListener("open", () => {
      clearTimeout(timer);
      resolve(socket);
    });
    socket.addEventListener("close", () => {
      clearTimeout(timer);
      reject(new HubFailure("unreachable"));
    });
  });
}
