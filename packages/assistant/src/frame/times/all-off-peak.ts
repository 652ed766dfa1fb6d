/** "What would I have saved if it was all off-peak?" */
const ALL_OFF_PEAK =
  /\ball (?:of it |of that )?(?:had been |was |were |been |ran |used )?(?:in |at |during )?(?:the )?off[- ]?peak\b|(?:全|都)(?:部)?(?:挪|移|改|放|换)(?:到|在|去).{0,4}(?:谷|低谷|半夜)/;

/** @param text normalized */
export const asksAllOffPeak = (text: string): boolean => ALL_OFF_PEAK.test(text);
