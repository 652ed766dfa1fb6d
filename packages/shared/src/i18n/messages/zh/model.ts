import type { model as en } from "../en/model";

export const model: Record<keyof typeof en, string> = {
  "model.note.unreachable": "（语言模型暂时无法连接，本次由内置引擎回答。）",
  "model.note.unusable": "（语言模型的回答无法采用，本次由内置引擎回答。）",
  "model.note.stopped": "（语言模型中途停止，以下由内置引擎继续。）",
  "model.leftOut": "部分内容中的数字没有依据，已省略。",
  "model.hidden.account": "该账号",
  "model.hidden.address": "该地址",
  "model.hidden.email": "该邮箱",
  "model.hidden.phone": "该电话号码",
  "model.hidden.secret": "该密钥",
};
