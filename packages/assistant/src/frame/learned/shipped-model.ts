import shipped from "../model/reader.json";
import { type ShippedModel, unpackModel } from "./model-file";

let model: ShippedModel | undefined;

/** What `bun run model:assistant` trained, unpacked when it is first needed. */
export const shippedModel = (): ShippedModel => (model ??= unpackModel(shipped));

/** Digest of what the shipped model was trained on. */
export const shippedModelDigest = (): string => shipped.trainedOn;
