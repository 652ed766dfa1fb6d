/** Letters. Each has a greeting, what happened, one link, and what else to know. */
export const mail = {
  "mail.greeting": "Hello {firstName},",
  "mail.greetingPlain": "Hello,",
  "mail.team": "The Wattleaf team",

  "mail.welcome.subject": "Welcome to Wattleaf",
  "mail.welcome.text":
    "your Wattleaf account is ready. Upload a bill or a meter file and ask the assistant what it says:",
  "mail.welcome.action": "Ask the assistant",
  "mail.welcome.invite":
    "Your invitation code is {inviteCode}: whoever registers with it starts with more green coins, and you earn some too.",

  "mail.reset.subject": "Choose a new password for Wattleaf",
  "mail.reset.text":
    "somebody, hopefully you, asked for a new password for your Wattleaf account. Choose one here within an hour:",
  "mail.reset.action": "Choose a new password",
  "mail.reset.ignore":
    "The link works once. If it was not you who asked, there is nothing to do: your password stays as it is.",

  "mail.passwordChanged.subject": "Your Wattleaf password was changed",
  "mail.passwordChanged.text":
    "the password of your Wattleaf account has just been changed, and all other sessions have ended. If it was not you, choose a new one at once with “Forgot password?” on the sign-in page:",
  "mail.passwordChanged.action": "To the sign-in page",

  "mail.signInLinked.subject": "A new way to sign in to Wattleaf",
  "mail.signInLinked.text":
    "somebody whom a sign-in provider has confirmed as the owner of this address has just signed in to your Wattleaf account. From now on that way of signing in opens your account.",
  "mail.signInLinked.passwordGone":
    "Until now nobody had confirmed that this address belongs to the account. To be safe we have removed its password and API keys and ended its other sessions. You can choose a new password with “Forgot password?”.",
  "mail.signInLinked.action": "To the sign-in page",
} as const;
