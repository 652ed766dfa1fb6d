const OWED =
  /\b(?:any|outstanding|pending|unpaid|overdue|total|current|my) dues\b(?! dates?)|\b(?:outstanding|unpaid|overdue) (?:bill|balance|amount|payment)s?\b|\b(?:do|did) (?:i|we) (?:still )?owe\b(?! (?:tax|wattleaf))|\b(?:amount|balance|total) (?:due|owing|owed|outstanding)\b|\bwhat(?:'s| is) (?:my )?(?:balance|amount) due\b|还?欠(?:着|了)?(?:多少|什么)?(?:钱|电?费)(?:吗|没|多少|[?？]|$)|还?欠多少|欠不欠|有没有(?:欠|未[交缴付]|没[交缴付])|(?:我家?|还)(?:该|应|要|得)(?:交|缴|付)多少(?:钱|电?费)?|(?:还有|有)(?:没[交缴付]|未[交缴付]|待[交缴付])的?(?:电?费|账单|钱)?|(?:未|待|应)[交缴付](?:金额|电费|多少)/;
/** What comes of owing is told by articles. */
const OF_OWING =
  /\bif\b|\bwhy\b|\bwhat happens\b|\bhow (?:do|can|to|long)\b|\bcan'?t pay\b|\bhelp\b|\bmove[ds]?\b|怎么办|会不会|会怎|停电|断电|复电|为什么|如果|滞纳金|违约金/;

/** Whether what is still to be paid is asked, which a bill alone does not tell. */
export const asksOwed = (text: string): boolean => OWED.test(text) && !OF_OWING.test(text);
