import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { Aedes } from "aedes";

interface BrokerOptions {
  username?: string;
  password?: string;
}

/** A real MQTT broker on a loopback port, which can be stopped and started again with what it has retained. */
export class MqttBroker {
  #aedes: Aedes | null = null;
  #server: Server | null = null;
  readonly #sockets = new Set<Socket>();
  readonly #retained = new Map<string, string>();
  readonly #devices: ((topic: string, payload: string) => void)[] = [];
  #port = 0;

  private constructor(readonly options: BrokerOptions) {}

  static async start(options: BrokerOptions = {}): Promise<MqttBroker> {
    const broker = new MqttBroker(options);
    await broker.start();
    return broker;
  }

  get url(): string {
    return `mqtt://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const aedes = await Aedes.createBroker();
    const { username, password } = this.options;
    if (username !== undefined)
      aedes.authenticate = (_, name, secret, done) => done(null, name === username && secret?.toString() === password);
    aedes.on("publish", ({ topic, payload }, client) => {
      if (client) for (const device of this.#devices) device(topic, payload.toString());
    });
    const server = createServer((socket) => {
      this.#sockets.add(socket);
      socket.on("close", () => this.#sockets.delete(socket));
      aedes.handle(socket);
    });
    await new Promise<void>((resolve) => server.listen(this.#port, "127.0.0.1", resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#aedes = aedes;
    this.#server = server;
    for (const [topic, payload] of this.#retained) await this.publish(topic, payload);
  }

  /** What a device does when something is published by a client, such as a command. */
  onCommand(device: (topic: string, payload: string) => void): void {
    this.#devices.push(device);
  }

  /** Publishes and retains, as devices do. */
  async publish(topic: string, content: unknown): Promise<void> {
    const payload = typeof content === "string" ? content : JSON.stringify(content);
    this.#retained.set(topic, payload);
    await new Promise<void>((resolve, reject) =>
      this.#aedes?.publish(
        { cmd: "publish", dup: false, qos: 0, retain: true, topic, payload: Buffer.from(payload) },
        (error) => (error ? reject(error) : resolve()),
      ),
    );
  }

  /** Closes every connection, as a broker that is restarted. */
  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#server?.close(() => resolve());
    await promise;
    await new Promise<void>((done) => this.#aedes?.close(done));
  }
}
