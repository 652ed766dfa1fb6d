import { connect as connectPlain, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { addressOf, hostOf, PrivateAddress } from "../../public-address";
import { type HubAccess, HubFailure } from "../hub-connection";
import { PacketGuard } from "./packet-guard";

const PORTS: Readonly<Record<string, number>> = { "mqtt:": 1883, "mqtts:": 8883 };

export class TooMuchSent extends Error {
  override name = "TooMuchSent";
}

/**
 * How to open a socket to a broker: to the address that its name has now, which has been checked.
 * @throws HubFailure address_not_allowed, unreachable
 */
export async function brokerSocket({ address, allowPrivate }: HubAccess, now: () => number): Promise<() => Socket> {
  const url = new URL(address);
  const host = hostOf(url);
  const port = url.port ? Number(url.port) : PORTS[url.protocol];
  const ip = await addressOf(host, allowPrivate).catch((error: unknown) => {
    throw new HubFailure(error instanceof PrivateAddress ? "address_not_allowed" : "unreachable", { cause: error });
  });
  return () => {
    const socket =
      url.protocol === "mqtts:"
        ? connectTls({ host: ip, port, servername: host })
        : connectPlain({ host: ip, port: port ?? 0 });
    const guard = new PacketGuard();
    socket.on("data", (chunk: Uint8Array) => {
      if (!guard.accepts(chunk, now())) socket.destroy(new TooMuchSent("The broker sent more than is taken"));
    });
    return socket;
  };
}
