import { REQUEST_HEADERS } from "./request-headers";

const CONNECTIONS = 32;
const WARM_UP_MS = 300;
const MEASURED_MS = 1_000;

/**
 * Asks for one URL over connections that are kept, each with one request at a time, and prints the answers a second.
 * It counts bytes instead of parsing answers, so that the server is what is measured.
 */
const url = new URL(process.argv[2] ?? "");
const lines = Object.entries({ host: url.host, ...REQUEST_HEADERS }).map(([name, value]) => `${name}: ${value}\r\n`);
const request = new TextEncoder().encode(`GET ${url.pathname} HTTP/1.1\r\n${lines.join("")}\r\n`);

let answers = 0;
const connect = () => {
  let missing = 0;
  return Bun.connect({
    hostname: "127.0.0.1",
    port: Number(url.port),
    socket: {
      open: (socket) => void socket.write(request),
      data(socket, data) {
        missing = (missing || sizeOf(data)) - data.length;
        if (missing > 0) return;
        answers += 1;
        socket.write(request);
      },
    },
  });
};

/** Of the whole answer, read from its first bytes each time: a header such as the date may change its length. */
function sizeOf(start: Buffer): number {
  const headEnd = start.indexOf("\r\n\r\n");
  const head = start.toString("latin1", 0, headEnd);
  if (!head.startsWith("HTTP/1.1 200")) throw new Error(`The answer is not 200: ${head}`);
  return headEnd + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1]);
}

await Promise.all(Array.from({ length: CONNECTIONS }, connect));
await Bun.sleep(WARM_UP_MS);
const before = answers;
const from = performance.now();
await Bun.sleep(MEASURED_MS);
console.log(((answers - before) * 1000) / (performance.now() - from));
process.exit();
