import { createServer } from "node:http";
import { identityToken } from "./identity-token.mjs";
import { isGenuine } from "./webhook.mjs";

const {
  PORT = "3002",
  WATTLEAF_URL = "http://localhost:3000",
  WIDGET_KEY = "",
  SIGNING_KEY_ID = "",
  SIGNING_SECRET = "",
  WEBHOOK_SECRET = "",
} = process.env;

/** Stands for your own sign-in: this customer is always signed in. */
const currentCustomer = () => ({ id: "customer-4711", firstName: "Dana" });

/** Messages by their id: one that comes twice counts once. */
const handled = new Map();

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gridville Power</title>
<h1>My account</h1>
<script>
  window.Wattleaf = window.Wattleaf || [];
  const getToken = () => fetch("/wattleaf-token", { method: "POST" }).then((response) => response.text());
  window.Wattleaf.push(["identify", getToken]);
</script>
<script async src="${WATTLEAF_URL}/widget.js" data-key="${WIDGET_KEY}"></script>
</html>`;

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const reply = (status, body = "", type = "text/plain") =>
    response.writeHead(status, { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" }).end(body);

  if (request.method === "GET" && pathname === "/") return reply(200, page, "text/html");
  if (request.method === "GET" && pathname === "/messages") {
    return reply(200, JSON.stringify([...handled.values()]), "application/json");
  }
  if (request.method === "POST" && pathname === "/wattleaf-token") {
    const { id, firstName } = currentCustomer();
    const key = { keyId: SIGNING_KEY_ID, secret: SIGNING_SECRET, audience: WATTLEAF_URL };
    return reply(200, identityToken({ ...key, customerId: id, firstName }));
  }
  if (request.method === "POST" && pathname === "/webhook") {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (!isGenuine({ secret: WEBHOOK_SECRET, headers: request.headers, body })) return reply(401);
    handled.set(request.headers["webhook-id"], JSON.parse(body));
    return reply(204);
  }
  return reply(404);
});

server.listen(Number(PORT), "127.0.0.1", () => console.log(`Listening on http://localhost:${server.address().port}`));
