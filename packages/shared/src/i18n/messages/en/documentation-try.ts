/** The form that sends an operation's example. */
export const documentationTry = {
  "documentationTry.title": "Try it out",
  "documentationTry.demo":
    "Sends a real request to this server. The demo key changes nothing and doesn't count toward anyone's limit but yours.",
  "documentationTry.ownKey":
    "Sends a real request to this server. This endpoint changes data, so it needs a key of your own: the demo key gets a 403.",
  "documentationTry.scope":
    "Sends a real request to this server, about your own account. It needs a key of your own with the scope {scope}.",
  "documentationTry.key": "API key",
  "documentationTry.key.hint": "Stays in this tab: it isn't stored, and leaves with the request alone.",
  "documentationTry.key.missing": "Enter an API key.",
  "documentationTry.required": "Enter a value for {name}.",
  "documentationTry.body": "Request body (JSON)",
  "documentationTry.body.invalid": "This isn't valid JSON: {problem}",
  "documentationTry.send": "Send request",
  "documentationTry.status": "Status {status}",
  "documentationTry.time": "{ms} ms",
  "documentationTry.remaining": "Calls left this minute: {count}",
  "documentationTry.response": "Response",
  "documentationTry.failed.title": "No response",
  "documentationTry.failed.text":
    "The request didn't reach the server, or it took longer than a minute. Check your connection and try again.",
} as const;
