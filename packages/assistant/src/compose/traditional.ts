import { Converter } from "opencc-js/cn2t";
import type { Traditional } from "../frame/script";

const converters = new Map<Traditional, (text: string) => string>();

/** An answer in Traditional characters, by whole words: 头发 is 頭髮, 发电 is 發電, and in Taiwan 打印机 is 印表機. */
export function inTraditional(text: string, variant: Traditional): string {
  let convert = converters.get(variant);
  if (!convert) {
    convert = Converter({ from: "cn", to: variant === "tw" ? "twp" : "hk" });
    converters.set(variant, convert);
  }
  return convert(text);
}
