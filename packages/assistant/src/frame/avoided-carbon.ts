const AVOIDED =
  /\bsav(?:e[ds]?|ing|ings)\b|\bavoid(?:ed|ing)?\b|\boffset\b|\breduc\w*\b|\bprevent\w*\b|\b(?:keep|kept) (?:\S+ ){0,5}?out of the (?:air|atmosphere|sky)\b|减(?:少|了|排)|少排|省|抵消|避免/;
const CARBON = /\bcarbon\b|\bco2\b|\bemissions?\b|碳/;

/** Whether the carbon that was not emitted is asked for. */
export const asksAvoidedCarbon = (text: string): boolean => CARBON.test(text) && AVOIDED.test(text);
