import type { projectAssistant as en } from "../en/project-assistant";

export const projectAssistant: Record<keyof typeof en, string> = {
  "projectAssistant.progress": "各项目的进展：",
  "projectAssistant.progress.line": "{title}：{status}，完成 {progress}%，预计{date}完成。",
  "projectAssistant.status.Active": "活跃",
  "projectAssistant.status.In Progress": "进行中",
  "projectAssistant.status.Research Phase": "研究阶段",
  "projectAssistant.status.Beta Testing": "公开测试",
  "projectAssistant.status.Prototype Ready": "原型就绪",
  "projectAssistant.infrastructure": "各项目使用的技术：",
  "projectAssistant.metrics": "各项目迄今的实测结果，未达标的也列出：",
  "projectAssistant.metrics.line": "{title}：{metrics}。",
  "projectAssistant.metrics.one": "{name} {value}",
  "projectAssistant.deliverables": "各项目的成果：",
  "projectAssistant.team": "各项目的参与者。全部由我们自己的团队承担，没有承包商：",
  "projectAssistant.list.line": "{title}：{items}。",
  "projectAssistant.details": "各项目的详情：",
  "projectAssistant.details.line": "{title}：{description}",
  "projectAssistant.details.link": "{title}：{description}详见 {url}。",
  "projectAssistant.help":
    "我可以介绍我们的研究项目。您可以询问进展与状态、基础设施与升级、目标与指标、交付物与成果、团队，或某个项目的详情。说出项目名称，就只介绍该项目：",
  "projectAssistant.help.line": "{title}",
};
