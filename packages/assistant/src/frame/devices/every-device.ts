import type { Frame } from "../frame";
import { quantified } from "./quantified";

/* "All the lights", "everything but the fridge": which of several devices a command or a state question means. */

const ENGLISH_ALL =
  /\b(?:all|every(?:thing|one)?|each|both|any(?:thing)?(?! ?(?:more|longer))|whole (?:house|home|place))\b/i;
const PLURAL =
  /\b(?:lights|lamps|fans|plugs|outlets|chargers|heaters|thermostats|bulbs|acs|tvs|air conditioners|devices)\b/i;
const CHINESE_ALL =
  /所有|全部|全都|全屋|统统|通通|一律|每[个盏台]|都(?:给我)?(?:关|开|打开|关掉|调|没关|关了)|全(?:关|开)|哪些/;
const EXCEPTION =
  /\b(?:except(?:ing)?(?: for)?|apart from|other than|all but|everything but|besides|but not|excluding|leave)\s+(?:the |my |our )?(?<en>[^,.;!?]{2,60}?)(?:\s+(?:on|off|alone|running|please))*\s*(?:[,.;!?]|$)|除了?(?<zh>[^，,。；！？]{1,20}?)(?:以外|之外|外)?(?:[，,。；！？]|其他|其它|别的|都|全|$)|(?<left>[^，,。；！？]{1,10})(?:别|不要|不用|留着别)(?:关|动|开)/iu;

/** "The lights" are all of them. */
export const saysSeveral = (words: string): boolean => PLURAL.test(words);

export interface NamedGroup {
  everyDevice?: true;
  /** The words of what is left as it is. */
  exceptDevice?: string;
}

/** @param question normalized: narrow letters, simplified characters */
export function readGroup(question: string): NamedGroup {
  const groups = EXCEPTION.exec(question)?.groups;
  const except = (groups?.["en"] ?? groups?.["zh"] ?? groups?.["left"])?.trim();
  const isAll = ENGLISH_ALL.test(question) || saysSeveral(question) || CHINESE_ALL.test(question);
  return { ...(isAll ? { everyDevice: true } : {}), ...(isAll && except ? { exceptDevice: except } : {}) };
}

const CLAUSE_END = /[,，;；。.!！?？]|\b(?:and|then|but)\b|然后|再(?=[把关开])/;

/**
 * An order to "all the speakers" with what it is said of, where the reader knows no such kind: without a name it would be an
 * order to everything.
 * @param question normalized
 */
export function withGroupName(frame: Frame, question: string): Frame {
  const isNamed = [frame.devices, frame.appliances].some((slot) => slot && slot.length > 0);
  if (frame.act !== "do" || !frame.everyDevice || isNamed) return frame;
  const names = question.split(CLAUSE_END).flatMap((clause) => {
    const all = quantified(clause.trim());
    return all?.of === "named" ? [all.name] : [];
  });
  return names.length > 0 ? { ...frame, devices: names } : frame;
}
