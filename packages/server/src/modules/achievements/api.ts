import { listAchievements } from "@wattleaf/shared/contracts/achievements";
import { defineApi, implement } from "../../http/implement";
import * as achievements from "./service";

export const achievementsApi = defineApi({ list: implement(listAchievements, achievements.list) });
