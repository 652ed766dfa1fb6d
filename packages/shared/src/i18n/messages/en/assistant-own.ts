/** What the assistant says of the asker's own meter: bills, tariffs, loads, plans and what is to come. */
export const assistantOwn = {
  "assistant.unit.minute": "{n} minute",
  "assistant.unit.minutes": "{n} minutes",
  "assistant.unit.km": "{n} km",
  "assistant.unit.kgCo2": "{n} kg of CO₂",
  "assistant.unit.point": "{n} point",
  "assistant.unit.points": "{n} points",
  "assistant.unit.rank": "{n}",
  "assistant.provider.pge": "PG&E",
  "assistant.provider.sce": "Southern California Edison",
  "assistant.provider.sdge": "SDG&E",
  "assistant.provider.ladwp": "LADWP",
  "assistant.provider.smud": "SMUD",
  "assistant.provider.con_ed": "Con Edison",
  "assistant.provider.pseg": "PSE&G",
  "assistant.provider.bge": "BGE",
  "assistant.provider.pepco": "Pepco",
  "assistant.provider.other": "Electricity",
  "assistant.source.meter": "{provider} meter",
  "assistant.source.meterSandbox": "{provider} meter (Sandbox)",
  "assistant.source.fileAndOne": "{file} and 1 other file",
  "assistant.source.fileAndMore": "{file} and {n} other files",
  "assistant.source.tariffs": "Tariff catalog (sample rates)",
  "assistant.source.tariffsSandbox": "Tariff catalog (sample rates) on Sandbox readings",
  "assistant.source.assumed": "Planning assumptions",
  "assistant.source.ratePlans": "{partner} rate plans",
  "assistant.source.ratePlansSandbox": "{partner} rate plans on Sandbox readings",
  "assistant.source.plan": "Plan based on your tariff (sample rates)",
  "assistant.subject.tariff": "which tariff suits you best",
  "assistant.subject.breakdown": "what your appliances use",
  "assistant.subject.schedule": "your cheapest hours",
  "assistant.subject.forecast": "what to expect",
  "assistant.subject.anomalies": "whether anything is unusual",
  "assistant.missing.meter": "I can't tell you {subject} yet: I need the interval readings from your own meter.",
  "assistant.missing.file":
    "{file} has the interval readings that I need to tell you {subject}. I kept only its totals: add its readings as a meter with the card below, then ask me again.",
  "assistant.missing.connect": "Connect your utility account with the card below, then ask me again.",
  "assistant.missing.signIn": "Sign in to connect your meter, or start by uploading a bill or a Green Button file.",
  "assistant.missing.readings":
    "I can't tell you {subject} yet: your meter has too few readings, or they're too far apart. A few weeks of hourly readings would be enough.",
  "assistant.missing.coarse":
    "Your readings are too far apart to tell single appliances, which only show in readings a few minutes apart.",
  "assistant.breakdown.alwaysOn":
    "What they do show: {watts} is always on (fridges, router, standby), which makes {share} of your use.",
  "assistant.breakdown.busiest": "You use the most at {hours}: {share} of the total.",
  "assistant.missing.tariff": "I can't tell you {subject} because I don't know your tariff.",
  "assistant.missing.window": "That leaves no time I could plan for. Please give me a different one.",
  "assistant.busy": "That's taking longer than it should right now. Please ask me again in a moment.",
  "assistant.cannotTell": "I couldn't work that out from your readings.",

  "assistant.explain.more":
    "Your bill for {first} to {last} was {amount}. That's {change} more than the {previous} of the bill before, which started on {previousFirst}.",
  "assistant.explain.less":
    "Your bill for {first} to {last} was {amount}. That's {change} less than the {previous} of the bill before, which started on {previousFirst}.",
  "assistant.explain.wentDown": "It actually went down.",
  "assistant.explain.wentUp": "It actually went up.",
  "assistant.explain.usual": "Your bills of the year before averaged {amount}.",
  "assistant.explain.same":
    "Your bill for {first} to {last} was {amount}, the same as the {previous} of the bill before, which started on {previousFirst}.",
  "assistant.explain.partMore": "{cause}: {amount} more",
  "assistant.explain.partLess": "{cause}: {amount} less",
  "assistant.explain.partMoreEnergy": "{cause}: {amount} more ({energy} {direction})",
  "assistant.explain.partLessEnergy": "{cause}: {amount} less ({energy} {direction})",
  "assistant.explain.moreEnergy": "more",
  "assistant.explain.lessEnergy": "less",
  "assistant.explain.noWeather": "I don't have temperatures for these days, so the weather is part of “Daily use”.",
  "assistant.explain.bill": "Your bill for {first} to {last} was {amount}. It's made up of:",
  "assistant.explain.lineItem": "{label}: {amount}",
  "assistant.explain.tableTitle": "What changed between the two bills",
  "assistant.explain.linesTitle": "What's on the bill",
  "assistant.explain.part": "Cause",
  "assistant.explain.line": "Charge",
  "assistant.explain.energy": "Energy",
  "assistant.explain.money": "Amount",
  "assistant.explain.total": "Total",
  "assistant.explain.previousBill": "Previous bill",
  "assistant.explain.currentBill": "This bill",
  "assistant.cause.days": "Billing days",
  "assistant.cause.weather": "Weather",
  "assistant.cause.use": "Daily use",
  "assistant.cause.time_of_use": "Time of use",
  "assistant.cause.price": "Price per kWh",
  "assistant.cause.fixed": "Fixed charges",
  "assistant.cause.taxes": "Taxes and fees",
  "assistant.cause.other": "Everything else",

  "assistant.tariffs.cheaper":
    "{name} would be cheaper for you: {cost} for the {days} from {first} to {last}, which is {saving} less than the {ownCost} on {own}.",
  "assistant.tariffs.dearer":
    "No, {name} would have cost you {cost} for the {days} from {first} to {last}, compared with {ownCost} on {own}, your current tariff.",
  "assistant.tariffs.ownIsBest":
    "You already have the cheapest tariff: {name}, at {cost} for the {days} from {first} to {last}.",
  "assistant.tariffs.cheapest":
    "The cheapest tariff for you would be {name}, at {cost} for the {days} from {first} to {last}.",
  "assistant.tariffs.second": "The next cheapest is {name}, at {cost}.",
  "assistant.tariffs.noneOpen": "I know of no tariff that you can choose now.",
  "assistant.tariffs.cannot.expired": "{name} would have cost you {cost}, but its rates have ended.",
  "assistant.tariffs.cannot.not_yet_in_effect": "{name} would have cost you {cost}, but its rates don't apply yet.",
  "assistant.tariffs.cannot.other_sector": "{name} would have cost you {cost}, but it isn't for your type of customer.",
  "assistant.tariffs.cannot.outside_limits": "{name} would have cost you {cost}, but your use is outside its limits.",
  "assistant.tariffs.ownExpired": "The rates of your own tariff, {name}, have ended, so check what you pay now.",
  "assistant.tariffs.ownNotYet": "The rates of your own tariff, {name}, don't apply yet, so check what you pay now.",
  "assistant.tariffs.ownOutsideLimits": "Your use is outside the limits of your own tariff, {name}.",
  "assistant.tariffs.sameTimes":
    "That's at the hours at which you used it: moving loads to cheap hours favors time-of-use tariffs.",
  "assistant.tariffs.sample": "These are sample rates: check your utility's own before you switch.",
  "assistant.tariffs.noneOfCountry":
    "My catalog has no tariffs of the country that your meter is in, so I can't compare any.",
  "assistant.tariffs.noneOfKind": "My catalog has no other {kind} tariff of your utility.",
  "assistant.stated.cheaper":
    "Yes, that would have been cheaper: {cost} for the {days} from {first} to {last}, {difference} less than the {ownCost} on your own tariff.",
  "assistant.stated.dearer":
    "No, you'd have paid more: {cost} for the {days} from {first} to {last}, {difference} more than the {ownCost} on your own tariff.",
  "assistant.stated.same":
    "It would have cost about the same: {cost} for the {days} from {first} to {last}, compared with {ownCost} on your own tariff.",
  "assistant.stated.alone":
    "At those prices, the electricity of the {days} from {first} to {last} costs {cost}, without fixed charges.",
  "assistant.stated.onePrice": "I priced every kWh at {base}.",
  "assistant.stated.twoPricesOnWeekdays":
    "I priced your readings at {special} during {hours} on weekdays and at {base} at all other times.",
  "assistant.stated.twoPrices": "I priced your readings at {special} during {hours} and at {base} at all other times.",
  "assistant.stated.assumes":
    "Fixed charges and taxes are taken as on your own tariff, and your use at the times it was.",
  "assistant.stated.assumesSolar":
    "Fixed charges, taxes and pay for what you export are taken as on your own tariff, and your use at the times it was.",
  "assistant.stated.lower":
    "The second is cheaper: {cost} for the {days} from {first} to {last}, {difference} less than the {otherCost} at the earlier prices.",
  "assistant.stated.higher":
    "The first is cheaper: the second comes to {cost} for the {days} from {first} to {last}, {difference} more than the {otherCost} at the earlier prices.",
  "assistant.stated.twoLower":
    "Paying by the time of day is cheaper: {cost} for the {days} from {first} to {last}, {difference} less than the {otherCost} at the flat price.",
  "assistant.stated.flatLower":
    "The flat price is cheaper: {otherCost} for the {days} from {first} to {last}. By the time of day it comes to {cost}, {difference} more.",
  "assistant.stated.alike":
    "Both come to about the same for the {days} from {first} to {last}: {cost}, compared with {otherCost} at the earlier prices.",
  "assistant.stated.difference.less": "That's {difference} less than the {otherCost} at the earlier prices.",
  "assistant.stated.difference.more": "That's {difference} more than the {otherCost} at the earlier prices.",
  "assistant.stated.needHours":
    "To price your readings at two prices, I need the hours of one of them. Tell me, for example: {high} during {hours} and {low} the rest.",
  "assistant.stated.tellPrices": "Tell me one price, or two and the hours of one, and I'll price your readings.",
  "assistant.stated.noFlat": "My catalog has no flat tariff of your utility, so it comes down to its price.",
  "assistant.stated.even":
    "Below {even} it would have been cheaper than your own tariff, which came to {ownCost} for the {days} from {first} to {last}; above that, more expensive. Tell me a price and I'll work out the difference.",
  "assistant.tariffs.tableTitle": "Your readings on each tariff",
  "assistant.tariffs.name": "Tariff",
  "assistant.tariffs.kind": "Type",
  "assistant.tariffs.cost": "Cost",
  "assistant.tariffs.saving": "Savings",
  "assistant.tariffs.ownName": "{name} (yours)",
  "assistant.tariffs.closed.expired": "{name} (rates have ended)",
  "assistant.tariffs.closed.not_yet_in_effect": "{name} (not yet in effect)",
  "assistant.tariffs.closed.other_sector": "{name} (for other customers)",
  "assistant.tariffs.closed.outside_limits": "{name} (use outside its limits)",
  "assistant.tariffKind.flat": "flat",
  "assistant.tariffKind.tiered": "tiered",
  "assistant.tariffKind.time_of_use": "time of use",

  "assistant.breakdown.notByDays": "That's of every day: I can't split the loads {filters} alone.",
  "assistant.breakdown.lead":
    "{part} is the biggest part I can identify: {energy}, or {share} of the {used} you used {when}.",
  "assistant.breakdown.rose":
    "{part} went up the most: {now} a day from {first} to {last}, up from {before} a day from {first2} to {last2}.",
  "assistant.breakdown.fell":
    "{part} went down the most: {now} a day from {first} to {last}, down from {before} a day from {first2} to {last2}.",
  "assistant.breakdown.noneRose":
    "No load that I can tell apart used more from {first} to {last} than from {first2} to {last2}.",
  "assistant.breakdown.noneFell":
    "No load that I can tell apart used less from {first} to {last} than from {first2} to {last2}.",
  "assistant.breakdown.part": "{part}: {energy}, {share}",
  "assistant.breakdown.appliance": "{part} accounts for {energy} {when}, or {share} of everything you used.",
  "assistant.breakdown.cost": "At your tariff's prices for those hours, that's {cost}.",
  "assistant.breakdown.during": "The biggest part of it I can identify is {part}: {energy}, or {share}.",
  "assistant.breakdown.notTimed": "Readings every {minutes} don't show how long it ran.",
  "assistant.breakdown.ran": "It drew power for about {hours}, counted in intervals of {minutes}.",
  "assistant.breakdown.unsure": "Treat it as a rough estimate: loads like this are easily mistaken for others.",
  "assistant.breakdown.solar": "By day, your own solar hides part of it from the meter.",
  "assistant.breakdown.coarse": "It's an estimate: readings every {minutes} show types of load, not single appliances.",
  "assistant.breakdown.onlyRest":
    "Nothing else can be told apart: the rest is {energy}, {share} of everything you used.",
  "assistant.breakdown.nothingApart": "I can't tell anything apart in the {used} you used {when}.",
  "assistant.breakdown.leadCost": "{part} cost the most of what I can identify: {cost} {when}.",
  "assistant.breakdown.partCost": "{part}: {cost}",
  "assistant.breakdown.leadCostShare":
    "{part} cost the most of what I can identify: {cost} {when}, or {share} of the energy cost.",
  "assistant.breakdown.partCostShare": "{part}: {cost}, {share}",
  "assistant.breakdown.unassigned":
    "{energy}, or {share} of the {used} you used {when}, can't be put down to any load.",
  "assistant.breakdown.allUnassigned": "I can't put any of the {used} you used {when} down to a load.",
  "assistant.breakdown.cannotTell":
    "I can't single out your {appliance}: your meter reads every {minutes}, and single appliances only show up in much finer readings.",
  "assistant.breakdown.noneOfKind": "I found no {appliance} in your readings {when}.",
  "assistant.breakdown.notFound": "I can't find your {appliance} in your readings.",
  "assistant.breakdown.inBase": "It's part of your always-on use, which is {energy} in total ({share}).",
  "assistant.breakdown.wholeDays": "I can tell loads apart for whole days only. The latest one is {last}.",
  "assistant.breakdown.chartTitle": "Your use by type of load",
  "assistant.load.base": "Always on",
  "assistant.load.other": "Everything else",
  "assistant.load.unassigned": "Everything else",
  "assistant.load.ev_like": "Car charging (likely)",
  "assistant.load.cooling": "Cooling (likely)",
  "assistant.load.heating": "Heating (likely)",
  "assistant.load.kettle": "Kettle",
  "assistant.load.dishwasher": "Dishwasher",
  "assistant.load.washing_machine": "Washing machine",
  "assistant.load.microwave": "Microwave",
  "assistant.load.electric_shower": "Electric shower",
  "assistant.load.fridge": "Fridge",
  "assistant.load.freezer": "Freezer",
  "assistant.load.ev_charger": "Car charging",
  "assistant.load.oven": "Oven",
  "assistant.load.air_conditioner": "Air conditioner",
  "assistant.load.electric_heating": "Electric heating",

  "assistant.schedule.wait": "It's cheaper to wait.",
  "assistant.schedule.now": "You can start now.",
  "assistant.schedule.run":
    "Run the {appliance} on {when}. That costs {cost} and saves {saving} compared with starting right away.",
  "assistant.schedule.runAnyTime":
    "Run the {appliance} on {when}, which costs {cost}. On your tariff, the time makes hardly any difference.",
  "assistant.schedule.charge":
    "Charge the {appliance} on {when}. That costs {cost} and saves {saving} compared with starting right away.",
  "assistant.schedule.chargeAnyTime":
    "Charge the {appliance} on {when}, which costs {cost}. On your tariff, the time makes hardly any difference.",
  "assistant.schedule.window": "{from} to {to}",
  "assistant.schedule.battery":
    "Charge the battery on {charge} and use it on {discharge}. That saves {saving} over the planned time.",
  "assistant.schedule.batteryIdle":
    "On your tariff, charging the battery from the grid to use it later saves nothing in the time I can plan for.",
  "assistant.schedule.nothing": "I couldn't find a time that fits what you asked for.",
  "assistant.schedule.assumed": "I assumed {energy} at {power}. Tell me your own figures and I'll plan it again.",
  "assistant.schedule.short": "Not all of it can be done before {deadline}.",
  "assistant.schedule.level": "That takes it from {now} to {target}, and charging ends there.",
  "assistant.schedule.offer": "Should I have {device} follow this plan? Say yes, or use the card.",
  "assistant.schedule.chartTitle": "The plan and your prices",
  "assistant.schedule.priceUnit": "{currency} per kWh",
  "assistant.schedule.runs": "Runs",
  "assistant.schedule.otherHours": "Other hours",

  "assistant.forecast.day": "On {day}, I expect you to use {energy}.",
  "assistant.forecast.dayFeeds": "On {day}, I expect you to sell {energy} more to the grid than you buy from it.",
  "assistant.forecast.dayNet": "On {day}, I expect you to buy {energy} more from the grid than you sell to it.",
  "assistant.forecast.peak": "The busiest hour should be {hour}, with {energy}.",
  "assistant.forecast.error":
    "Tested on the latest {days}, forecasts like this were off by {error} an hour on average.",
  "assistant.forecast.cost": "From {first} to {last}, I expect you to pay {cost} for {energy}.",
  "assistant.forecast.energy": "From {first} to {last}, I expect you to use {energy}.",
  "assistant.forecast.soFar": "So far, {energy} has been measured.",
  "assistant.forecast.yesAbove": "Yes, probably: it comes to more than {limit}.",
  "assistant.forecast.noAbove": "No, probably not: it comes to more than {limit}.",
  "assistant.forecast.yesBelow": "Yes, probably: it stays below {limit}.",
  "assistant.forecast.noBelow": "No, probably not: it stays below {limit}.",
  "assistant.forecast.range": "Judging by earlier months, it will most likely be between {low} and {high}.",
  "assistant.forecast.noRange": "There are too few earlier months to say how far off that may be.",
  "assistant.forecast.likeDays": "I assumed that the coming days will be like the same weekdays of the latest {days}.",
  "assistant.forecast.filled": "Readings of {hours} are missing so far. I filled them in the same way.",
  "assistant.forecast.byTariff": "The cost uses your tariff's rates in our sample catalog.",
  "assistant.forecast.dayChart": "Expected use, hour by hour",
  "assistant.forecast.expected": "Expected",
  "assistant.forecast.low": "Low end, 80% interval",
  "assistant.forecast.high": "High end, 80% interval",

  "assistant.forecast.yearCost": "In {year} as a whole, I expect you to pay {cost} for {energy}.",
  "assistant.forecast.year": "In {year} as a whole, I expect you to use {energy}.",
  "assistant.forecast.tooFar": "I can forecast the next days, this month and next month, but not that far ahead.",
  "assistant.why.notHigh": "It actually wasn't high.",
  "assistant.why.notLow": "It actually wasn't low.",
  "assistant.why.even": "The change is spread evenly over the hours of the day.",
  "assistant.why.week": "On weekdays that's {weekday} {direction}, on weekends {weekend} {direction2}.",
  "assistant.why.moreADay": "more a day",
  "assistant.why.lessADay": "less a day",
  "assistant.why.days": "What stands out within that time: {list}.",
  "assistant.why.loadMore": "{load} accounts for {change} a day of it, by estimate.",
  "assistant.why.loadLess": "{load} accounts for {change} a day of it, by estimate.",
  "assistant.why.notKnown": "The meter can't show which appliances were on.",
  "assistant.why.above": "That's {change} above the average day of that time ({average}).",
  "assistant.why.below": "That's {change} below the average day of that time ({average}).",
  "assistant.why.abovePerDay": "At {value} that's {change} above the average of that time ({average}).",
  "assistant.why.belowPerDay": "At {value} that's {change} below the average of that time ({average}).",
  "assistant.forecast.beside.yes.more":
    "Yes, likely. I expect {expected} from {first} to {last}, {change} more than the {value} {when}.",
  "assistant.forecast.beside.yes.less":
    "Yes, likely. I expect {expected} from {first} to {last}, {change} less than the {value} {when}.",
  "assistant.forecast.beside.no.more":
    "No, probably not. I expect {expected} from {first} to {last}, {change} more than the {value} {when}.",
  "assistant.forecast.beside.no.less":
    "No, probably not. I expect {expected} from {first} to {last}, {change} less than the {value} {when}.",
  "assistant.forecast.beside.no.same":
    "No, probably not. I expect {expected} from {first} to {last}, about the same as the {value} {when}.",
  "assistant.anomalies.oddMore": "Yes, {date} stands out: {energy} instead of the usual {expected}.",
  "assistant.anomalies.oddLess": "Yes, {date} stands out: only {energy} instead of the usual {expected}.",
  "assistant.anomalies.noneOnDay": "Nothing stands out on {first} for its weekday and season.",
  "assistant.outage.whom": "Whom do I call when the power is out?",
  "assistant.section.scam": "A caller says I must pay or install an app now, or my power is cut today: what do I do?",
  "assistant.section.complaint": "My supplier does not answer my complaint or rejects it: where do I take it?",
  "assistant.section.landlord_complaint": "Where do I complain when my landlord overcharges for electricity?",
  "assistant.section.outage_home": "Only my home has no power and the neighbors have it: what do I check?",
  "assistant.section.outage_street":
    "The whole street is dark: whom do I call, and what do I do until the power is back?",
  "assistant.section.meter_test": "What are the steps to have my meter tested, and what happens afterward?",
  "assistant.section.event_course": "What happens in a demand response event?",
  "assistant.section.event_control": "Can the power company turn off my air conditioner remotely?",
  "assistant.section.coins_meaning": "What are green coins?",
  "assistant.section.coins_use": "What can I buy with green coins?",
  "assistant.section.coins_cash": "Are green coins money?",
  "assistant.section.coins_earn": "How do I earn green coins?",
  "assistant.section.board_names": "Are names shown on the leaderboard?",
  "assistant.section.free_of_charge": "Is the app free, and what is free in it?",
  "assistant.section.charger_steps": "What are the steps to get a charger installed at home?",
  "assistant.section.scam_fallen": "I paid a scammer. What do I do?",
  "assistant.section.scam_meter": "Is this call or visitor from my utility a scam?",
  "assistant.section.moving_gap": "How do I close electricity at my old home?",
  "assistant.section.moving_out": "How do I close electricity at my old home?",
  "assistant.section.moving_reading": "What do I do when I move in or out?",
  "assistant.section.tenant_account": "What do I do when I move in or out?",
  "assistant.section.back_bill": "How far back can a catch-up bill go?",
  "assistant.section.peak_words": "When are peak and off-peak hours?",
  "assistant.section.battery_full_credit": "What makes a home battery pay back faster?",
  "assistant.section.cooling_heat_pump": "Is a heat pump or an air conditioner better?",
  "assistant.sectionLead.scam_meter":
    "That's probably a scam: don't pay. A utility doesn't collect money at the door for a new meter. Leave the visitor outside and call the number on your bill to ask.",
  "assistant.sectionLead.moving_gap":
    "You pay up to the stop date that you give the supplier. The days after it are the landlord's, unless your lease runs longer or you leave the account open: then they're yours.",
  "assistant.sectionLead.moving_reading":
    "A smart meter is read remotely on the day you leave; any other meter you read yourself. A photo helps with both.",
  "assistant.sectionLead.tenant_account":
    "Your lease decides that. For a short stay, the account often stays in the landlord's name and you pay by the meter. If it's to be in yours, open an account with the supplier: it needs the address, the start date and often the lease.",
  "assistant.sectionLead.back_bill":
    "Yes, when a real reading shows that the estimates were too low, but only for a limited time back. Check that reading on your meter first.",
  "assistant.sectionLead.peak_words":
    "Peak, mid-peak and off-peak are parts of the day with prices of their own: peak is the most expensive, off-peak the cheapest, and mid-peak lies between. The bill lists the kWh and the price of each.",
  "assistant.sectionLead.battery_full_credit":
    "Not to save money: with full net metering a battery saves almost nothing. It's then mostly for backup, or in case the credit changes.",
  "assistant.sectionLead.cooling_heat_pump":
    "You don't have to replace it while it works, but plan now: get quotes and look for rebates, so that you aren't left to take what's in stock when it fails. Go ahead now if a costly repair is due or you heat with plain electric heaters or oil.",
  "assistant.notKnown.panels":
    "I don't know how many panels you have or how large your system is: neither your meter nor your bills say. Your installer's papers or your inverter's app do.",
  "assistant.breakdown.noRooms":
    "I can't split your use by room: the meter measures the home as a whole. I can split it by type of load.",
  "assistant.breakdown.next": "After it comes {part}: {energy}, or {share}.",
  "assistant.breakdown.device":
    "I can't say what {device} used: devices report their power at the moment, and the meter measures the home as a whole.",
  "assistant.forecast.noSun": "I can't forecast the sun, so I can't say what your panels will make.",
  "assistant.forecast.onlyEnergy": "I can forecast how much you'll use and what it will cost, but not that.",
  "assistant.schedule.byPrice": "I plan by price: I don't know how clean the grid will be hour by hour.",
  "assistant.shifted.best":
    "If you move what can be moved, {name} is the cheapest: {after} instead of {before} without moving anything, in the {days} from {first} to {last}.",
  "assistant.shifted.ownIsBest":
    "Even if you move what can be moved, your own tariff, {name}, stays the cheapest: {after} instead of {before} without moving anything, in the {days} from {first} to {last}.",
  "assistant.shifted.own": "Your own tariff, {name}: {before} before, {after} after.",
  "assistant.shifted.other": "{name}: {before} before, {after} after.",
  "assistant.shifted.assumes":
    "Moved are the car charging and the machine runs that your readings show, each day to the tariff's cheapest hours.",
  "assistant.shifted.nothing":
    "Your readings show no car charging or machine runs that could be moved, so the tariffs are compared as your home runs today.",
  "assistant.shifted.tableTitle": "Tariffs before and after shifting",
  "assistant.shifted.before": "Before",
  "assistant.shifted.after": "After",
  "assistant.tariff.prices": "Today you pay {list}.",
  "assistant.tariff.priceAt": "{price} at {hours}",
  "assistant.tariff.otherwise": "{price} otherwise",
  "assistant.tariff.now": "Right now it's {price}.",
  "assistant.tariff.sells": "For what you sell now, it pays {price}.",
  "assistant.tariff.demand.month":
    "Your tariff also charges {price} for each kW of the month's highest demand. So far this month, drawing up to {limit} costs nothing more.",
  "assistant.tariff.demand.day":
    "Your tariff also charges {price} for each kW of the day's highest demand. So far today, drawing up to {limit} costs nothing more.",
  "assistant.tariff.headroom": "You're drawing {draw} now, so {left} of that are left.",
  "assistant.tariff.peak": "Peak hours are {hours}.",
  "assistant.anomalies.none": "No, from {first} to {last} no day stands out for its weekday and season.",
  "assistant.anomalies.one": "One day stands out from {first} to {last}:",
  "assistant.anomalies.some": "{count} stand out from {first} to {last}. The most recent are:",
  "assistant.anomalies.net": "Those figures are what you bought from the grid minus what you sold to it.",
  "assistant.anomalies.more": "{date}: {energy} instead of the usual {expected}",
  "assistant.anomalies.less": "{date}: only {energy} instead of the usual {expected}",
  "assistant.anomalies.moreHour": "{date}: {energy} instead of the usual {expected}, the most at {hour}",
  "assistant.anomalies.lessHour": "{date}: only {energy} instead of the usual {expected}, the biggest gap at {hour}",
  "assistant.anomalies.creeps": "Your base load is creeping up: from {before} to {now}, which adds {extra} a year.",
  "assistant.anomalies.maybeSeason": "With less than two years of readings, that could just be the season.",
  "assistant.anomalies.steady": "Your base load is steady.",
  "assistant.anomalies.chartTitle": "Unusual days",
  "assistant.anomalies.used": "Used",
  "assistant.anomalies.usual": "Usual",
  "assistant.source.grid": "US EPA eGRID, yearly average of {region}",
  "assistant.source.gridUs": "US EPA eGRID, yearly average of the United States",
  "assistant.provenance.sandbox":
    "Your meter belongs to the sandbox utility: its readings are made up, not measured. I calculate with them the same way as with real ones.",
  "assistant.unsafe.shock":
    "Don't touch someone who may still be in contact with the power. If you can reach it safely, turn off the breaker or pull the plug, then call your emergency number. Keep well away from fallen lines. Anyone who got a shock should see a doctor, even if they feel fine.",
  "assistant.unsafe.breaker":
    "Don't force it, and never bridge it or fit a larger one: it may be protecting you from a short circuit. Unplug everything on that circuit, push the switch fully off, then on once. If it holds, plug the appliances back in one by one; the one that trips it is faulty. If it doesn't, or if there's any smell, heat or water, leave it off and call a licensed electrician.",
  "assistant.unsafe.risk":
    "Fire services advise against running washers, dryers, dishwashers and heaters, or charging e-bikes, while everyone's asleep or out. Use the timer so that they run while you're up, plug them straight into a wall outlet, keep filters and vents clear, and keep a working smoke alarm. If something smells, sparks, smokes or gets hot, turn it off and have it checked.",
  "assistant.unsafe.panel":
    "Don't touch the panel or anything near it. Get everyone out and call the fire department, then your utility. Don't go back in to switch anything off. An electrician must check it before the power is turned back on.",
  "assistant.unsafe.touch":
    "Stop using it and don't touch it. If it tingles, its metal parts carry voltage: usually the outlet or the plug has no working ground, or the appliance leaks current. Switch off its breaker before you pull the plug. Have a licensed electrician check the ground and the appliance before anyone uses it again.",
  "assistant.unsafe.hazard":
    "Stop using it and keep away. Turn off its breaker if you can reach it safely. If there's smoke or fire, leave and call the emergency number. Have a licensed electrician check it before anyone uses it again.",
} as const;
