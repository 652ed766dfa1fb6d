/** The documentation of the public API. What the contracts say of themselves (fields, summaries) stays English. */
export const documentation = {
  "documentation.title": "API documentation",
  "documentation.lead":
    "Read meters and bills, split a load into appliances, price it, schedule it and sell its flexibility, from your own programs.",
  "documentation.search.label": "Search documentation",
  "documentation.search.placeholder": "Search documentation...",
  "documentation.search.count": "Found here: {count}",
  "documentation.search.none": "Nothing here about “{query}”",
  "documentation.search.elsewhere": "{tab}: {count}",
  "documentation.search.clear": "Clear the search",
  "documentation.tabs": "Documentation",
  "documentation.tab.reference": "API Reference",
  "documentation.tab.guides": "Integration Guides",
  "documentation.tab.sdks": "SDKs & Examples",
  "documentation.tab.troubleshooting": "Troubleshooting",

  "documentation.facts.url": "Base address",
  "documentation.facts.header": "In every request",
  "documentation.facts.limits": "Calls of an account",
  "documentation.facts.calls": "{least} to {most} a minute, by plan",
  "documentation.facts.key": "Get an API key",

  "documentation.reference.text":
    "Made from the contracts that the server checks each request against, so it describes exactly what runs here.",
  "documentation.reference.openapi": "Download OpenAPI Spec",
  "documentation.reference.postman": "Postman Collection",
  "documentation.reference.endpoints": "Endpoints",
  "documentation.domain.openadr": "OpenADR 3 resources",
  "documentation.domain.validation": "Validation",
  "documentation.domain.nilm": "Disaggregation (NILM)",
  "documentation.domain.vpp": "Virtual power plants",
  "documentation.domain.optimization": "Optimization",
  "documentation.domain.facilities": "Facilities",
  "documentation.domain.tariffs": "Tariffs",
  "documentation.domain.forecast": "Forecast",
  "documentation.domain.anomalies": "Anomalies",
  "documentation.domain.bills": "Bills",
  "documentation.domain.greenbutton": "Green Button",
  "documentation.endpoint.parameters": "Parameters",
  "documentation.endpoint.response": "Response",
  "documentation.endpoint.errors": "Errors",
  "documentation.endpoint.example": "Example request",
  "documentation.endpoint.none": "None",
  "documentation.field.required": "required",
  "documentation.field.inPath": "in the path",
  "documentation.field.within": "Fields of {name}",

  "documentation.difficulty.beginner": "Beginner",
  "documentation.difficulty.intermediate": "Intermediate",
  "documentation.difficulty.advanced": "Advanced",
  "documentation.time.minutes5": "5 minutes",
  "documentation.time.minutes15": "15 minutes",
  "documentation.time.minutes30": "30 minutes",
  "documentation.time.hours2": "2 hours",
  "documentation.guide.start": "Start Guide",
  "documentation.guide.startNamed": "Start Guide: {title}",
  "documentation.guide.all": "All guides",

  "documentation.guide.first.title": "Your first API call",
  "documentation.guide.first.text": "From an account to an answer, with curl and nothing else.",
  "documentation.guide.first.key.title": "Create an API key",
  "documentation.guide.first.key.text":
    "Keys belong to your account's settings. A key is shown once, so copy it at once. The free plan will do.",
  "documentation.guide.first.key.link": "Open settings",
  "documentation.guide.first.shell.title": "Tell your shell",
  "documentation.guide.first.shell.text":
    "The commands on this page and all examples read the key from the environment, so that it stands in no file.",
  "documentation.guide.first.call.title": "Send a request",
  "documentation.guide.first.call.text":
    "This checks a body against its schema without running anything. The answer is JSON; valid is true.",
  "documentation.guide.first.read.title": "Read the headers",
  "documentation.guide.first.read.text":
    "Add -i to see them. RateLimit-Remaining says how many calls you have left, RateLimit-Reset when the count starts anew, in seconds. A refused call has a code, a message and, for a bad body, issues that name each field at fault.",

  "documentation.guide.meter.title": "Import meter data and take it apart",
  "documentation.guide.meter.text": "From the file that a utility offers for download to what each appliance used.",
  "documentation.guide.meter.get.title": "Get the readings",
  "documentation.guide.meter.get.text":
    "Most utilities offer a Green Button file in their customer portal. To tell single appliances, take readings of five minutes or finer, for instance from a clamp meter; longer intervals give kinds of load, such as cooling or car charging.",
  "documentation.guide.meter.read.title": "Read the file",
  "documentation.guide.meter.read.text":
    "The answer has the interval series of every usage point in kWh, and notices about gaps and wrong clocks. CSV files go to /api/v1/bills/extract.",
  "documentation.guide.meter.watts.title": "Turn energy into power",
  "documentation.guide.meter.watts.text":
    "The analysis takes watts: a reading's kWh × 3,600,000 ÷ its length in seconds. sample_rate is one over that length, so 0.016667 Hz for minutes. Keep null where a reading is missing.",
  "documentation.guide.meter.split.title": "Take it apart",
  "documentation.guide.meter.split.text":
    "Send a day at least, better a month: more days show more runs of each appliance.",
  "documentation.guide.meter.answer.title": "Read the answer",
  "documentation.guide.meter.answer.text":
    "Each device has its energy, its runs and a confidence: the share of such runs that were right in homes that the model had never seen. What belongs to no device is unassigned; with breakdown true the parts add up to what you sent. A label, such as the kettle's in the command, is remembered for the home_id.",

  "documentation.guide.vpp.title": "Enrol devices in a virtual power plant",
  "documentation.guide.vpp.text":
    "Bring sites and their devices together, call them for an hour, and see what each delivered and earned.",
  "documentation.guide.vpp.plant.title": "Create a plant",
  "documentation.guide.vpp.plant.text":
    "A plant is a portfolio of sites with one clock, one currency and one way to share revenue. Give it an id of your own, or let the server make one.",
  "documentation.guide.vpp.site.title": "Add a site",
  "documentation.guide.vpp.site.text":
    "A participant is a metered site. It takes part until it opts out, of one event or of all.",
  "documentation.guide.vpp.device.title": "Enrol its devices",
  "documentation.guide.vpp.device.text":
    "Say what power each device can give up or feed in, and in which hours it may be called. The plant's capacity follows from it.",
  "documentation.guide.vpp.readings.title": "Report the meter's readings",
  "documentation.guide.vpp.readings.text":
    "Day by day, at least the ten business days before an event: from them comes the baseline, what the site would have used without the call.",
  "documentation.guide.vpp.event.title": "Call an event",
  "documentation.guide.vpp.event.text":
    "A time, a power and a price. Participants are told as long before as the notice says. For a rehearsal, record an event of last week.",
  "documentation.guide.vpp.settle.title": "Settle it",
  "documentation.guide.vpp.settle.text":
    "Once it is over and its readings are reported: delivered kWh by interval and by site, revenue and its split. The command settles the sample plant's event, so that you can see a statement now.",
  "documentation.guide.vpp.status.title": "Watch the plant",
  "documentation.guide.vpp.status.text":
    "State, capacity in MW, participants and revenue, with the forecast of the next 24 hours. The sample plant answers everybody.",

  "documentation.guide.widget.title": "Embed the assistant in your page",
  "documentation.guide.widget.text": "The energy assistant on your own site, with one script tag and no cookies.",
  "documentation.guide.widget.key.title": "Get a widget key",
  "documentation.guide.widget.key.text":
    "Write to us with the origins of your pages, such as https://www.your-utility.example. The key is public: it works on these origins and on no other.",
  "documentation.guide.widget.key.link": "Contact us",
  "documentation.guide.widget.tag.title": "Add the script tag",
  "documentation.guide.widget.tag.text":
    "Anywhere in the page. The launcher is 2.5 KB and asks for nothing until somebody opens the chat. data-position, data-accent and data-language fit it to your page.",
  "documentation.guide.widget.policy.title": "Allow it in your content security policy",
  "documentation.guide.widget.policy.text":
    "Where your site sends such a policy, add this origin to two of its lines. Styles need nothing.",
  "documentation.guide.widget.open.title": "Open it from a button of yours",
  "documentation.guide.widget.open.text":
    "Commands may be pushed before the script has loaded. The others are close, on (open, close, answer, error, destroy) and destroy.",

  "documentation.sdk.text":
    "Each language's client is one file without dependencies, to copy into your project. A test runs every sample on this page.",
  "documentation.sdk.all": "Download All SDKs",
  "documentation.sdk.install": "Install",
  "documentation.sdk.installNamed": "Install for {language}: download {file}",
  "documentation.sdk.shell": "Install and run",
  "documentation.sdk.client": "Show {file}",
  "documentation.sdk.python": "Python 3.9 or newer, standard library alone",
  "documentation.sdk.javascript": "Node 18 or newer, Bun or Deno; for servers, as keys must not reach a web page",
  "documentation.sdk.java": "JDK 11 or newer, java.net.http alone",

  "documentation.issue.todo": "What to do:",
  "documentation.issue.authentication": "401 Authentication Error",
  "documentation.issue.authentication.cause":
    "The server knows no such key: it is mistyped, revoked or expired, or the header has another form.",
  "documentation.issue.authentication.solution":
    "Verify in your settings that the key is listed and has not expired, and check the Authorization header: the word Bearer, one space, the whole key.",
  "documentation.issue.rateLimit": "429 Rate Limit Exceeded",
  "documentation.issue.rateLimit.cause":
    "Your account has used up its calls of this minute, with all keys together. Retry-After says when it may go on.",
  "documentation.issue.rateLimit.solution":
    "Use exponential backoff or upgrade the plan. The clients on this page wait as long as Retry-After says, else 1, 2 and 4 seconds, and give up after 3 retries.",
  "documentation.issue.format": "400 Invalid Data Format",
  "documentation.issue.format.cause":
    "The body is not what the operation takes. In the answer, issues names each field and what it should be.",
  "documentation.issue.format.solution":
    "Check that the data follows the schema, and send it to the validation endpoint: it lists every fault without running anything.",
  "documentation.issue.size": "413 Too Large",
  "documentation.issue.size.cause": "One request may hold 32 MB and 1,000,000 samples, and compute for 15 seconds.",
  "documentation.issue.size.solution": "Send less at a time: a month instead of a year, or longer intervals.",
  "documentation.issue.overload": "503 Overloaded",
  "documentation.issue.overload.cause":
    "The workers that compute long series are busy, or eight of your calls are waiting already.",
  "documentation.issue.overload.solution":
    "Wait as long as Retry-After says and try again. Send a few calls at a time rather than all at once.",
  "documentation.issue.browser": "The browser blocks the call",
  "documentation.issue.browser.cause":
    "The API answers programs, not pages of other sites: a key in a web page is everybody's key.",
  "documentation.issue.browser.solution":
    "Call the API from your server and let your page ask your server. For a chat in your page there is the widget.",
  "documentation.issue.widget": "The widget says that it may not run here",
  "documentation.issue.widget.cause": "The page's origin is not on the list of your widget key.",
  "documentation.issue.widget.solution":
    "Send us the origin exactly as the address bar shows it, with https:// and the port if there is one.",

  "documentation.support.title": "Still stuck?",
  "documentation.support.text":
    "Tell us the endpoint, the time and the error's code, but never your key. We get back to you within 24 hours.",
  "documentation.support.contact": "Contact Technical Support",
  "documentation.support.call": "Schedule Integration Call",
  "documentation.support.call.subject": "Integration call",
  "documentation.support.call.body":
    "What we want to build:\n\nThree times that would suit us, with time zone:\n\nWho will join:\n",
} as const;
