import { createWattleafClient, apiErrorOf } from "@wattleaf/client";

/** `bun examples/typed-client/index.ts [url]`: lists the store and asks the assistant, with the server's own types. */
const client = createWattleafClient({ url: process.argv[2] ?? "http://localhost:3000" });

const items = await client.marketplace.items.query({ category: "donations" });
for (const { name, price } of items) console.log(`${name}: ${price} green coins`);

const answer = await client.chat.send.mutate({ message: "What are VPP benefits?" });
console.log(`\n${answer.response}`);
for (const { index, title } of answer.citations) console.log(`[${index}] ${title}`);

// An error has a code and names the field to fix.
await client.newsletter.subscribe.mutate({ email: "not an address", plan: "newsletter" }).catch((error: unknown) => {
  console.log("\nError:", apiErrorOf(error));
});
