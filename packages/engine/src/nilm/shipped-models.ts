import { type Model, readModel } from "./model";
import oneMinute from "./model/60s.json";
import twoMinutes from "./model/120s.json";
import fiveMinutes from "./model/300s.json";

let read: readonly Model[] | undefined;

/** The models that come with the product, by rising interval; read when they are first asked for. */
export const shippedModels = (): readonly Model[] => (read ??= [oneMinute, twoMinutes, fiveMinutes].map(readModel));
