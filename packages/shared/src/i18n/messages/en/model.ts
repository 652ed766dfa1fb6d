/** What the assistant says around an answer of a language model. */
export const model = {
  "model.note.unreachable": "(The language model was unavailable, so the built-in engine answered.)",
  "model.note.unusable": "(The language model's answer couldn't be used, so the built-in engine answered.)",
  "model.note.stopped": "(The language model stopped partway, so the built-in engine continued.)",
  "model.leftOut": "I left something out because I couldn't verify its figures.",
  "model.hidden.account": "the account number",
  "model.hidden.address": "the address",
  "model.hidden.email": "the email address",
  "model.hidden.phone": "the phone number",
  "model.hidden.secret": "the secret",
} as const;
