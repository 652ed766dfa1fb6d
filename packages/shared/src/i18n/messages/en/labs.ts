/** The page of the research labs. Projects and features are content; the assistant's texts are in labs-assistant. */
export const labs = {
  "labs.title": "Research labs",
  "labs.intro":
    "What isn't a product yet: five projects with their goals, their figures so far, and their misses, and three features that you can try today.",
  "labs.timeline":
    "Each project from its start to its expected end; the green part is done, by the team's own estimate.",
  "labs.details": "Details",
  "labs.status.Active": "Active",
  "labs.status.In Progress": "In Progress",
  "labs.status.Research Phase": "Research Phase",
  "labs.status.Beta Testing": "Beta Testing",
  "labs.status.Prototype Ready": "Prototype Ready",

  "labs.projects.title": "All projects",
  "labs.projects.text": "Every metric was measured with the code of this product. What missed its goal says so.",
  "labs.progress": "Completion",
  "labs.started": "Started",
  "labs.expected": "Expected completion",
  "labs.team": "Team",
  "labs.technologies": "Technologies",
  "labs.applications": "Applications",
  "labs.metrics": "Key metrics",
  "labs.viewProject": "View Project",
  "labs.viewRepository": "View Repository",

  "labs.features.title": "Experimental features",
  "labs.features.text": "They work, and they may still change. Participants and feedback are sample data.",
  "labs.feature.Alpha": "Alpha",
  "labs.feature.Prototype": "Prototype",
  "labs.feature.Beta": "Beta",
  "labs.participants": "Participants",
  "labs.feedback": "Feedback",
  "labs.feedback.value": "{value} / 5.0",
  "labs.sample": "Sample data",
  "labs.tryBeta": "Try Beta",

  "labs.partner.title": "Work with us",
  "labs.partner.text":
    "Do you have meter data, a test site, or an open question? We publish what we find, whichever way it turns out.",
  "labs.partner.action": "Partner With Us",
  "labs.partner.call": "Schedule Research Call",
} as const;
