import { answerAboutProjects, type ProjectAnswer } from "@wattleaf/shared/domain/project-assistant";
import type { ResearchProject } from "@wattleaf/shared/domain/labs";
import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../../stores/language";

const REPLY_DELAY_MS = 1000;

export type AssistantLine = { id: number } & ({ from: "user"; text: string } | ({ from: "assistant" } & ProjectAnswer));

/** A conversation about the projects; it lasts as long as the page. */
export function useAssistant(projects: readonly ResearchProject[]) {
  const language = useLanguage();
  const [lines, setLines] = useState<readonly AssistantLine[]>([]);
  const [waiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Ignores blank text, and everything while it waits. */
  const send = (message: string): boolean => {
    const text = message.trim();
    if (text === "" || waiting) return false;
    setWaiting(true);
    setLines((all) => [...all, { id: all.length, from: "user", text }]);
    timer.current = setTimeout(() => {
      const answer = answerAboutProjects(text, projects, language);
      setLines((all) => [...all, { id: all.length, from: "assistant", ...answer }]);
      setWaiting(false);
    }, REPLY_DELAY_MS);
    return true;
  };
  return { lines, waiting, send };
}
