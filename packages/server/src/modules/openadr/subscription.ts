import type { createSubscription } from "@wattleaf/shared/contracts/openadr/index";
import { type Subscription, subscriptionInput, type WriteOperation } from "@wattleaf/shared/contracts/openadr/objects";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { SubscriptionRow } from "./repo";
import { isoOf, kept } from "./values";

type SubscriptionInput = InputOf<typeof createSubscription>;

/** 3.0.1's methods and 3.1's names of what is done to an object; reads are not told. */
const WRITES: Readonly<Record<string, WriteOperation>> = {
  POST: "CREATE",
  CREATE: "CREATE",
  PUT: "UPDATE",
  UPDATE: "UPDATE",
  DELETE: "DELETE",
};

export const subscriptionOf = (row: SubscriptionRow): OutputOf<typeof createSubscription> => ({
  ...(row.details as Subscription),
  id: row.id,
  createdDateTime: isoOf(row.createdAtMs),
  modificationDateTime: isoOf(row.modifiedAtMs),
  objectType: "SUBSCRIPTION",
  programID: row.plantId,
  clientName: row.clientName,
});

/** What is kept of a subscription in plain text: all but the bearer tokens. */
export const subscriptionDetails = (subscription: SubscriptionInput) =>
  kept({
    ...subscriptionInput.omit({ id: true, programID: true, clientName: true }).parse(subscription),
    objectOperations: subscription.objectOperations.map(({ bearerToken: _, ...operation }) => operation),
  });

/** The callbacks' bearer tokens, in the order of `objectOperations`. */
export const bearerTokensOf = ({ objectOperations }: SubscriptionInput): (string | null)[] =>
  objectOperations.map(({ bearerToken }) => bearerToken ?? null);

/** The writes that a subscription asks for, as pairs of an object's type and what was done to it. */
export const subscribedTo = (row: SubscriptionRow): [objectType: string, operation: WriteOperation][] =>
  (row.details as Subscription).objectOperations.flatMap(({ objects, operations }) =>
    objects.flatMap((object) =>
      operations.flatMap((operation): [string, WriteOperation][] => {
        const write = WRITES[operation];
        return write ? [[object, write]] : [];
      }),
    ),
  );

interface Callback {
  url: string;
  /** Its place in `objectOperations`. */
  at: number;
  /** What was done, in the subscription's own words. */
  operation: string;
}

/** The callbacks that a change is told to. */
export const callbacksFor = (
  row: SubscriptionRow,
  change: { objectType: string; operation: WriteOperation },
): Callback[] =>
  (row.details as Subscription).objectOperations.flatMap(({ objects, operations, callbackUrl }, at) => {
    const operation = operations.find((one) => WRITES[one] === change.operation);
    const isAsked = objects.some((object) => object === change.objectType);
    return callbackUrl !== undefined && operation !== undefined && isAsked ? [{ url: callbackUrl, at, operation }] : [];
  });
