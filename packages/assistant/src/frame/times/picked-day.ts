const DAY_THEN_HOUR =
  /\b(?:which|what) day\b.*\b(?:(?:which|what) (?:hour|time)|when)\b.*\b(?:that day|of it|on it)\b|\b(?:which|what) day\b.*\bthat day\b.*\b(?:(?:which|what) (?:hour|time)|when)\b|哪[一1]?天.*(?:那|这|当)[一1]?天.*(?:几点|哪个?(?:小时|钟头|时段)|什么时候)|哪[一1]?天.*(?:大概|大约|具体)?(?:是|在)?几点(?:钟|左右|多)?/;

/** "Which day was the worst, and what hour of that day?" */
export const asksHourOfPickedDay = (text: string): boolean => DAY_THEN_HOUR.test(text);
