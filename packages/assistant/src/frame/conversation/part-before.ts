import { isOfFigures } from "../consistency";
import type { Frame } from "../frame";
import { normalWords } from "../normalize";
import { OF_NOW } from "../times/of-now";
import { TARIFF_PERIODS } from "../times/set-against";

/* What a later part of one message leaves unsaid is that of the part before it. */

/** "How much did I buy in May, and how much did I sell?": of a later part without a time, the part before tells it. */
export const ofSameTime = (frame: Frame, before: Frame | null): Frame =>
  before?.period !== undefined &&
  [before, frame].every((one) => isOfFigures(one) && one.scope === "own") &&
  !OF_NOW.has(frame.metric) &&
  frame.period === undefined &&
  (frame.filters === undefined ||
    frame.filters.every((filter) => TARIFF_PERIODS.has(filter)) ||
    (areHours(frame) && areHours(before)))
    ? { ...frame, period: before.period }
    : frame;

/** "From 6 to 22 in October, and from 22 to 6?" */
const areHours = ({ filters = [] }: Frame): boolean =>
  filters.length > 0 && filters.every((filter) => filter.startsWith("hours:"));

/** "Is Kasa 3 on? How much has it used today?": a part that names nothing else is of the device before it. */
export const ofSameDevice = (frame: Frame, before: Frame | null, text: string): Frame =>
  before?.devices !== undefined &&
  (before.act === "state" || before.act === "ask") &&
  frame.act === "ask" &&
  (frame.metric === "energy" || frame.metric === "cost" || frame.metric === "power" || frame.metric === "duration") &&
  (frame.appliances ?? frame.devices ?? frame.rooms) === undefined &&
  !NAMES_HOME.test(normalWords(text))
    ? { ...frame, devices: before.devices }
    : frame;
const NAMES_HOME =
  /\b(?:we|our|us|i|my|me|the (?:house|home|bill)|grid|bought|buy|sold|export\w*|import\w*|solar|whole)\b|我|咱|俺|全屋|整个?家|家里|全家|电网|买|卖|光伏|账单|电费/;
