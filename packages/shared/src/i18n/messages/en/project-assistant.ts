/** What the assistant of the labs page says about the research projects. */
export const projectAssistant = {
  "projectAssistant.progress": "Where the projects stand:",
  "projectAssistant.progress.line": "{title}: {status}, {progress}% complete, expected by {date}.",
  "projectAssistant.status.Active": "active",
  "projectAssistant.status.In Progress": "in progress",
  "projectAssistant.status.Research Phase": "in the research phase",
  "projectAssistant.status.Beta Testing": "in beta testing",
  "projectAssistant.status.Prototype Ready": "prototype ready",
  "projectAssistant.infrastructure": "What the projects are built with:",
  "projectAssistant.metrics": "What the projects have measured so far, misses included:",
  "projectAssistant.metrics.line": "{title}: {metrics}.",
  "projectAssistant.metrics.one": "{name}: {value}",
  "projectAssistant.deliverables": "What the projects deliver:",
  "projectAssistant.team": "Who works on the projects. All of them are our own teams; there are no contractors:",
  "projectAssistant.list.line": "{title}: {items}.",
  "projectAssistant.details": "More about each project:",
  "projectAssistant.details.line": "{title}: {description}",
  "projectAssistant.details.link": "{title}: {description} See {url}.",
  "projectAssistant.help":
    "I can tell you about our research projects. Ask about progress and status, infrastructure and upgrades, goals and metrics, deliverables and outcomes, the teams, or the details of a project. Name a project to hear about that one alone:",
  "projectAssistant.help.line": "{title}",
} as const;
