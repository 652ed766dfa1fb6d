/** What the assistant says of the battery, the car, machines and cheap hours of the asker's home. */
export const assistantHome = {
  "assistant.battery.holds":
    "{device} is charged to {charge}. At an assumed capacity of {capacity}, it holds {stored}.",
  "assistant.battery.notConnected":
    "No home battery is connected to your account, so I don't know its charge. I assumed a full one of {capacity}.",
  "assistant.battery.none": "No home battery is connected to your account.",
  "assistant.battery.noAverage": "How long that lasts I can't tell: I have no hourly readings of your home.",
  "assistant.battery.lasts":
    "Your home draws {average} on average, so that lasts about {lasts}: {stored} ÷ {average} = {lasts}.",
  "assistant.battery.lastsHours":
    "During {hours}, your home draws {average} on average, so that lasts about {lasts}: {stored} ÷ {average} = {lasts}.",
  "assistant.battery.enough": "Until then your home usually needs {needed}, so {stored} is enough.",
  "assistant.battery.tooLittle": "Until then your home usually needs {needed}, so {stored} isn't enough.",
  "assistant.battery.withoutCar": "Charging the car is left out, by estimate.",
  "assistant.battery.caveat":
    "The average is that of recent weeks. Heating, cooling or cooking shortens it, and so does a reserve that the battery keeps.",
  "assistant.battery.caveatSolar":
    "The average is that of recent weeks, with what your home used of its own solar power. Heating, cooling or cooking shortens it, and so does a reserve that the battery keeps; sunshine lengthens it if your system runs without the grid.",
  "assistant.battery.historyNotKept":
    "What the battery charged, discharged and held over time isn't kept here, so I can't tell what filled it, how efficient it was or how long it lasted. The battery's own app counts both directions.",
  "assistant.battery.ofMeter": "That's what your meter tells of the whole home, with the battery in it.",
  "assistant.battery.savingNotKept":
    "What it charged and discharged isn't kept here, and a bill doesn't show what it would have been without it, so I can't tell what the battery has saved you.",
  "assistant.battery.worth":
    "Each kWh that it keeps from the cheapest hours ({lowHours}, {lowest}) and gives in the most expensive ones ({highHours}, {highest}) saves the difference, less what's lost on the way.",
  "assistant.battery.worthFlat":
    "Your tariff costs the same at all hours, so it saves only where it holds solar power that would have been sold for less.",
  "assistant.battery.whatTells":
    "The battery's own app shows how many kWh it has given: these times that difference are what it has saved.",

  "assistant.hours.flat": "You pay {price} at every hour of every day, so no hour is cheaper.",
  "assistant.hours.tiered": "Its price goes by how much you use, and not by the hour, so no hour is cheaper.",
  "assistant.hours.everyDay": "Weekdays and weekends are alike: you pay {list}.",
  "assistant.hours.weekday": "On weekdays you pay {list}.",
  "assistant.hours.weekend": "On weekends you pay {list}.",
  "assistant.hours.cheapest": "The cheapest hours are {hours}, at {price}.",
  "assistant.hours.isPeak": "Yes, {hour} is in the most expensive hours: you pay {price} then.",
  "assistant.hours.isCheapest": "No, {hour} isn't peak; it's in the cheapest hours: you pay {price} then.",
  "assistant.hours.isBetween": "{hour} is neither in the most expensive nor in the cheapest hours: {price}.",
  "assistant.hours.nowPeak": "Right now it's the most expensive time: {price}.",
  "assistant.hours.nowNotPeak": "Right now it isn't the most expensive time: {price}.",
  "assistant.hours.allPeak": "Yes, on weekdays that's all in the most expensive hours: you pay {list}.",
  "assistant.hours.partPeak": "On weekdays a part of that is in the most expensive hours ({peak}): you pay {list}.",
  "assistant.hours.noneAtPeak": "No, on weekdays that isn't in the most expensive hours ({peak}): you pay {list}.",
  "assistant.hours.noPeak": "I know of no peak hours in your tariff.",

  "assistant.moved.saves":
    "Running the {appliance} at {to} instead of {from} saves about {saving} a month: ({before} − {after}) × {energy} × {times} = {saving}.",
  "assistant.moved.costs":
    "Running the {appliance} at {to} instead of {from} saves nothing; it costs about {saving} more a month: ({after} − {before}) × {energy} × {times} = {saving}.",
  "assistant.moved.same": "That saves nothing: by your tariff, you pay {after} at {to}, the same as at {from}.",
  "assistant.moved.flat": "That saves nothing: your tariff costs the same at all hours.",
  "assistant.moved.noPrices":
    "I can't tell, as I know no prices by the hour for your home. If your tariff has one price for all hours, moving it saves nothing.",
  "assistant.moved.fromPeak": "You didn't say when it runs now, so I took the most expensive hours.",
  "assistant.moved.assumed":
    "I assumed {energy} for a run of the {appliance}, {times} runs a month, and the prices of a weekday.",
  "assistant.moved.assumedEnergy": "I assumed {energy} for a run of the {appliance} and the prices of a weekday.",

  "assistant.car.none": "I found no car charging in your readings ({when}).",
  "assistant.car.fromGrid":
    "As far as the meter sees it, {load} took {used} {when}, and all of that was bought from the grid.",
  "assistant.car.ownUnseen":
    "What your own panels gave the car directly never passes the meter, so that part can't be told.",
  "assistant.car.noPanels": "Your readings show no solar power of your own.",
  "assistant.car.couldHave":
    "In the same time you sold {sold}. So at most {could} of the charging, {share} of it, could have come from what you sold, if the car had charged while the sun shone.",
  "assistant.car.total": "{load} took {used} {when}.",
  "assistant.car.times": "{load} took {used} {when}. Times that it ran: {count}.",
  "assistant.car.timesCost": "{load} took {used} {when}, for {cost} by your tariff. Times that it ran: {count}.",
  "assistant.car.run": "{day}, {hours}: {energy}",
  "assistant.car.runCost": "{day}, {hours}: {energy}, {cost}",
  "assistant.car.moreRuns": "More than fit here: ask for fewer days to see the others.",
  "assistant.car.byHour": "Beginning and end are told by whole hours.",
  "assistant.car.noRun": "I see no charging {when}.",
  "assistant.car.noPeakHours": "I know of no peak hours in your tariff, so none of it cost more.",
  "assistant.car.noneAtPeak": "None of it was in the peak hours, so it cost nothing extra.",
  "assistant.car.atPeak": "Of it, {energy} was in the peak hours ({share}).",
  "assistant.car.extra": "That cost about {extra} more than in the cheapest hours ({price}).",
  "assistant.car.peakDay": "{day}: {energy} at peak",
  "assistant.car.monthly":
    "{load} took {average} a month on average {when}, {share} of all that you bought. That's what the car added.",
  "assistant.car.monthShare": "{month}: {energy} ({share})",
  "assistant.car.month": "{month}: {energy}",

  "assistant.trip.needs":
    "{distance} take about {energy} from the wall, at an assumed {perHundred} for {hundred}: at {power}, that's {hours} of charging.",
  "assistant.trip.window": "The cheapest window is {window}, at {price}: {energy} cost about {cost} then.",
  "assistant.trip.flat": "Your tariff costs {price} at every hour, about {cost} for that, so no window is cheaper.",
  "assistant.trip.noPrices": "I know no prices by the hour for your home, so I can't tell a cheapest window.",
  "assistant.trip.fits": "Start when it begins and {hours} fit into it; what's in the battery already takes less.",
  "assistant.trip.longer":
    "{hours} don't fit into it, so start when it begins and begin a night earlier, or charge the rest on the way.",
  "assistant.night.least": "The least that your home drew in the night was {watts} on average, on {day} at {hour}.",
  "assistant.night.zero": "The meter reads nothing then, as it does behind a battery, so that tells nothing of a leak.",
  "assistant.night.usual":
    "A meter that runs at night is no sign of a leak as such: a fridge, a router and everything on standby draw power all the time.",
  "assistant.night.check":
    "To find out, switch off or unplug everything, then look at the meter. If it still counts, switch off one breaker after the other until it stops: what's wrong is on that circuit, and a licensed electrician should measure it. Press the test button of the residual-current device too; it should trip.",
  "assistant.night.stop":
    "If anything tingles, smells, hums, gets warm or trips again and again, don't touch it, switch off the main switch if you can do so safely, and call an electrician at once.",

  "assistant.pair.cannotTell": "Your readings don't show either of them alone, so this is by typical values.",
  "assistant.pair.year": "A {appliance} uses about {low} to {high} a year.",
  "assistant.pair.yearCost": "A {appliance} uses about {low} to {high} a year, or {lowCost} to {highCost}.",
  "assistant.pair.surely": "So the {more} uses more than the {less}.",
  "assistant.pair.likely":
    "So the {more} most likely uses more than the {less}, the more so if it's old; a plug-in meter would tell for sure.",
  "assistant.pair.price": "That's at {price}, what you paid on average in the last year.",
  "assistant.pair.power": "While it runs, a {appliance} commonly draws {low} to {high}.",

  "assistant.measure.lead": "By your own readings, these would do the most:",
  "assistant.measure.leadRented": "None of these needs your landlord, and by your own readings they would do the most:",
  "assistant.measure.leadShop": "By the readings of your business, these would do the most:",
  "assistant.measure.tariff": "Change to {name}: about {saving} less a year, at the same use.",
  "assistant.measure.tariffSample":
    "Ask your utility about {name}: about {saving} less a year at the same use, by sample rates.",
  "assistant.measure.hours": "Move use to your tariff's cheapest hours: up to {saving} less a year if all of it moved.",
  "assistant.measure.base":
    "Switch off or time what never stops: {watts} is always on, {typical} is common. Every {step} less saves {saving} a year.",
  "assistant.measure.busiest": "Use less at {hours}, your busiest time ({share}): {part} less saves {saving} a year.",
  "assistant.measure.season":
    "Heat or cool less: {high} a day in {highMonth}, {low} in {lowMonth}. {part} off that extra saves {saving} a year.",
  "assistant.measure.weekend":
    "Watch weekends: {weekend} a day, {weekday} on weekdays. {part} off that extra saves {saving} a year.",
  "assistant.measure.worth": "{energy} ({money})",
  "assistant.measure.noMore": "Your readings point to nothing else.",
  "assistant.measure.heating":
    "{part} takes {energy} a year, {share} of all: set it a little lower, heat only the rooms that you're in, and seal drafts. Keep rooms warm enough for your health.",
  "assistant.measure.cooling":
    "{part} takes {energy} a year, {share} of all: set it a little higher, shade the windows and use a fan.",
  "assistant.measure.car":
    "{part} takes {energy} a year, {share} of all: charge only in the cheapest hours, for about {saving} less a year.",
  "assistant.measure.carFine":
    "{part} takes {energy} a year, {share} of all, and is already in the cheapest hours: fewer miles, slower driving and charging elsewhere for free are what's left.",

  "assistant.device.historyNotKept": "What {device} used over time isn't kept here: I only see how it is now.",
} as const;
