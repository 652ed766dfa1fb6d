/** What the assistant says of a home with panels in place of its usual words: the meter tells what it bought, not what it used. */
export const assistantPanels = {
  "assistant.part.energy.bought": "According to {file}, {energy} were bought from the grid.",
  "assistant.usage.total.bought": "You bought {total} from the grid from {first} to {last} ({days}).",
  "assistant.summary.average.bought": "You buy {average} on an average day.",
  "assistant.summary.weekend.bought": "You buy {weekday} a day on weekdays and {weekend} a day on weekends.",
  "assistant.summary.peak.bought": "You buy the most at {hour}, {average} on an average day.",
  "assistant.summary.night.bought": "Nights ({hours}) make up {night} of what you buy.",
  "assistant.summary.lastMore.bought":
    "In {month}, your latest month, you bought {change} more per day than the month before.",
  "assistant.summary.lastLess.bought":
    "In {month}, your latest month, you bought {change} less per day than the month before.",
  "assistant.summary.months.bought":
    "You bought the most in {high}, {highAverage} a day, and the least in {low}, {lowAverage} a day.",
  "assistant.savings.range.bought":
    "You could realistically save {low} to {high} a year: {percentLow} to {percentHigh} of the {use} you buy, as homes do that act on their own data.",
  "assistant.savings.rangeMoney.bought":
    "You could realistically save {lowMoney} to {highMoney} a year ({low} to {high}): {percentLow} to {percentHigh} of the {use} you buy, at your own average price.",
  "assistant.savings.biggest.bought":
    "The biggest part I can identify is {part}: {energy} a year, {share} of what you buy.",
  "assistant.savings.shift.bought":
    "{part} took {used} from the grid over the last year, {atPeak} of it outside the cheapest hours of your tariff. Moving that there would have saved about {saving} in the year, or {perMonth} a month.",
  "assistant.savings.shiftNone.bought":
    "{part} took {used} from the grid over the last year, all of it in the cheapest hours of your tariff already, so moving it saves nothing.",
  "assistant.savings.evening.bought":
    "You buy {share} of your electricity at {hours}, so moving some of it pays off if you have a time-of-use tariff.",
  "assistant.breakdown.lead.bought":
    "{part} is the biggest part I can identify: {energy}, or {share} of the {used} you bought {when}.",
  "assistant.breakdown.appliance.bought": "{part} accounts for {energy} {when}, or {share} of everything you bought.",
  "assistant.breakdown.onlyRest.bought":
    "Nothing else can be told apart: the rest is {energy}, {share} of everything you bought.",
  "assistant.breakdown.nothingApart.bought": "I can't tell anything apart in the {used} you bought {when}.",
  "assistant.breakdown.unassigned.bought":
    "{energy}, or {share} of the {used} you bought {when}, can't be put down to any load.",
  "assistant.breakdown.allUnassigned.bought": "I can't put any of the {used} you bought {when} down to a load.",
  "assistant.forecast.cost.bought":
    "From {first} to {last}, I expect you to pay {cost} for {energy} bought from the grid.",
  "assistant.forecast.energy.bought": "From {first} to {last}, I expect you to buy {energy} from the grid.",
  "assistant.forecast.soFar.bought": "So far, you've bought {energy}.",
  "assistant.forecast.day.bought": "On {day}, I expect you to buy {energy} from the grid.",
  "assistant.forecast.peak.bought": "You should take the most at {hour}: {energy} from the grid.",
  "assistant.forecast.yearCost.bought":
    "In {year} as a whole, I expect you to pay {cost} for {energy} bought from the grid.",
  "assistant.forecast.year.bought": "In {year} as a whole, I expect you to buy {energy} from the grid.",
  "assistant.explain.partMoreEnergy.bought": "{cause}: {amount} more ({energy} {direction} bought)",
  "assistant.explain.partLessEnergy.bought": "{cause}: {amount} less ({energy} {direction} bought)",
  "assistant.anomalies.net.name": "Bought minus sold",
  "assistant.breakdown.chartTitle.bought": "What you bought by type of load",
  "assistant.forecast.dayChart.net": "Expected from the grid minus sold to it, hour by hour",
  "assistant.measure.base.bought":
    "Switch off or time what never stops: {watts} is always on, {typical} is common. Every {step} less means up to {saving} less to buy a year.",
  "assistant.measure.busiest.bought":
    "Use less at {hours}, when you buy the most ({share}): {part} less saves {saving} a year.",
  "assistant.measure.season.bought":
    "Heat or cool less: you buy {high} a day in {highMonth}, {low} in {lowMonth}. {part} off that extra saves {saving} a year.",
  "assistant.measure.weekend.bought":
    "Watch weekends: you buy {weekend} a day, {weekday} on weekdays. {part} off that extra saves {saving} a year.",
  "assistant.typical.own.bought": "From the grid alone, your home takes about {use} a year.",
  "assistant.whatIf.less.bought":
    "With {change} less you'd have bought {after} {when} instead of {before}, so {changed} less.",
  "assistant.whatIf.more.bought":
    "With {change} more you'd have bought {after} {when} instead of {before}, so {changed} more.",
  "assistant.whatIf.lessEach.bought":
    "You'd buy about {each} less {length}: you bought {before} {when}, and {change} less would have been {changed}.",
  "assistant.whatIf.moreEach.bought":
    "You'd buy about {each} more {length}: you bought {before} {when}, and {change} more would have been {changed}.",
  "assistant.whatIf.cap.day.bought":
    "With no day above {limit} you'd have bought {excess} less {when}: {count} of {total} days were above it.",
  "assistant.whatIf.cap.week.bought":
    "With no week above {limit} you'd have bought {excess} less {when}: {count} of {total} weeks were above it.",
  "assistant.whatIf.cap.month.bought":
    "With no month above {limit} you'd have bought {excess} less {when}: {count} of {total} months were above it.",
  "assistant.whatIf.capNone.day.bought":
    "You never bought more than {limit} on one day {when}, so nothing would have changed.",
  "assistant.whatIf.capNone.week.bought":
    "You never bought more than {limit} in one week {when}, so nothing would have changed.",
  "assistant.whatIf.capNone.month.bought":
    "You never bought more than {limit} in one month {when}, so nothing would have changed.",
  "assistant.whatIf.moved.bought": "{change} of the {before} you bought {when} is {changed}.",
  "assistant.anomalies.oddMore.bought":
    "Yes, {date} stands out: {energy} bought minus sold instead of the usual {expected}.",
  "assistant.anomalies.oddLess.bought":
    "Yes, {date} stands out: only {energy} bought minus sold instead of the usual {expected}.",
  "assistant.breakdown.busiest.bought": "You buy the most at {hours}: {share} of the total.",
  "assistant.bill.amountAndEnergy.bought": "Your bill for {first} to {last} was {amount} for {energy} from the grid.",
};
