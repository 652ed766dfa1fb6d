/* An MQTT broker on this machine alone, to try the device without one. */
import { createServer } from "node:net";
import { Aedes } from "aedes";

const port = Number(process.env.PORT ?? 1883);
const broker = await Aedes.createBroker();
const server = createServer(broker.handle);
server.listen(port, "127.0.0.1", () => console.log(`MQTT broker on mqtt://127.0.0.1:${server.address().port}`));
