import { UPLOAD_TOO_LARGE_MESSAGE, UPLOAD_WRONG_TYPE_MESSAGE } from "../../../domain/uploads";

/** The launcher's own words, apart from the panel's so that they alone load with every partner page. */
export const widgetLauncher = {
  "launcher.label": "Energy assistant",
  "launcher.failed": "Couldn't load the assistant. Press the button to try again.",
} as const;

export const widget = {
  "widget.title": "Energy assistant",
  "widget.byPartner": "for {partner} customers",
  "widget.poweredBy": "Answers by Wattleaf, with sources",
  "widget.close": "Close chat",
  "widget.conversation": "Conversation",
  "widget.latest": "Jump to latest",
  "widget.opening": "Opening the chat...",
  "widget.you": "You",
  "widget.assistant": "Assistant",
  "widget.thinking": "Thinking...",
  "widget.tool": "Checking the figures...",
  "widget.progress": "Calculating the schedule...",
  "widget.reconnecting": "Connection lost. Reconnecting...",
  "widget.stopped": "Stopped",
  "widget.sources": "Sources",
  "widget.source": "Source {index}",
  "widget.source.upload": "your file",
  "widget.source.account": "your account",

  "widget.composer.label": "Your question",
  "widget.composer.placeholder": "Ask about your energy use...",
  "widget.composer.send": "Send",
  "widget.composer.stop": "Stop answering",
  "widget.composer.attach": "Upload an energy bill",
  "widget.composer.hint": "A bill or usage file, up to 10MB",

  "widget.suggestions": "Suggested questions",
  "widget.suggest.save": "How much can I save?",
  "widget.suggest.devices": "Can my devices be controlled?",
  "widget.suggest.vpp": "What are VPP benefits?",
  "widget.suggest.upload": "Upload my energy bill",

  "widget.upload.sent": "Uploaded {name}",
  "widget.upload.progress": "Uploading {name}: {percent}%",
  "widget.upload.reading": "Reading {name}...",
  "widget.upload.cancel": "Cancel upload",
  "widget.upload.wrongType": UPLOAD_WRONG_TYPE_MESSAGE,
  "widget.upload.tooLarge": UPLOAD_TOO_LARGE_MESSAGE,
  "widget.upload.empty": "That file is empty. Please choose another one.",
  "widget.upload.failed":
    "Sorry, I couldn't process your file. Please make sure it's a readable energy bill or usage export, then try again.",

  "widget.retry": "Try again",
  "widget.error.network":
    "I apologize, but I'm having trouble connecting right now. Please check your internet connection and try again.",
  "widget.error.technical":
    "I'm sorry, I'm experiencing technical difficulties. Please try again or contact our support team.",
  "widget.error.busy": "Wattleaf is answering many questions right now. Try again in {wait}.",
  "widget.error.limit": "You've reached the limit for now. Try again in {wait}.",
  "widget.wait.seconds": "{count} seconds",
  "widget.wait.minutes": "{count} minutes",
  "widget.error.tooLong": "Messages can be up to {max} characters.",

  "widget.unavailable.origin.title": "The assistant isn't enabled on this site",
  "widget.unavailable.origin.text": "{origin} isn't on the partner's list of allowed origins.",
  "widget.unavailable.origin.who":
    "If you manage this website, add the address above to the allowed origins of your Wattleaf key.",
  "widget.unavailable.key.title": "The assistant isn't set up yet",
  "widget.unavailable.key.text": "We don't recognize the widget key on this page.",
  "widget.unavailable.key.who": "If you manage this website, copy the correct key from Wattleaf into the script tag.",
} as const;
