import { apiErrorOf, createWattleafClient } from "@wattleaf/client";

/** Plans a day, asks the assistant and shows an error, with the server's own types: `npm start`. */
const {
  WATTLEAF_URL: url = "http://localhost:3000",
  // Reads the sample household and runs computations. Create your own in the settings.
  WATTLEAF_API_KEY: apiKey = "wl_demo_sample_household",
} = process.env;

const wattleaf = createWattleafClient({ url, apiKey });

const plan = await wattleaf.optimization.schedule.mutate({ facility_id: "sample-home", time_horizon: 24 });
console.log(`A day's plan saves ${plan.savings.amount.toFixed(2)} ${plan.currency}`);

// The assistant and the store need no key.
const visitor = createWattleafClient({ url });
const items = await visitor.marketplace.items.query({ category: "donations" });
for (const { name, price } of items) console.log(`${name}: ${price} green coins`);

const answer = await visitor.chat.send.mutate({ message: "What are VPP benefits?" });
console.log(`\n${answer.response}`);
for (const { index, title } of answer.citations) console.log(`[${index}] ${title}`);

// An error has a code and names the field to fix.
await visitor.newsletter.subscribe.mutate({ email: "not an address", plan: "newsletter" }).catch((error: unknown) => {
  console.log("\nError:", apiErrorOf(error));
});
