import { z } from "zod";
import { MAX_REPORTED_READINGS } from "../../domain/vpp";
import { moment } from "../interval-series";
import { storableText } from "../text";
import { objectId, objectName } from "../vpp/fields";

/**
 * The objects of OpenADR 3 (schema 3.0.1, openadr3.yaml, Apache-2.0), in its own spelling. Fields that the server
 * provisions (`createdDateTime`, `modificationDateTime`, `objectType`) are accepted in requests and ignored.
 */

const MAX_LIST = 100;
/** A week of quarter hours. */
const MAX_INTERVALS = 672;

const text = () => storableText().pipe(z.string().max(1_024));
const duration = () =>
  z
    .string()
    .max(64)
    .regex(
      /^(-?)P(?=\d|T\d)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)([DW]))?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/,
      "Use an ISO 8601 duration, such as PT1H.",
    );

const valuesMap = z.object({
  type: z.string().min(1).max(128).describe("Enumerated or private string that describes the values"),
  values: z.array(z.union([z.number(), text(), z.boolean(), z.object({ x: z.number(), y: z.number() })])).max(1_000),
});
export type ValuesMap = z.infer<typeof valuesMap>;

const intervalPeriod = z.object({
  start: moment(),
  duration: duration().optional(),
  randomizeStart: duration().optional(),
});
export type IntervalPeriod = z.infer<typeof intervalPeriod>;

const interval = z.object({
  id: z.int().describe("A number set by the client; not a sequence number"),
  intervalPeriod: intervalPeriod.optional().describe("Overrides the object's own interval period"),
  payloads: z.array(valuesMap).max(20),
});
export type OpenAdrInterval = z.infer<typeof interval>;

const eventPayloadDescriptor = z.object({
  objectType: z.literal("EVENT_PAYLOAD_DESCRIPTOR").optional(),
  payloadType: z.string().min(1).max(128),
  units: text().nullish(),
  currency: text().nullish(),
});

const reportPayloadDescriptor = z.object({
  objectType: z.literal("REPORT_PAYLOAD_DESCRIPTOR").optional(),
  payloadType: z.string().min(1).max(128),
  readingType: text().nullish(),
  units: text().nullish(),
  accuracy: z.number().nullish(),
  confidence: z.int().min(0).max(100).nullish(),
});

const reportDescriptor = z.object({
  payloadType: z.string().min(1).max(128),
  readingType: text().nullish(),
  units: text().nullish(),
  targets: z.array(valuesMap).max(MAX_LIST).nullish(),
  aggregate: z.boolean().optional(),
  startInterval: z.int().optional(),
  numIntervals: z.int().optional(),
  historical: z.boolean().optional(),
  frequency: z.int().optional(),
  repeat: z.int().optional(),
});

const targets = z.array(valuesMap).max(MAX_LIST).nullish();
const attributes = z.array(valuesMap).max(MAX_LIST).nullish();
const ownId = objectId().optional().describe("Your own ID; generated if omitted");

/** The fields that the server adds to every object. */
const provisioned = <Type extends string>(objectType: Type) => ({
  id: z.string(),
  createdDateTime: z.iso.datetime(),
  modificationDateTime: z.iso.datetime(),
  objectType: z.literal(objectType),
});

export const programInput = z.object({
  id: ownId,
  programName: objectName().describe("Unique within the account"),
  programLongName: text().nullish(),
  retailerName: text().nullish(),
  retailerLongName: text().nullish(),
  programType: text().nullish(),
  country: text().nullish(),
  principalSubdivision: text().nullish(),
  timeZoneOffset: duration().nullish(),
  intervalPeriod: intervalPeriod.nullish(),
  programDescriptions: z
    .array(z.object({ URL: z.url().max(2_048) }))
    .max(MAX_LIST)
    .nullish(),
  bindingEvents: z.boolean().nullish(),
  localPrice: z.boolean().nullish(),
  payloadDescriptors: z
    .array(z.union([eventPayloadDescriptor, reportPayloadDescriptor]))
    .max(MAX_LIST)
    .nullish(),
  targets,
  attributes: attributes.describe(
    "TIME_ZONE (default UTC), CURRENCY, OPERATOR_SHARE, BASELINE_METHOD, ADJUSTMENT, HOLIDAY_CALENDAR, PAID_UP_TO: the plant's terms, as in vpp.createPlant",
  ),
});
export const programSchema = programInput.extend(provisioned("PROGRAM"));
export type Program = z.input<typeof programSchema>;

