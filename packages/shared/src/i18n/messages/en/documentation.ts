/** The documentation of the public API. Texts of the contracts (summaries, fields) stay English. */
export const documentation = {
  "documentation.title": "API documentation",
  "documentation.lead":
    "Read meters and bills, split a load into appliances, price it, schedule it, and sell its flexibility, all from your own programs.",
  "documentation.search.label": "Search documentation",
  "documentation.search.placeholder": "Search documentation...",
  "documentation.tabs": "Documentation",
  "documentation.tab.reference": "API Reference",
  "documentation.tab.guides": "Integration Guides",
  "documentation.tab.sdks": "SDKs & Examples",
  "documentation.tab.troubleshooting": "Troubleshooting",
  "documentation.tab.changelog": "Changelog",

  "documentation.facts.url": "Base URL",
  "documentation.facts.url.text": "Your own data and partner workspaces are under /api.",
  "documentation.facts.header": "Authentication",
  "documentation.facts.scopes": "Scopes of a key",
  "documentation.facts.scope.api": "everything under /api/v1",
  "documentation.facts.scope.read": "reading your meters, uploads and devices",
  "documentation.facts.scope.write": "adding readings, and connecting and switching devices",
  "documentation.facts.scope.partners":
    "your partner workspaces: articles, rate plans, usage, webhooks and their deliveries",
  "documentation.facts.limits": "Rate limit",
  "documentation.facts.calls": "{least} to {most} calls a minute, depending on your plan",
  "documentation.facts.key": "Get an API key",
  "documentation.facts.demo": "Demo key",
  "documentation.facts.demo.text": "For trying things out: it reads sample data and changes nothing.",

  "documentation.reference.text":
    "Generated from the contracts that the server validates every request against, so it always matches what's running.",
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
  "documentation.domain.energyQuery": "Energy questions",
  "documentation.domain.anomalies": "Anomalies",
  "documentation.domain.bills": "Bills",
  "documentation.domain.greenbutton": "Green Button",
  "documentation.domain.meters": "Meters",
  "documentation.domain.uploads": "Uploads",
  "documentation.domain.advice": "Advice",
  "documentation.domain.devices": "Devices",
  "documentation.domain.hubs": "Hubs",
  "documentation.domain.rewards": "Baseline",
  "documentation.domain.partners": "Workspaces",
  "documentation.domain.webhooks": "Webhooks",
  "documentation.group.api": "Public API",
  "documentation.group.api.text": "Computations on what you send, and the plants and facilities of your account.",
  "documentation.group.data": "Your account's data",
  "documentation.group.data.text": "The meters, uploads, and devices that you also see on the site.",
  "documentation.group.partners": "Partner workspaces",
  "documentation.group.partners.text":
    "The assistant on your own pages. Keys can't delete a workspace, or change its widget key and signing keys.",
  "documentation.access": "Access",
  "documentation.access.key": "API key with the scope",
  "documentation.access.ownData": "and, for your account's own readings, the scope",
  "documentation.access.session": "or a session that is signed in on the site",
  "documentation.access.openAdr": "or the token of an OpenADR client with the scope",
  "documentation.access.public": "Public: no key or session is needed",
  "documentation.access.none": "no key",
  "documentation.endpoint.parameters": "Parameters",
  "documentation.endpoint.response": "Response",
  "documentation.endpoint.errors": "Errors",
  "documentation.endpoint.example": "Example request",
  "documentation.endpoint.none": "None",
  "documentation.neighbors": "Previous and next endpoint",
  "documentation.changelog.text":
    "What changes for programs that call the API and pages that embed the widget. What you rely on is announced here before it goes.",
  "documentation.changelog.added": "Added",
  "documentation.changelog.changed": "Changed",
  "documentation.changelog.fixed": "Fixed",
  "documentation.changelog.api": "API",
  "documentation.changelog.sdk": "SDK",
  "documentation.changelog.widget": "Widget",
  "documentation.changelog.docs": "Docs",
  "documentation.field.required": "required",
  "documentation.field.inPath": "path parameter",
  "documentation.field.inHeader": "header",
  "documentation.field.limits": " ({limits})",
  "documentation.field.separator": ", ",
  "documentation.field.within": "Fields of {name}",

  "documentation.difficulty.beginner": "Beginner",
  "documentation.difficulty.intermediate": "Intermediate",
  "documentation.difficulty.advanced": "Advanced",
  "documentation.time.minutes5": "5 minutes",
  "documentation.time.minutes10": "10 minutes",
  "documentation.time.minutes15": "15 minutes",
  "documentation.time.minutes30": "30 minutes",
  "documentation.time.hours2": "2 hours",
  "documentation.guide.start": "Start Guide",
  "documentation.guide.startNamed": "Start Guide: {title}",
  "documentation.guide.all": "All guides",

  "documentation.guide.typed.title": "Call the API with types",
  "documentation.guide.typed.text":
    "Install the typed client for TypeScript and JavaScript, in Node, Bun or a browser.",
  "documentation.guide.typed.install.title": "Install the client",
  "documentation.guide.typed.install.text":
    "This server serves the package that fits its API. It has no dependencies. Any project with Node 20 or newer, or with Bun, can install it.",
  "documentation.guide.typed.call.title": "Make a call",
  "documentation.guide.typed.call.text":
    "What reads is .query, everything else .mutate. Inputs and results have types, with the descriptions of this documentation. The demo key works for this call.",
  "documentation.guide.typed.retry.title": "Leave retries to the client",
  "documentation.guide.typed.retry.text":
    "After a lost connection, 429, 502, 503 or 504 it sends a call again up to three times, waiting for Retry-After, or longer each time without it. Each mutation has an idempotency key, so it has its effect once.",
  "documentation.guide.typed.errors.title": "Read errors and notices",
  "documentation.guide.typed.errors.text":
    "apiErrorOf returns the code, the message and each invalid field. Fields that an operation doesn't know are named in notices; with strict they are rejected. That holds for every operation that an API key opens.",
  "documentation.guide.first.title": "Your first API call",
  "documentation.guide.first.text": "From a new account to your first response, with nothing but curl.",
  "documentation.guide.first.key.title": "Create an API key",
  "documentation.guide.first.key.text":
    "You can create keys in your account settings. A key is shown only once, so copy it right away. The free plan is enough.",
  "documentation.guide.first.key.link": "Open settings",
  "documentation.guide.first.shell.title": "Set an environment variable",
  "documentation.guide.first.shell.text":
    "The commands on this page and all examples read the key from the environment, so it isn't in any file.",
  "documentation.guide.first.call.title": "Send a request",
  "documentation.guide.first.call.text":
    "This checks a body against its schema without running anything. The response is JSON, with valid set to true.",
  "documentation.guide.first.read.title": "Read the response headers",
  "documentation.guide.first.read.text":
    "Add -i to see the headers. RateLimit-Remaining is the number of calls you have left, and RateLimit-Reset is the number of seconds until the limit resets. An error has a code and a message. If the body is invalid, it also has issues that name each field to fix.",

  "documentation.guide.meter.title": "Import and disaggregate meter data",
  "documentation.guide.meter.text": "From a file you download from your utility to what each appliance used.",
  "documentation.guide.meter.get.title": "Get the readings",
  "documentation.guide.meter.get.text":
    "Most utilities offer a Green Button file in their customer portal. To identify individual appliances, use readings of five minutes or finer, for example from a clamp meter. With longer intervals you get types of load, such as cooling or car charging.",
  "documentation.guide.meter.read.title": "Parse the file",
  "documentation.guide.meter.read.text":
    "The response has the interval series of every usage point in kWh, plus notices about gaps and clock errors. Send CSV files to /api/v1/bills/extract instead.",
  "documentation.guide.meter.watts.title": "Convert energy to power",
  "documentation.guide.meter.watts.text":
    "The analysis expects watts: a reading's kWh × 3,600,000 ÷ its length in seconds. sample_rate is one divided by that length, so 0.016667 Hz for one-minute readings. Keep null where a reading is missing.",
  "documentation.guide.meter.split.title": "Disaggregate",
  "documentation.guide.meter.split.text":
    "Send at least one day, ideally a month. More days include more runs of each appliance.",
  "documentation.guide.meter.answer.title": "Read the result",
  "documentation.guide.meter.answer.text":
    "Each device has its energy, its runs, and a confidence: the share of similar runs that were correct in homes the model had never seen. Energy that belongs to no device is unassigned. With breakdown set to true, the parts add up to what you sent. A label, such as the kettle in the command, is remembered for the home_id.",

  "documentation.guide.vpp.title": "Enroll devices in a virtual power plant",
  "documentation.guide.vpp.text":
    "Group sites and their devices, dispatch them for an hour, and see what each one delivered and earned.",
  "documentation.guide.vpp.plant.title": "Create a plant",
  "documentation.guide.vpp.plant.text":
    "A plant is a portfolio of sites that share a time zone, a currency, and a revenue split. Choose your own ID, or let the server create one.",
  "documentation.guide.vpp.site.title": "Add a site",
  "documentation.guide.vpp.site.text":
    "A participant is a metered site. It takes part until it opts out of one event or all of them.",
  "documentation.guide.vpp.device.title": "Enroll its devices",
  "documentation.guide.vpp.device.text":
    "Set how much power each device can reduce or feed in, and during which hours it's available. This determines the plant's capacity.",
  "documentation.guide.vpp.readings.title": "Report meter readings",
  "documentation.guide.vpp.readings.text":
    "Report them daily, covering at least the 15 business days before an event (seven weeks for weekend events). They determine the baseline, which is what the site would have used without the event, and how far it's off on ordinary days.",
  "documentation.guide.vpp.event.title": "Create an event",
  "documentation.guide.vpp.event.text":
    "Set a time, a power, and a price. Participants are notified ahead of time, as set by the notice period. To practice, create an event that happened last week.",
  "documentation.guide.vpp.settle.title": "Settle the event",
  "documentation.guide.vpp.settle.text":
    "Once the event is over and its readings are reported, you get the delivered kWh by interval and by site, the revenue, and its split. The sites are measured as one group: its 90% interval is in group, and only certain_kwh, the lower end, is paid. A site's own result is marked within_chance if it may be luck. This command settles the sample plant's event, so you can see a statement right away.",
  "documentation.guide.vpp.status.title": "Monitor the plant",
  "documentation.guide.vpp.status.text":
    "Get the status, capacity in MW, participants, and revenue, with a forecast for the next 24 hours. Anyone can query the sample plant.",

  "documentation.guide.hub.title": "Connect your hub",
  "documentation.guide.hub.text":
    "Bring the devices of Home Assistant or an MQTT broker into your account: their state, their live power, and their history.",
  "documentation.guide.hub.choose.title": "Choose how to connect",
  "documentation.guide.hub.choose.text":
    "If you run Home Assistant, connect it directly: you get all of its switches, lights, thermostats, fans, covers, and power and energy sensors. If your devices announce themselves on an MQTT broker with Home Assistant discovery (Zigbee2MQTT, Tasmota, Shelly, ESPHome), you can connect the broker instead.",
  "documentation.guide.hub.address.title": "Find an address that the server can reach",
  "documentation.guide.hub.address.text":
    "A Wattleaf server on the internet only connects to public addresses, and only encrypted: https:// for Home Assistant, mqtts:// for a broker, each with a certificate that is valid for its name. A server in your own home can also use addresses of the home network, once its operator sets HUB_PRIVATE_ADDRESSES=on.",
  "documentation.guide.hub.credentials.title": "Create credentials",
  "documentation.guide.hub.credentials.text":
    "In Home Assistant, open your profile, then Security, and create a long-lived access token. On a broker, create a user that may read homeassistant/# and the topics of your devices, and may write their command topics. Credentials are stored encrypted and are never shown again.",
  "documentation.guide.hub.connect.title": "Connect it in your settings",
  "documentation.guide.hub.connect.text":
    "Open Hubs in your settings, enter the address and the credentials, and test the connection. The test says how many devices it found, or what is wrong. After you connect, the devices are on your Devices page, and the assistant knows them by name.",
  "documentation.guide.hub.connect.link": "Open your hubs",
  "documentation.guide.hub.use.title": "What to expect",
  "documentation.guide.hub.use.text":
    "A command counts when the device reports its new state; if it doesn't within five seconds, you are told so. A plug with power or energy sensors is one device. Power is recorded as energy by the quarter hour; an energy counter is preferred where there is one. A device that doesn't answer shows as not reachable. No other account sees your hub or its devices.",
  "documentation.guide.hub.operator.title": "For your own server: one broker for one household",
  "documentation.guide.hub.operator.text":
    "Instead of the form, an operator can set the broker in the environment. It belongs to the one account that MQTT_ACCOUNT names, as soon as its holder has confirmed the email address, and to no other.",

  "documentation.guide.identity.title": "Identify your customers",
  "documentation.guide.identity.text":
    "Your server tells the widget who is signed in on your site, so that the assistant keeps their conversations, files and coins.",
  "documentation.guide.identity.key.title": "Create a signing key",
  "documentation.guide.identity.key.text":
    "In your workspace, under Customer identity. HS256 gives you a secret, which is shown once: sign with all of its text, wl_sk_ included. For ES256 and EdDSA you keep the private key and paste the public one. Operators can also run bun run admin partner key.",
  "documentation.guide.identity.key.link": "Open workspaces",
  "documentation.guide.identity.sign.title": "Sign a token on your server",
  "documentation.guide.identity.sign.text":
    "For the customer who is signed in, and only on your server. The token may live for ten minutes at most and works once. given_name, which is optional, is the first name that the assistant uses, and the leaderboard if the customer agrees. The example in examples/partner-backend needs Node.js alone.",
  "documentation.guide.identity.exchange.title": "Exchange it for a session",
  "documentation.guide.identity.exchange.text":
    "The widget does this with the token that you hand to it. The session belongs to this customer of your workspace, on this origin, and no one else sees its data. Without a token, visitors are anonymous: they have no bills, coins or purchases. Rewards are off until you turn them on in your workspace.",
  "documentation.guide.identity.hand.title": "Hand it to the widget",
  "documentation.guide.identity.hand.text":
    "On your page, beside the script tag. Pass a function that gets a new token from your server: the widget calls it whenever it needs one, as after a session ends. Call logout when the customer signs out.",
  "documentation.guide.identity.rotate.title": "Rotate keys",
  "documentation.guide.identity.rotate.text":
    "Two keys can be live. Create the second, move your servers to it, then revoke the first: its sessions end, and your customers are identified again.",
  "documentation.guide.identity.errors.title": "When it fails",
  "documentation.guide.identity.errors.text":
    "identity_token_expired, identity_token_lifetime, identity_token_audience and identity_token_replayed say what is wrong with the token; unknown_signing_key and revoked_signing_key with its kid; identity_token_invalid with its signature or a claim. The message names the fix.",
  "documentation.guide.webhooks.title": "Receive webhooks",
  "documentation.guide.webhooks.text":
    "Wattleaf calls your server when a reward is redeemed, a meter is connected, a conversation ends, or an import fails.",
  "documentation.guide.webhooks.add.title": "Add a webhook",
  "documentation.guide.webhooks.add.text":
    "In your workspace, under Webhooks: an https URL that is reachable from the internet, and the events that you want. The secret is shown once. A Wattleaf server of your own, started with PARTNER_LOOPBACK=on for development, also takes http://localhost.",
  "documentation.guide.webhooks.receive.title": "Receive messages",
  "documentation.guide.webhooks.receive.text":
    "Each is a POST with JSON: type is the event, and timestamp when it happened. data.customer is your own ID of the customer. Answer with 2xx, and handle each webhook-id once.",
  "documentation.guide.webhooks.events.title": "Read the four events",
  "documentation.guide.webhooks.events.text":
    "reward.redeemed has the purchase, the item of the store and how many. meter.connected has the meter, once its first readings are there: an identified customer has uploaded a file of interval readings in the chat and has kept them as a meter, or your page has sent the file to /api/meters/upload with the customer's session. Later files of the same meter send no message. conversation.ended comes 30 minutes after the last message, again if the conversation goes on, and customer is null for a visitor; what was said is sent as transcript only if your workspace takes it that way and the customer agreed in the chat, and only up to that moment. import.failed has the problem in English.",
  "documentation.guide.webhooks.verify.title": "Verify the signature",
  "documentation.guide.webhooks.verify.text":
    "Messages are signed as Standard Webhooks describes: use one of its libraries, or HMAC-SHA256 over id, timestamp and body as in examples/partner-backend. Reject timestamps that are older than five minutes. To replace the secret, use Replace the secret in your workspace: for 24 hours, webhook-signature has a signature of each secret, separated by a space, and one that matches is enough.",
  "documentation.guide.webhooks.test.title": "Send a test message",
  "documentation.guide.webhooks.test.text":
    "Send a test message in your workspace posts the first event of the webhook, signed like any other. Its data is only test: true, so ignore messages that have it.",
  "documentation.guide.webhooks.local.title": "Try it on your own computer",
  "documentation.guide.webhooks.local.text":
    "Messages go to public https addresses only. A Wattleaf server that you run yourself for development also calls http://localhost, with any port, when it is started with PARTNER_LOOPBACK=on; Check my page reads local pages then too. Never set it on a public server. Against any other server, use a tunnel with an https address.",
  "documentation.guide.webhooks.retry.title": "Answer quickly, and expect copies",
  "documentation.guide.webhooks.retry.text":
    "Answer with 2xx within ten seconds. Anything else is tried again, up to eight more times within about a day, always with the same webhook-id. The log in your workspace shows each message and can send it again.",
  "documentation.guide.theming.title": "Match your brand",
  "documentation.guide.theming.text": "Color, theme, place and words of the assistant on your page.",
  "documentation.guide.theming.settings.title": "Set color and words for all pages",
  "documentation.guide.theming.settings.text":
    "On the workspace's page set the accent color, the theme, the greeting and quick questions in English and Chinese. The preview shows them, the button's place and features that you turn off while you edit; name, contact, an emptied greeting and features that you turn on after you save. Your pages change when you save. Text on your color is chosen so that it can be read. The button on your pages takes its color, place and label from the script tag: copy the tag again after you save.",
  "documentation.guide.theming.page.title": "Follow your page's theme",
  "documentation.guide.theming.page.text":
    "Without a setting the chat follows the page: a data-theme of light or dark on html, body or the script tag, then the color-scheme of the page, then whether its background is dark. It changes when the page does.",
  "documentation.guide.theming.own.title": "Choose per page",
  "documentation.guide.theming.own.text":
    "Attributes of the script tag come before the workspace's settings. data-theme may also be auto (the visitor's system); data-target puts the open chat into an element of your page instead of a button in the corner.",
  "documentation.guide.theming.place.title": "Fit the layers of your page",
  "documentation.guide.theming.place.text":
    "One variable sets the z-index. The widget draws in a shadow root: your styles do not change it, and its styles do not change your page.",
  "documentation.guide.theming.runtime.title": "Change it while it runs",
  "documentation.guide.theming.runtime.text": "For a language or theme switch of your own: the conversation goes on.",
  "documentation.guide.csp.title": "Use a strict Content Security Policy",
  "documentation.guide.csp.text":
    "The widget works under host lists, nonces, strict-dynamic, Trusted Types and COEP, without a violation.",
  "documentation.guide.csp.host.title": "Allow the host",
  "documentation.guide.csp.host.text":
    "Scripts and calls come from one origin. Styles need no entry: they are constructed style sheets. Images, fonts and frames are not loaded.",
  "documentation.guide.csp.nonce.title": "Or use a nonce",
  "documentation.guide.csp.nonce.text":
    "Put the nonce of the response on the script tag; what the widget loads inherits it, with and without strict-dynamic. Only connect-src names the host.",
  "documentation.guide.csp.pin.title": "Pin a version by its hash",
  "documentation.guide.csp.pin.text":
    'The answer names a launcher under an address of its own and its integrity value. Use both as src and integrity, with crossorigin="anonymous". It names the files that it loads by their content; the last ten releases stay available. Update the pair when you want a newer one.',
  "documentation.guide.csp.types.title": "Trusted Types",
  "documentation.guide.csp.types.text":
    "The script tag needs nothing more. If your own code loads the widget from the npm package, allow the policy wattleaf.",
  "documentation.guide.csp.frame.title": "Where scripts of others are not allowed",
  "documentation.guide.csp.frame.text":
    "Use a frame. Only the origins on your list may frame it (frame-ancestors). A frame serves visitors; signed-in customers need the script.",
  "documentation.guide.react.title": "Use the widget with React",
  "documentation.guide.react.text": "A typed component from the package that your Wattleaf server offers.",
  "documentation.guide.react.install.title": "Install the package",
  "documentation.guide.react.install.text":
    "It holds the loader, the component and their types; the widget itself always comes from the server. React 18 or later.",
  "documentation.guide.react.component.title": "Render the component",
  "documentation.guide.react.component.text":
    "It starts the widget when it mounts and takes everything away when it unmounts. A new language or theme changes the running widget; any other property starts it again.",
  "documentation.guide.react.customer.title": "Identify the signed-in customer",
  "documentation.guide.react.customer.text":
    "Give a function that gets a fresh token from your server: the widget calls it again before a session ends. See the guide on identity.",
  "documentation.guide.react.without.title": "Without React",
  "documentation.guide.react.without.text":
    "The loader returns the same widget object, for any framework. A second call with the same key and target returns the one that runs.",
  "documentation.guide.react.server.title": "Server rendering",
  "documentation.guide.react.server.text":
    "Importing the package on a server does nothing; the component renders nothing there and starts in the browser.",
  "documentation.guide.widget.title": "Embed the assistant in your website",
  "documentation.guide.widget.text": "Add the energy assistant to your own site with one script tag and no cookies.",
  "documentation.guide.widget.key.title": "Get a widget key",
  "documentation.guide.widget.key.text":
    'Sign in or create an account, create a workspace for your brand, and list the origins of your pages, such as https://www.your-utility.example or, on your own computer, http://localhost:8080. The key is public and only works on these origins. Operators can also run bun run admin partner create "Your Utility" --owner EMAIL in the folder of the server, with its DATABASE_URL: it creates a workspace for that account, whose email address has to be confirmed.',
  "documentation.guide.widget.key.link": "Open workspaces",
  "documentation.guide.widget.look.title": "Choose its look first",
  "documentation.guide.widget.look.text":
    "In your workspace, under Appearance, set the color, theme, place, greeting and quick questions, and how customers reach you: email, phone, contact form and the page for outages, which answers point to. Save. The script tag carries the color, place and label of the button, because the button makes no requests: a page with an older tag shows the old button until someone opens the chat.",
  "documentation.guide.widget.look.link": "More about its look",
  "documentation.guide.widget.tag.title": "Add the script tag",
  "documentation.guide.widget.tag.text":
    "Copy it from your workspace, under Installation, and put it anywhere in the page. It has your key and the look that you saved: copy it again after you change the look. The launcher is 3 KB and makes no requests until someone opens the chat. On one page you can choose otherwise with data-position, data-label, data-accent, data-theme, and data-language, and data-target shows the chat inside an element of the page.",
  "documentation.guide.widget.check.title": "Check the page",
  "documentation.guide.widget.check.text":
    "Open the page and press the button. If the chat does not start, it names the reason. For a public page, Check my page in your workspace under Installation reads it and says what is missing. It reaches a page on your own computer only if the server was started with PARTNER_LOOPBACK=on: otherwise, the browser's console names what a Content Security Policy blocks.",
  "documentation.guide.widget.check.link": "Troubleshooting",
  "documentation.guide.widget.knowledge.title": "Add your articles and rate plans",
  "documentation.guide.widget.knowledge.text":
    "In your workspace, under Knowledge, write or upload articles in Markdown: the first paragraph answers the title, and each part below a ## heading answers that heading, so word headings as customers ask. An article has up to 40,000 characters. Then ask on your page what an article answers; under Test questions, the assistant asks such questions again after each change. Upload rate plans as JSON in the format of OpenEI's Utility Rate Database: one rate plan, or several under items. On your pages alone, the assistant then cites your articles, names your prices with their hours, tiers and charges, and compares the readings of your customers with your rate plans instead of sample rates. A rate plan that cannot be billed is rejected with the field to correct.",
  "documentation.guide.widget.knowledge.link": "Fields of a rate plan",
  "documentation.guide.widget.policy.title": "Allow it in your Content Security Policy",
  "documentation.guide.widget.policy.text":
    "If your site sends this policy, add our origin to these two directives. Styles need no changes.",
  "documentation.guide.widget.open.title": "Open it from your own button",
  "documentation.guide.widget.open.text":
    "You can push commands before the script has loaded. The others are close, toggle, show, hide, identify, logout, setLanguage, setTheme, setConsent, destroy, and on, with the events ready, open, close, answer, unread, reward, auth:expired, error, and destroy. Widgets on one page with the same key share one session: logout and setConsent on one apply to all of them, identify only to the one that you call it on, and destroy leaves the session to the others until the last one is destroyed.",

  "documentation.sdk.text":
    "The client for each language is a single file without dependencies that you copy into your project. Every sample on this page is tested.",
  "documentation.sdk.all": "Download All SDKs",
  "documentation.sdk.install": "Install",
  "documentation.sdk.installNamed": "Install for {language}: download {file}",
  "documentation.sdk.shell": "Install and run",
  "documentation.sdk.client": "Show {file}",
  "documentation.sdk.python": "Python 3.9 or newer, standard library only",
  "documentation.sdk.javascript":
    "Node 18 or newer, Bun, or Deno. For servers only, because keys must never reach a web page",
  "documentation.sdk.java": "JDK 11 or newer, java.net.http only",

  "documentation.issue.todo": "What to do: ",
  "documentation.issue.authentication": "401 Authentication Error",
  "documentation.issue.authentication.cause":
    "The server doesn't recognize the key. It may be mistyped, revoked, or expired, or the header may be in the wrong format.",
  "documentation.issue.authentication.solution":
    "Check in your settings that the key is listed and hasn't expired. Then check the Authorization header: the word Bearer, one space, and the whole key.",
  "documentation.issue.rateLimit": "429 Rate Limit Exceeded",
  "documentation.issue.rateLimit.cause":
    "Your account has used all its calls for this minute, across all keys. Retry-After tells you when you can continue.",
  "documentation.issue.rateLimit.solution":
    "Use exponential backoff or upgrade your plan. The clients on this page wait for the time in Retry-After, or for 1, 2, and 4 seconds without it, and give up after 3 retries.",
  "documentation.issue.format": "400 Invalid Data Format",
  "documentation.issue.format.cause":
    "The body doesn't match what the endpoint expects. In the response, issues names each field and what it should be.",
  "documentation.issue.format.solution":
    "Check that the data follows the schema, or send it to the validation endpoint, which lists every error without running anything.",
  "documentation.issue.size": "413 Too Large",
  "documentation.issue.size.cause":
    "One request can have up to 32 MB and 1,000,000 samples, and run for up to 15 seconds.",
  "documentation.issue.size.solution": "Send less data at a time: a month instead of a year, or longer intervals.",
  "documentation.issue.overload": "503 Overloaded",
  "documentation.issue.overload.cause":
    "The workers that process long series are busy, or eight of your calls are already waiting.",
  "documentation.issue.overload.solution":
    "Wait for the time in Retry-After and try again. Send a few calls at a time instead of all at once.",
  "documentation.issue.browser": "The browser blocks the call",
  "documentation.issue.browser.cause":
    "The API accepts calls from servers, not from other sites' web pages: anyone could copy a key from a web page.",
  "documentation.issue.browser.solution":
    "Call the API from your server, and have your page call your server. To add a chat to your page, use the widget.",
  "documentation.issue.widget": "The widget says it isn't enabled on this site",
  "documentation.issue.widget.cause": "The page's origin isn't on your widget key's list.",
  "documentation.issue.widget.solution":
    "Add the origin in your workspace under /partners: exactly as the address bar shows it, with https:// and the port, if there is one, and without a path. Check my page, in the same place, tells you what else is wrong.",

  "documentation.issue.widgetKey": "The widget says it isn't set up yet",
  "documentation.issue.widgetKey.cause":
    "The data-key of the script tag is mistyped or of a deleted workspace. With revoked_widget_key, it has been replaced.",
  "documentation.issue.widgetKey.solution": "Copy the script tag again, from your workspace under Installation.",
  "documentation.issue.widgetPolicy": "The button or the chat is missing, and the console names a policy",
  "documentation.issue.widgetPolicy.cause":
    "The page's Content Security Policy does not allow our script (script-src: no button) or its calls (connect-src: the chat cannot start).",
  "documentation.issue.widgetPolicy.solution":
    "Add our origin to both directives, or put the page's nonce on the script tag. The guide on Content Security Policy has each case.",
  "documentation.issue.widgetLook": "The widget has the wrong color or theme",
  "documentation.issue.widgetLook.cause":
    "The button takes its color, place and label from the script tag alone, because it makes no requests; the chat also knows the workspace's settings. A green button beside a chat of your color means an old tag. Without a theme, the chat follows the page: its data-theme, its color-scheme, then its background.",
  "documentation.issue.widgetLook.solution":
    "Copy the script tag again after you have saved the look. If the page is dark or light and the chat is not, set data-theme on html or on the tag.",
  "documentation.issue.identity": "The customer's identity is rejected",
  "documentation.issue.identity.cause":
    "Each code names one reason. identity_token_expired: it was used after exp. identity_token_lifetime: exp is more than 10 minutes after iat. identity_token_audience: aud is not the origin of the Wattleaf server. identity_token_replayed: its jti was used before. unknown_signing_key and revoked_signing_key: its kid is not a live key of this workspace. identity_token_invalid: its signature, algorithm or a claim is wrong.",
  "documentation.issue.identity.solution":
    "Read the message of the answer to POST /api/widget/session in the browser's network panel: it names the claim and the fix. Sign a new token for each call, with the time of a synchronized clock.",
  "documentation.issue.authExpired": "The chat says that the sign-in on the page has expired",
  "documentation.issue.authExpired.cause":
    "The widget needed a new token and did not get a valid one: identify was given a single token instead of a function, the function failed, or the customer's session on your site has ended.",
  "documentation.issue.authExpired.solution":
    "Give identify a function that gets a new token from your server each time. When the event fires after the customer has signed in again, call identify again; after signing out, call logout.",
  "documentation.issue.rewards": "The rewards are missing",
  "documentation.issue.rewards.cause":
    "Rewards are off in the workspace, or the visitor is not identified: coins, rank, streak, achievements and redeeming belong to customers whom your server identifies. Visitors see how to earn, the store and the leaderboard. Customers have no place of their own on the leaderboard, because that takes a meter connected at the utility, and your pages connect none. Nor do they see achievements that need devices, grid events or an account of the site.",
  "documentation.issue.rewards.solution":
    "Turn on Rewards, and Redeeming coins if wanted, in your workspace under Appearance, and identify the customer. Then reload the page.",
  "documentation.issue.signature": "The signature of a webhook does not match",
  "documentation.issue.signature.cause":
    "The body was parsed and written again before it was verified, the secret is of another webhook or was replaced, or whsec_ was not removed and the rest not decoded from base64.",
  "documentation.issue.signature.solution":
    "Compute HMAC-SHA256 over webhook-id, webhook-timestamp and the body as it arrived, joined by periods, and compare it with each signature after v1, as in examples/partner-backend. Check your server's clock if timestamps seem old.",
  "documentation.support.title": "Still stuck?",
  "documentation.support.text":
    "Tell us the endpoint, the time, and the error code, but never your key. We'll get back to you within 24 hours.",
  "documentation.support.contact": "Contact Technical Support",
  "documentation.support.call": "Schedule Integration Call",
} as const;
