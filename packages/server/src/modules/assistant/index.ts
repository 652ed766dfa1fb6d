export { greeting } from "./compose/greeting";
export { LiveAnswers } from "./live-answers";
export { type KnowledgeBase, loadKnowledge } from "./knowledge";
