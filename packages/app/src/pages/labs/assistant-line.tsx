import type { ResearchProject } from "@wattleaf/shared/domain/labs";
import { useT } from "../../lib/i18n";
import type { AssistantLine } from "./use-assistant";

interface AssistantLineTextProps {
  line: AssistantLine;
  projects: readonly ResearchProject[];
}

/** One message; in an answer, the address of a project's page is a link. */
export function AssistantLineText({ line, projects }: AssistantLineTextProps) {
  const t = useT();
  if (line.from === "user") {
    return (
      <p className="max-w-[85%] self-end rounded-xl bg-brand-soft px-3.5 py-2 text-ink">
        <span className="sr-only">{t("labsAssistant.you")}</span>
        {line.text}
      </p>
    );
  }
  const addresses = new Set(projects.map(({ projectUrl }) => projectUrl));
  return (
    <div className="flex max-w-[95%] flex-col gap-2 self-start rounded-xl bg-sunken px-3.5 py-2.5">
      <p>{line.text}</p>
      <ul className="flex list-disc flex-col gap-1.5 pl-4">
        {line.lines.map((text) => (
          <li key={text}>
            {text.split(/(\/[a-z-]+)/).map((part) =>
              addresses.has(part) ? (
                <a key={part} href={part} className="font-medium text-brand-strong underline underline-offset-2">
                  {part}
                </a>
              ) : (
                part
              ),
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
