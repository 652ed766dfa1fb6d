import type { createSubscription } from "@wattleaf/shared/contracts/openadr/index";
import {
  type OperationMethod,
  type Subscription,
  subscriptionInput,
  type WriteOperation,
} from "@wattleaf/shared/contracts/openadr/objects";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { SubscriptionRow } from "./repo";
import { isoOf, kept } from "./values";

type SubscriptionInput = InputOf<typeof createSubscription>;

/** What a subscription can ask for: the names that 3.0.1 has, or the methods that its clients also send. Reads are not told. */
const WRITES: Readonly<Record<string, WriteOperation>> = {
  POST: "CREATE",
  CREATE: "CREATE",
  PUT: "UPDATE",
  UPDATE: "UPDATE",
  DELETE: "DELETE",
};

/** What a callback is told, whichever words asked for it: the notification of 3.0.1 has methods only. */
const METHOD_OF: Readonly<Record<WriteOperation, OperationMethod>> = {
  CREATE: "POST",
  UPDATE: "PUT",
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
  operation: OperationMethod;
}

/** The callbacks that a change is told to. */
export const callbacksFor = (
  row: SubscriptionRow,
  change: { objectType: string; operation: WriteOperation },
): Callback[] =>
  (row.details as Subscription).objectOperations.flatMap(({ objects, operations, callbackUrl }, at) => {
    const isAsked =
      objects.some((object) => object === change.objectType) &&
      operations.some((operation) => WRITES[operation] === change.operation);
    return callbackUrl !== undefined && isAsked
      ? [{ url: callbackUrl, at, operation: METHOD_OF[change.operation] }]
      : [];
  });
