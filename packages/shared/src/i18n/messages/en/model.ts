/** What the assistant says around an answer of a language model. */
export const model = {
  "model.note.unreachable": "(The language model was not reachable; answered by the built-in engine.)",
  "model.note.unusable": "(The language model's answer could not be used; answered by the built-in engine.)",
  "model.note.stopped": "(The language model stopped midway; the built-in engine goes on.)",
  "model.leftOut": "I left something out, because nothing that I can look up backs its figures.",
  "model.hidden.account": "the account number",
  "model.hidden.address": "the address",
  "model.hidden.email": "the e-mail address",
  "model.hidden.phone": "the phone number",
  "model.hidden.secret": "the secret",
} as const;