export const eventInput = z.object({
  id: ownId,
  programID: objectId(),
  eventName: objectName().nullish(),
  priority: z.int().min(0).nullish(),
  targets,
  reportDescriptors: z.array(reportDescriptor).max(MAX_LIST).nullish(),
  payloadDescriptors: z.array(eventPayloadDescriptor).max(MAX_LIST).nullish(),
  intervalPeriod: intervalPeriod.nullish(),
  intervals: z
    .array(interval)
    .max(MAX_INTERVALS)
    .describe(
      "DISPATCH_SETPOINT_RELATIVE is the reduction in kW, regardless of its sign, and needs a start and a duration. PRICE is paid per kWh reduced, or, without a request, is the price of energy; it can differ from interval to interval. Without a request an event is a signal: with no start it holds from now on, with no duration until it's replaced or deleted",
    ),
});
export const openAdrEventSchema = eventInput.extend(provisioned("EVENT"));
export type OpenAdrEvent = z.input<typeof openAdrEventSchema>;

export const venInput = z.object({
  id: ownId,
  venName: objectName().describe("Unique within the account"),
  attributes,
  targets: targets.describe(
    "What events can address it by, such as a GROUP. PROGRAM_NAME is the program it participates in; it can be omitted if there is only one",
  ),
});

export const resourceInput = z.object({
  id: ownId,
  resourceName: objectName().describe("Unique within the VEN"),
  attributes: attributes.describe(
    "DEVICE_KIND, FLEXIBLE_POWER_KW and AVAILABLE_HOURS (from, to) are the device's terms, as in vpp.enrollDevice. A resource without them counts as 0 kW",
  ),
  targets,
});
export const resourceSchema = resourceInput.extend({ ...provisioned("RESOURCE"), venID: z.string() });
export type OpenAdrResource = z.input<typeof resourceSchema>;

export const venSchema = venInput.extend({ ...provisioned("VEN"), resources: z.array(resourceSchema) });
export type Ven = z.input<typeof venSchema>;

export const reportInput = z.object({
  id: ownId,
  programID: objectId(),
  eventID: objectId(),
  clientName: objectName().describe("The venName of the reporting VEN"),
  reportName: text().nullish(),
  payloadDescriptors: z.array(reportPayloadDescriptor).max(MAX_LIST).nullish(),
  resources: z
    .array(
      z.object({
        resourceName: objectName(),
        intervalPeriod: intervalPeriod.nullish(),
        intervals: z.array(interval).max(MAX_REPORTED_READINGS),
      }),
    )
    .max(MAX_LIST)
    .describe(
      "USAGE in kWh is added to the VEN's meter, summed over its resources. Everything else is stored unchanged",
    ),
});
export const reportSchema = reportInput.extend(provisioned("REPORT"));
export type Report = z.input<typeof reportSchema>;

export const objectType = z.enum(["PROGRAM", "EVENT", "REPORT", "SUBSCRIPTION", "VEN", "RESOURCE"]);
const writeOperation = z.enum(["CREATE", "UPDATE", "DELETE"]);
/** What a callback is told was done to an object; 3.0.1 allows no other words there. */
const method = z.enum(["GET", "POST", "PUT", "DELETE"]);
export type ObjectType = z.infer<typeof objectType>;
export type WriteOperation = z.infer<typeof writeOperation>;
export type OperationMethod = z.infer<typeof method>;

export const subscriptionInput = z.object({
  id: ownId,
  clientName: objectName(),
  programID: objectId(),
  objectOperations: z
    .array(
      z.object({
        objects: z.array(objectType).min(1).max(MAX_LIST),
        operations: z
          .array(z.enum(["READ", ...writeOperation.options, ...method.exclude(["DELETE"]).options]))
          .min(1)
          .max(MAX_LIST)
          .describe(
            "CREATE, UPDATE, DELETE, or the methods POST, PUT, DELETE. Callbacks always name the method, as 3.0.1's notifications do. Reads are never notified",
          ),
        callbackUrl: z
          .url()
          .max(2_048)
          .optional()
          .describe("An https URL on the public internet. Without one, fetch the subscription's notifications"),
        bearerToken: z
          .string()
          .min(1)
          .max(4_096)
          .regex(/^[\w.~+/=-]+$/, "Use a token that fits an Authorization header.")
          .nullish()
          .describe("Sent to the callbackUrl as Authorization: Bearer. Stored encrypted and never returned"),
      }),
    )
    .min(1)
    .max(MAX_LIST),
  targets,
});
export const subscriptionSchema = subscriptionInput.extend(provisioned("SUBSCRIPTION"));
export type Subscription = z.input<typeof subscriptionSchema>;

export const notificationSchema = z.object({
  cursor: z.int().describe("Send the last one as `after` to continue"),
  dateTime: z.iso.datetime(),
  objectType,
  operation: writeOperation,
  object: z.record(z.string(), z.unknown()).describe("The object after the change, or before it was deleted"),
});
