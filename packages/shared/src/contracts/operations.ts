import { changePassword, deleteAccount, endAllSessions, endSession, listSessions, updateProfile } from "./account";
import { createApiKey, listApiKeys, revokeApiKey } from "./api-keys";
import { forgotPassword, getUser, login, logout, register, resetPassword } from "./auth";
import { explainBill } from "./bills/explanation";
import { extractBill } from "./bills/extraction";
import { chatHistory, clearChat, sendMessage, stopMessage } from "./chat/messages";
import { confirmAction, declineAction } from "./chat/actions";
import { CONVERSATION_OPERATIONS } from "./chat/conversations";
import { connectDevice, controlDevice, listDevices, removeDevice } from "./devices";
import { deleteFacility, listFacilities, putFacility } from "./facilities";
import { detectAnomalies } from "./anomalies";
import { forecastLoad } from "./forecast";
import { getLeaderboard, getStats } from "./rewards";
import { parseGreenButton } from "./greenbutton";
import { health } from "./health";
import { listItems, listPurchases, purchaseItem } from "./marketplace";
import { authorizeUtility, listMeters, meterBills, meterReadings, meterUsage, removeMeter, syncMeter } from "./meters";
import { subscribe } from "./newsletter";
import { analyzeNilm, forgetNilmHome, listNilmHomes } from "./nilm";
import { awardCoins, completeOnboarding, updateOnboarding } from "./onboarding";
import { OPENADR_OPERATIONS } from "./openadr";
import type { Operation } from "./operation";
import { optimizeSchedule } from "./optimization";
import { openWidgetSession } from "./partners";
import { signInProviders } from "./openid";
import { getTariff, listTariffs } from "./tariffs/catalog";
import { billTariff, compareTariffs, tariffPrices } from "./tariffs/billing";
import { latestUpload, removeUpload } from "./uploads";
import { validateBody } from "./validation";
import { VPP_OPERATIONS } from "./vpp";

/** Every operation of the product: the OpenAPI document and the table of operation tests are made from this. */
export const OPERATIONS: readonly Operation[] = [
  getUser,
  register,
  login,
  logout,
  signInProviders,
  forgotPassword,
  resetPassword,
  updateProfile,
  changePassword,
  listSessions,
  endSession,
  endAllSessions,
  deleteAccount,
  createApiKey,
  listApiKeys,
  revokeApiKey,
  updateOnboarding,
  completeOnboarding,
  awardCoins,
  sendMessage,
  stopMessage,
  confirmAction,
  declineAction,
  chatHistory,
  clearChat,
  ...CONVERSATION_OPERATIONS,
  latestUpload,
  removeUpload,
  authorizeUtility,
  listMeters,
  syncMeter,
  removeMeter,
  meterReadings,
  meterUsage,
  meterBills,
  listDevices,
  connectDevice,
  controlDevice,
  removeDevice,
  listItems,
  listPurchases,
  purchaseItem,
  getStats,
  getLeaderboard,
  subscribe,
  openWidgetSession,
  health,
  extractBill,
  explainBill,
  parseGreenButton,
  analyzeNilm,
  listNilmHomes,
  forgetNilmHome,
  forecastLoad,
  detectAnomalies,
  ...VPP_OPERATIONS,
  ...OPENADR_OPERATIONS,
  billTariff,
  compareTariffs,
  tariffPrices,
  listTariffs,
  getTariff,
  putFacility,
  listFacilities,
  deleteFacility,
  optimizeSchedule,
  validateBody,
];
