/** The same values in every language; the site translates what it shows. */
export const RESEARCH_STATUSES = [
  "Active",
  "In Progress",
  "Research Phase",
  "Beta Testing",
  "Prototype Ready",
] as const;
export const FEATURE_STATUSES = ["Alpha", "Prototype", "Beta"] as const;

/** A research project in one language. */
export interface ResearchProject {
  slug: string;
  title: string;
  description: string;
  status: (typeof RESEARCH_STATUSES)[number];
  /** Percent. */
  progress: number;
  /** Roles. */
  team: readonly string[];
  technologies: readonly string[];
  /** YYYY-MM-DD. */
  startDate: string;
  /** YYYY-MM-DD. */
  expectedCompletion: string;
  applications: readonly string[];
  /** Values by name. */
  keyMetrics: Readonly<Record<string, string>>;
  /** A page of this site; null if there is none yet. */
  projectUrl: string | null;
}

/** An experimental feature in one language. Participants and feedback are sample figures. */
export interface ExperimentalFeature {
  slug: string;
  title: string;
  description: string;
  status: (typeof FEATURE_STATUSES)[number];
  participants: number;
  /** Out of 5.0. */
  feedback: number;
  /** The screen that "Try Beta" opens. */
  tryPath: string;
  /** What it asks there, where that is the chat. */
  tryQuestion?: string | undefined;
}
