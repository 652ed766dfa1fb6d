import type { TrainedIntent } from "../types";

/** Everyday asking: about the account, emissions, panels, a year before, parts of a day, and amounts to be judged. */
export const ENGLISH_OF_EVERY_DAY = {
  account_settings: `
    how do i close my account; delete my account please; i want to remove my account; where do i change my password;
    where can i change my email; i have a new email address; update my name in my profile; disconnect my meter;
    unlink the utility from my account; remove a device from my account; how do i sign out of all devices;
    log me out everywhere; where are my account settings; export everything you have about me; get a copy of my data;
    take my meter off; stop reading my meter; cancel the meter connection; erase my profile; wipe my account;
    i forgot my password; change the language of my account; delete my conversations; remove my chat history;
    get rid of my account and everything in it; how can i make you forget me`,
  carbon: `
    what is my carbon footprint; how much co2 does my home cause; co2 of my electricity in march; my emissions in 2025;
    how many kilos of carbon dioxide did we emit last month; how dirty is my power; is my electricity clean;
    how green is the grid here; carbon per kilowatt hour in my area; what are the emissions of my electricity use;
    how much pollution comes from my electricity; co2 last week; greenhouse gases from my power use;
    how much carbon do i save if i use less; what's the climate impact of my home; co2 per kwh; which hour is cleanest`,
  solar_output: `
    how much solar did i generate; what did my panels produce in june; how much did i export to the grid;
    how many kwh did i feed back; did my solar cover my use; how much of my solar do i use myself;
    what was sent to the grid last month; how is my solar doing; my solar production; best day of solar production;
    how much did my roof make; how self sufficient am i with the panels; why does my meter go negative at midday;
    what do my panels give me; how much surplus did i send out`,
  usage_by_period: `
    how much did we use in the evening; show me the mornings; show me a picture of my last month; show me this week; show me my year; draw my daily use for may;
    a graph of yesterday please; picture of the past year; plot this month; chart my days in september;
    put last week in a chart; can i see a diagram of the last month; show me how today went; and the day before;
    what about this morning; how was it the same month last year; what did i use this time last year;
    how did we do the same week a year ago; use between monday and thursday; from tuesday to friday how much;
    how much went through between noon and six; most expensive day in may; costliest day so far this month;
    which day cost us the most last month; on which date did i use the least; the day with the highest use this month;
    what did i use in the third quarter; how much did i take from the grid in june`,
  compare_months: `
    are we using more than a year ago; is it more or less than the same time last year; better or worse than last year;
    this spring against last spring; this winter compared to the winter before; second quarter this year and last year;
    do i use less than i did a year ago; year on year change of my use; am i improving compared with last year;
    usage this summer versus last summer; which month last winter was highest; which summer month was the worst`,
  average_day: `
    is 14 kwh a day much; is 30 kilowatt hours per day normal; are 9 kwh a day low; is 300 kwh a month a lot for us;
    is using 20 kwh every day too high; our neighbours say 12 kwh a day is normal, is that so`,
  cost: `
    is 35 dollars a week normal for electricity; is $120 a month too much; is 5 dollars a day high for power;
    is it normal to pay 90 a month`,
  bill_explain: `
    300 dollars, really, walk me through that bill;
    wow, 210 bucks, take me through that one; 260 bucks, walk me through it; 180 dollars, wow, explain that to me; walk me through that amount`,
  base_load: `
    what percentage of my use is standby; what share is always on; how much of the total is base load;
    which part of my use never stops`,
  usage_total: `
    how much do we use from nine at night to six in the morning; use between midnight and four am;
    how much between noon and three; how much power from 10 pm until 6 am`,
  connect_meter: `
    which utilities can i connect; what power companies do you work with; is my electric company supported;
    list of supported utilities; do you support my utility`,
  tariff_explain: `
    who's right, run it after dinner or at midnight; is it cheaper in the evening or at midnight`,
  appliance_advice: `
    would a home battery pay off; is a battery worth buying; does a battery make sense for us;
    should i get a battery for the house; is it worth storing power at home; dishwasher after dinner or at midnight;
    how many panels would i need; how much solar do i need to cover my use; what size of solar system should i get;
    is solar worth it for my house; how long until solar pays for itself; laundry in the evening or at night, which is better`,
  appliance_breakdown: `
    how much does my car take in a week; kwh of my ev per week; what uses most power at home; what in my house needs the most electricity; which thing eats the most`,
  anomalies: `
    is something broken, my use jumped; could an appliance be faulty; my usage suddenly jumped for no reason;
    did something break in my house`,
  schedule: `
    best time to plug in tonight, i leave at seven; plug in the car when it's cheap; full by five instead;
    when is the cheapest time to plug in; only charge it when power is cheap`,
  unsafe: `
    the cord is frayed, can i still use it; the plug melted; my charger smells burnt; smoke from the toaster;
    there are bare wires behind the outlet; should i bypass the meter; can i jump the breaker; the lamp gives me shocks;
    thin wire on a big breaker; use thinner wire for my oven; can i wire this myself without a permit`,
  provenance: `
    which data is this based on; what data set do you use for that; is this real data; are these numbers real; did you make these numbers up; is that my real usage;
    show your working; is this fake data`,
  out_of_scope: `
    write a letter for me; write an email to my landlord; remind me on friday; set an alarm for six; call my mother;
    what's 12 times 9; add these numbers; who is your boss`,
  savings_estimate: `
    what is my biggest waste; where do i waste the most; what should i do first to lower the bill;
    my bill is killing me, help; heat a draughty room for less; cheap ways to stay warm`,
  knowledge: `
    can i pay my electricity bill here; can i pay in instalments; what if i can't pay my bill; will they cut my power;
    help for people with low income; is there a discount for poor households; what happens to solar in a blackout;
    can my car power the house; does solar keep going in a power cut; will my roof work without the grid; do panels work when the grid is down; what does a kilowatt hour mean;
    what does kwh stand for; explain nilm and how good it is; what is nilm and does it work; difference between openadr versions; how much power does a gaming pc need`,
  device_list: `
    what is running right now; what's switched on; which of my things are on; is everything off`,
} as const satisfies Partial<Record<TrainedIntent, string>>;
