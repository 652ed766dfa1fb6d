import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { curlOf } from "./curl";
import { operationOf } from "./operation-of";

export interface GuideStep {
  title: MessageKey;
  text: MessageKey;
  code?: { title: string; of: (origin: string) => string };
  link?: { to: string; label: MessageKey };
}

export interface Guide {
  id: string;
  title: MessageKey;
  text: MessageKey;
  difficulty: "beginner" | "intermediate" | "advanced";
  time: MessageKey;
  steps: readonly GuideStep[];
}

const call = (operationId: string) => ({
  title: "curl",
  of: (origin: string) => curlOf(operationOf(operationId), origin),
});

export const guides: readonly Guide[] = [
  {
    id: "first-call",
    title: "documentation.guide.first.title",
    text: "documentation.guide.first.text",
    difficulty: "beginner",
    time: "documentation.time.minutes5",
    steps: [
      {
        title: "documentation.guide.first.key.title",
        text: "documentation.guide.first.key.text",
        link: { to: "/settings", label: "documentation.guide.first.key.link" },
      },
      {
        title: "documentation.guide.first.shell.title",
        text: "documentation.guide.first.shell.text",
        code: {
          title: "Shell",
          of: (origin) => `export WATTLEAF_URL=${origin}\nexport WATTLEAF_API_KEY=wl_live_…`,
        },
      },
      {
        title: "documentation.guide.first.call.title",
        text: "documentation.guide.first.call.text",
        code: call("validation.validate"),
      },
      {
        title: "documentation.guide.first.read.title",
        text: "documentation.guide.first.read.text",
      },
    ],
  },
  {
    id: "widget",
    title: "documentation.guide.widget.title",
    text: "documentation.guide.widget.text",
    difficulty: "beginner",
    time: "documentation.time.minutes15",
    steps: [
      {
        title: "documentation.guide.widget.key.title",
        text: "documentation.guide.widget.key.text",
        link: { to: "/company", label: "documentation.guide.widget.key.link" },
      },
      {
        title: "documentation.guide.widget.tag.title",
        text: "documentation.guide.widget.tag.text",
        code: {
          title: "HTML",
          of: (origin) => `<script async src="${origin}/widget.js" data-key="YOUR_WIDGET_KEY"></script>`,
        },
      },
      {
        title: "documentation.guide.widget.policy.title",
        text: "documentation.guide.widget.policy.text",
        code: {
          title: "Content-Security-Policy",
          of: (origin) => `script-src ${origin}; connect-src ${origin}`,
        },
      },
      {
        title: "documentation.guide.widget.open.title",
        text: "documentation.guide.widget.open.text",
        code: {
          title: "JavaScript",
          of: () => `window.Wattleaf = window.Wattleaf || [];\nWattleaf.push(["open"]);`,
        },
      },
    ],
  },
];
