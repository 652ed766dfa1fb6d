import { describe, expect, test } from "vitest";
import type { ResearchProject } from "./labs";
import { answerAboutProjects } from "./project-assistant";

const project = (change: Partial<ResearchProject>): ResearchProject => ({
  slug: "one",
  title: "Unseen homes",
  description: "Finds appliances.",
  status: "Beta Testing",
  progress: 70,
  team: ["Engineer", "Statistician"],
  technologies: ["Random forests"],
  startDate: "2026-09-01",
  expectedCompletion: "2027-06-30",
  applications: ["Dashboard"],
  keyMetrics: { "Mean F1": "0.876" },
  projectUrl: "/white-papers",
  ...change,
});
const PROJECTS = [project({}), project({ slug: "two", title: "Schedules", progress: 40, projectUrl: null })];
const ask = (message: string) => answerAboutProjects(message, PROJECTS, "en");

describe("the assistant of the labs page", () => {
  test.each([
    ["What's the progress?", "Unseen homes: in beta testing, 70% complete, expected by Jun 30, 2027."],
    ["STATUS please", "Unseen homes: in beta testing, 70% complete, expected by Jun 30, 2027."],
    ["infrastructure", "Unseen homes: Random forests."],
    ["Any upgrades?", "Unseen homes: Random forests."],
    ["What are the goals?", "Unseen homes: Mean F1: 0.876."],
    ["metrics", "Unseen homes: Mean F1: 0.876."],
    ["deliverables", "Unseen homes: Dashboard."],
    ["expected outcome", "Unseen homes: Dashboard."],
    ["Who is on the team?", "Unseen homes: Engineer and Statistician."],
    ["contractors", "Unseen homes: Engineer and Statistician."],
    ["Show me details", "Unseen homes: Finds appliances. See /white-papers."],
    ["View the dashboard", "Unseen homes: Finds appliances. See /white-papers."],
  ])("answers %s from the projects", (message, line) => {
    const { lines } = ask(message);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe(line);
  });

  test("a project without a page has no link", () => {
    expect(ask("details").lines[1]).toBe("Schedules: Finds appliances.");
  });

  test("a project that is named is answered about alone", () => {
    expect(ask("What's the status of schedules?").lines).toEqual([expect.stringMatching(/^Schedules: .*40%/)]);
    expect(ask("Tell me about Unseen Homes").lines).toEqual(["Unseen homes: Finds appliances. See /white-papers."]);
  });

  test.each(["hello", "", "你好"])("%j gets the list of what can be asked", (message) => {
    const { text, lines } = ask(message);
    expect(text).toContain("Ask about progress and status");
    expect(lines).toEqual(["Unseen homes", "Schedules"]);
  });

  test.each([
    ["项目进展如何？", "Unseen homes：公开测试，完成 70%，预计2027年6月30日完成。"],
    ["有哪些指标", "Unseen homes：Mean F1 0.876。"],
    ["团队有谁", "Unseen homes：Engineer、Statistician。"],
  ])("answers %s in Chinese", (message, line) => {
    expect(answerAboutProjects(message, PROJECTS, "zh").lines[0]).toBe(line);
  });
});
