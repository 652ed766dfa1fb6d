const DAY_THEN_HOUR =
  /\b(?:which|what) day\b.*\b(?:(?:which|what) (?:hour|time)|when)\b.*\b(?:that day|of it|on it)\b|\b(?:which|what) day\b.*\bthat day\b.*\b(?:(?:which|what) (?:hour|time)|when)\b|哪[一1]?天.*(?:那|这|当)[一1]?天.*(?:几点|哪个?(?:小时|钟头|时段)|什么时候)|哪[一1]?天.*(?:大概|大约|具体)?(?:是|在)?几点(?:钟|左右|多)?/;

/** After a day was picked: 那天几点最高, "what time that day?" */
const HOUR_OF_THAT_DAY =
  /\b(?:what|which|at what) (?:time|hour)\b.*\b(?:that|the) (?:same )?day\b|\b(?:that|on that) day\b.*\b(?:what|which) (?:time|hour)\b|(?:那|这|当)[一1]?天.{0,6}(?:几点|哪个?(?:小时|钟头|时段)|什么时候)/;
export const asksHourOfThatDay = (text: string): boolean => HOUR_OF_THAT_DAY.test(text);

/** "Which day was the worst, and what hour of that day?" */
export const asksHourOfPickedDay = (text: string): boolean => DAY_THEN_HOUR.test(text);
