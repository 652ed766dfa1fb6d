import { getUser, login, logout, register } from "./auth";
import { chatHistory, clearChat, sendMessage, stopMessage } from "./chat";
import { demoAccount } from "./demo";
import { health } from "./health";
import { listItems } from "./marketplace";
import { subscribe } from "./newsletter";
import { completeOnboarding, updateOnboarding } from "./onboarding";
import type { Operation } from "./operation";
import { openWidgetSession } from "./partners";
import { latestUpload } from "./uploads";

/** Every operation of the product: the OpenAPI document and the table of operation tests are made from this. */
export const OPERATIONS: readonly Operation[] = [
  getUser,
  register,
  login,
  logout,
  updateOnboarding,
  completeOnboarding,
  sendMessage,
  stopMessage,
  chatHistory,
  clearChat,
  latestUpload,
  listItems,
  subscribe,
  openWidgetSession,
  demoAccount,
  health,
];
