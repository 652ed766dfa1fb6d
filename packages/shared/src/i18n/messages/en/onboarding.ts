/** The three steps after registration. */
export const onboarding = {
  "onboarding.progress": "Step {step} of {total}",
  "onboarding.skipSetup": "Skip setup",
  "onboarding.skipStep": "Skip this step",
  "onboarding.continue": "Continue",
  "onboarding.finish": "Finish",
  "onboarding.finishWithout": "Skip and finish",
  "onboarding.stepDone": "Done",
  "onboarding.step.welcome": "Welcome",
  "onboarding.step.upload_bill": "Your bill",
  "onboarding.step.connect_devices": "Meter and devices",

  "onboarding.welcome.title": "Welcome to Wattleaf, {name}",
  "onboarding.welcome.text":
    "In three short steps, the assistant learns enough to answer questions about your own energy. You can skip any step and come back later.",
  "onboarding.welcome.coins": "You start with {count} green coins.",
  "onboarding.welcome.invite": "Your invitation code for friends: {code}",

  "onboarding.upload.title": "Upload an energy bill or meter file",
  "onboarding.upload.text":
    "We read the period, use, and cost from PDF bills and photos, and every reading from CSV and Green Button files. You'll earn 100 green coins.",
  "onboarding.upload.choose": "Choose a file",
  "onboarding.upload.limits": "PDF, JPG, PNG, CSV, or Green Button XML, up to 10MB",
  "onboarding.upload.percent": "{percent}%",
  "onboarding.upload.reading": "Reading...",
  "onboarding.upload.period": "{start} to {end}",
  "onboarding.upload.removeFailed": "Couldn't remove the file",
  "onboarding.upload.done": "Your file is ready",
  "onboarding.upload.remove": "Remove",
  "onboarding.upload.wrongType": "Please select a PDF, JPG, PNG, or CSV file.",
  "onboarding.upload.tooLarge": "Please select a file smaller than 10MB.",
  "onboarding.upload.failed.title": "Upload Failed",
  "onboarding.upload.failed.text": "Please try again with a valid energy bill file.",

  "onboarding.coinsPaid": "+{count} green coins",

  "onboarding.devices.title": "Connect your meter and devices",
  "onboarding.devices.text":
    "Optional. You'll earn 50 green coins for your first meter or device, and you can connect more at any time.",
  "onboarding.devices.meter": "Electricity meter",
  "onboarding.devices.meterText": "Through your utility account or with a Green Button file",
  "onboarding.devices.connect": "Connect",
  "onboarding.devices.another": "Connect another",
  "onboarding.devices.connected": "Connected: 50 green coins earned",

  "onboarding.failed.title": "Couldn't save your progress",
  "onboarding.failed.update": "Failed to update progress. Please try again.",
  "onboarding.failed.complete": "Failed to complete onboarding.",
  "onboarding.done.title": "Onboarding Complete",
  "onboarding.done.text": "Welcome to your Wattleaf dashboard!",
  "onboarding.signIn.title": "Sign in to set up your account",
} as const;
