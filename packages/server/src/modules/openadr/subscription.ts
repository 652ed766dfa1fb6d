import type { createSubscription } from "@wattleaf/shared/contracts/openadr/index";
import { type Subscription, subscriptionInput, type WriteOperation } from "@wattleaf/shared/contracts/openadr/objects";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { SubscriptionRow } from "./repo";
import { isoOf, kept } from "./values";

export const subscriptionOf = (row: SubscriptionRow): OutputOf<typeof createSubscription> => ({
  ...(row.details as Subscription),
  id: row.id,
  createdDateTime: isoOf(row.createdAtMs),
  modificationDateTime: isoOf(row.modifiedAtMs),
  objectType: "SUBSCRIPTION",
  programID: row.plantId,
  clientName: row.clientName,
});

export const subscriptionDetails = (subscription: InputOf<typeof createSubscription>) =>
  kept(subscriptionInput.omit({ id: true, programID: true, clientName: true }).parse(subscription));

/** The writes that a subscription asks for, as pairs of an object's type and what was done to it. */
export const subscribedTo = (row: SubscriptionRow): [objectType: string, operation: WriteOperation][] =>
  (row.details as Subscription).objectOperations.flatMap(({ objects, operations }) =>
    objects.flatMap((object) =>
      operations
        .filter((operation) => operation !== "READ")
        .map((operation): [string, WriteOperation] => [object, operation]),
    ),
  );
