/* "After the peak", 过了高峰再充: a time that the own tariff tells. */

const AFTER_PEAK =
  /\b(?:after|once|when|until|till|past|as soon as) (?:the )?(?:evening |expensive )?peak(?: (?:hours?|rates?|pricing|prices?|time|period|window))?(?:'s| is| are| has)?(?: (?:over|ends?|ended|done|finished|finishes|passed|stops?|through|up))?\b|\b(?:peak|peak (?:hours?|rates?|time|period)) (?:is|are) over\b|(?:过了|过完|过咗|等|避开|避过|错过|躲过|熬过).{0,3}(?:用电)?(?:高峰|尖峰|峰段|峰时)(?:期|时段)?(?:过了?|结束|之?后|以后|完了?)?|(?:高峰|尖峰|峰段|峰时)(?:期|时段|电价)?(?:过了?|过后|过去|结束|完了?|之后|以后|一过)/;

/** @param text normalized */
export const isAfterPeak = (text: string): boolean => AFTER_PEAK.test(text);
