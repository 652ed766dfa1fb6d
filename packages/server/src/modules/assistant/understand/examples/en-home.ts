import type { SpokenIntent } from "../types";

/** Questions about the own bills, tariff, appliances and the time to come, and plans for running them. */
export const ENGLISH_OF_THE_HOME = {
  bill_explain: `
    how come i owe so much this time; what are all these charges on my bill; explain my last bill;
    why did my bill go up; what made this bill bigger than usual; what's driving my bill;
    bill shock, please explain; why did it go up; why is it higher than last year; what is making my bill go up;
    my electric bill doubled this winter and i don't understand; explain my bill; why is my bill so high;
    why so expensive; my bill doubled, what happened; i don't understand my statement; why did i pay more this time;
    what's wrong with my bill; why is august so high; my bill jumped and i changed nothing; why was july so bad;
    what do all these numbers mean on my bill; read my bill to me; go through my bill with me; is my bill normal;
    does this bill look right to you; why is this month's bill higher than the last one; what pushed my bill up;
    explain the charges on my statement; what is this delivery charge on my bill; what are the fees for;
    why am i paying so much for electricity; where does this amount come from; my bill is through the roof;
    bill's insane this month; i got a shock opening the bill; this bill can't be right; i was charged way too much;
    the bill seems off; why did they bill me for so much; how come it is more expensive now;
    what's behind the increase; reasons my power bill jumped; was it the weather or the price that raised my bill;
    did the rate go up or did i use more; why was december's bill so much more; break down the last bill for me;
    line by line what did i pay for; what do the items on the bill mean; what is the basic charge;
    explain the taxes on my bill; why has my electric gone up so much; how did my bill get this big;
    my bill went from 80 to 140, why; i used less but my bill is higher; why do i owe 200 dollars;
    help me understand this month's charge; walk me through my last bill; what happened to my bill in january;
    what drove up our costs; why is it so expensive this time; is this bill correct; did they overcharge me;
    what made the february bill so bad; this month's electricity is crazy; bill shock; huge bill;
    my statement makes no sense; what am i being charged for; why the sudden increase in what i pay;
    how come it doubled; explain why it's higher; what caused the bill to rise; tell me why my invoice is up;
    why did we pay more last month; the invoice is 40 more than usual;
    could you look at why my latest bill increased; i don't get why it's so much;
    just got my bill and it's way more than last time; bill arrived and it's a lot higher, what happened;
    it's way more than usual what's going on; my new bill is so much more; this is like twice what i normally pay;
    200 bucks for a one bedroom can't be normal; what's in this bill; what is in there that costs so much;
    this can't be a normal bill; landlord says the bill is normal, is it; my bill is 210 dollars, why;
    what makes up my bill`,
  bill_compare: `
    compare my last two bills; june bill vs july bill; did i pay more this month than last;
    how does this bill differ from the one before; what changed between my march and april bill; compare my bills;
    this bill versus the previous one; put my last two bills next to each other;
    how much more was this bill than the last; what's the difference between my two latest statements;
    was may's bill higher than april's; did my bill go up or down from last month; set the august bill against july;
    last month's bill compared to this month's; is my bill bigger than a year ago;
    this year's january bill against last year's; how do the summer bills compare with the winter bills in money;
    difference in cost between june and july; by how much did my charge change;
    which of my last two bills was higher; contrast march and april bills; how much did my bill change;
    bill now vs bill then; did i pay less in october than in september; paid more or less than before;
    show both bills side by side; show the last two invoices together;
    how has my bill changed compared with the one before it; what did i pay this time against last time;
    compare what i paid in november with december; my last three bills compared;
    how does my newest bill stack up to the previous one; is this statement larger than the last;
    cost in may versus cost in june; is this month's bill up on last month's; did the bill fall;
    bill difference month to month; are my bills getting bigger; what changed between these two bills;
    bills compared with the same time last year; my bill came to 90 and last time it was 70;
    electricity bill versus same period last year; year over year bill`,
  anomalies: `
    anything unusual last week; any odd days lately; did something go wrong with my usage;
    any spikes i should know about; were there strange readings; is anything unusual here; anything odd in my usage;
    anything weird in my usage; is everything normal with my electricity; did you notice anything strange;
    any abnormal consumption; were there any outliers; unusual days this month; did any day stick out;
    any spikes last night; is there something off with my power use; does my usage look suspicious;
    is anything broken and using power; has something been left on; is an appliance acting up; any strange jumps;
    have you spotted a problem; did something odd happen on tuesday; check my data for anomalies; detect anomalies;
    any alerts for me; is my base load creeping up; is something leaking electricity;
    is my usage out of the ordinary; anything i should worry about in my readings; was there a sudden jump;
    did my consumption spike; what was that spike on sunday; which days were not normal; any red flags;
    something seems wrong with our meter readings; is someone stealing my power; is my fridge failing;
    did the pump run all night; anything irregular lately; unexpected use while we were away;
    was there a surge recently; look for oddities in my consumption; have there been any unusual patterns;
    is there unusual overnight use; something's been running that shouldn't; any hiccups in my energy this week;
    tell me if something is not right with my usage; any suspicious activity on the meter;
    did it behave normally last week; the freezer seems off, any jump in use; sudden increase overnight lately;
    has the fridge been using more than it should; did anything jump at night; does something look broken`,
  forecast: `
    how much will i use tomorrow; what will my bill be this month; predict next week; am i on track for a big bill;
    expected usage next month; what's tomorrow's usage going to be; predict my bill; forecast my consumption;
    estimate next month's bill; how high will my bill be; what will i pay this month; projected bill;
    what is the outlook for this week; how many kwh by the end of the month; will my bill be higher next month;
    am i going to go over my usual; where will i end up this month; at this rate what will i pay;
    if i carry on like this what's the bill; expected cost of this month; how much power will we need tomorrow;
    prediction for the weekend; what should i expect to pay in august; next bill estimate; end of month projection;
    how much electricity will i use in the next seven days; usage tomorrow; forecast for tomorrow;
    tell me my expected usage for friday; what will tomorrow look like; how big will the next bill be;
    will i use more next week; project my costs; what's my estimated bill; guess my next bill;
    how much will it come to; what will my electricity cost next week; how much are we heading for;
    am i on course to spend more; month end estimate; how much am i going to owe; give me a forecast;
    how will my load look tomorrow evening; when will tomorrow's peak be; expected peak tomorrow;
    what's the bill likely to be; energy outlook; what does the rest of the month look like;
    likely use in the next few days; are we on pace for a high bill; is my bill going to explode this month;
    will this month's bill be terrible; how bad is the bill going to get; will it be expensive this month`,
  tariff_compare: `
    is there a cheaper plan for me; which tariff suits me best; would i pay less on time of use;
    should i switch rate plans; compare rates for my usage; is my rate plan the best one; am i on the right tariff;
    which electricity plan would be cheapest for us; would a time of use plan save me money;
    should i change my tariff; what would i pay on the flat rate; compare my tariff with others;
    is the ev rate better for me; cheapest rate for my usage; would switching plans lower my bill;
    best tariff for my home; find me a better electricity rate; which rate should i pick;
    is there a better deal from my utility; how much would i save by switching tariff;
    am i overpaying with my current rate; can i get a lower rate; what if i was on off peak pricing;
    would tiered pricing be cheaper for my house; simulate my bill on another tariff;
    rank the tariffs by what i'd pay; what would last year have cost on the time of use rate;
    are there cheaper electricity plans; rate comparison; does a night tariff pay off for me;
    is it worth moving to dynamic pricing with my usage; which of the utility's schedules suits us;
    i want a cheaper rate; could i pay less with a different plan from pge; switch to e-tou-c, yes or no;
    what's the best rate plan for someone who charges an ev at night; is my current plan too expensive;
    better off on fixed or variable; should i go for the overnight plan;
    how do the plans of my utility compare for me; check other tariffs for me;
    shop around for a better electricity price; would flat pricing be cheaper; plan a or plan b for my electricity;
    what does my usage cost on each rate; which tariff is cheapest given how i use power;
    my utility offers a night rate, is it any good; what plan from my utility would suit me; is my rate fair;
    should i change supplier; should i switch to a dynamic tariff; is a time of use plan good for me;
    which electricity plan is best for me; would a day night meter pay off;
    my utility has three rates, which one costs me least; which of these rates is the lowest for us;
    would another rate cost our shop less; is economy 7 any good for us; is the overnight rate any good for me;
    is the ev plan worth it for our usage; would economy 7 suit us; flat vs time of use for my usage;
    annual cost on every tariff; which scheme costs less for me`,
  appliance_breakdown: `
    what uses the most power in my home; how much does my fridge use; break down my usage by appliance;
    which appliance is the worst; what share is the heating; what is using all the electricity;
    which devices use the most; biggest energy hog in my house; what eats the most power at our place;
    where does my electricity go; show usage per appliance; split my consumption by device;
    how much of my bill is the air conditioner; how much does my heating use; what did the dryer use last month;
    how much power does our pool pump use; how much went into charging the car; what share goes to the fridge;
    how many kwh did the ac take in july; appliance breakdown; breakdown of my use; what are my top appliances;
    what's the worst offender at home; which appliance costs me the most; what is our hot water costing us;
    is the dryer or the oven using more; how much is the ev of my total; what portion is heating;
    what part of my consumption is cooling; rank my appliances; list what each appliance used;
    top five consumers in my home; power guzzlers; what's sucking up the juice;
    how much energy does my dishwasher take; what does my washing machine use in a month;
    consumption of my fridge last week; which thing at home burns the most; what's costing me the most at home;
    how much did we spend on heating; how much did our aircon cost last month; my car charging usage;
    device level usage; disaggregate my usage; nilm results for my home; what appliances did you detect;
    did you see the dryer in my data; how often did the oven run; is it the heat pump that uses the most;
    what percentage is lighting; what makes up my usage; what is responsible for most of our use;
    what is the biggest drain; what uses the least; how much of it is the boiler; our fridge's share;
    energy split by device; how much does our tv take; who's the culprit, fridge or dryer;
    shower or dryer, which one uses more; nilm split; disaggregation of my load; show the disaggregation;
    what's the culprit at our place; which one's the culprit; is my ac the culprit;
    is it the heater that's costing us; end use split; appliance split please; what is drawing so much;
    pie chart of my appliances; what are the big users; which machines use most`,
  schedule: `
    when should i charge the car; run the dishwasher cheaply by 7 am; charge my ev to 80% by 6;
    cheapest time tonight for laundry; plan my battery for tomorrow; when is power cheapest tonight for the washer;
    what time should i start the dishwasher; find the cheapest time to charge; schedule my ev charging;
    charge the car overnight as cheaply as possible; i need the car full by 8; have the laundry done before six;
    set up the dryer to run when it's cheap; plan my appliances for tomorrow; best two hours to run the dryer today;
    when should the battery charge; optimise my battery; when to discharge the powerwall;
    make a plan for the dishwasher and the washer; my car needs 30 kwh by tomorrow morning;
    get the ev to 90 percent by 7:30; when do i start charging to be ready at six;
    should i run the washing machine now or later; is it better to wait until tonight for the dryer;
    what's the best time today for washing; time the dishwasher for the lowest price; when can i do laundry cheaply;
    finish charging before 5 am; i leave at 7, charge the car before that; delay the dishwasher to the cheap hours;
    start the pool pump at the cheapest hours; cheapest three hours tomorrow;
    when will electricity be cheapest tomorrow; cheap hours tonight; lowest price window;
    can you plan the water heater around the peak; preheat before the peak; shift my loads to off peak;
    run it when it's cheapest; charge when solar is strongest; plan for tonight; load shifting plan;
    what is the optimal time to run the washer; figure out when to plug in; how late should i start the car;
    when do i have to plug in to be full by eight; schedule the heat pump for tomorrow;
    do the dishes cheaply tonight; put the laundry on at the best time;
    i want the dishwasher finished when i wake up; need hot water by 6 in the morning cheaply;
    can you make a charging schedule; charging plan please; how should i run my battery this week;
    plan the cheapest charging for the leaf; best hour for the oven today; when's a good time tonight to wash;
    earliest cheap slot; what hour costs least for the dryer; by noon tomorrow get 20 kwh into the car;
    40 more kilowatt hours before friday 6 pm; it takes 3 hours, when should i run it;
    fill the battery before the evening peak; when should i run my dryer; best time to charge my car;
    run the washing machine tonight for me; don't want to pay peak, when's best to put a wash on;
    when's best to stick the laundry on; when to avoid peak for the washing;
    good time to run the machine without paying peak; best slot for the tumble dryer;
    what's the smartest time for charging; when to boil water cheaply; when do i run the washer to spend the least;
    time my laundry; can the car wait till it's cheap; i'll need the car in the morning, when to charge`,
} as const satisfies Partial<Record<SpokenIntent, string>>;
