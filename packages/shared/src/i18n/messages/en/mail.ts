export const mail = {
  "mail.welcome.subject": "Welcome to Wattleaf",
  "mail.welcome.text":
    "Hello {firstName},\n\nyour Wattleaf account is ready. Upload a bill or a meter file and ask the assistant what it says:\n{url}/chat\n\nYour invitation code is {inviteCode}: whoever registers with it starts with more green coins.\n\nThe Wattleaf team\n",
} as const;
