import type { loads as en } from "../en/loads";

export const loads: Record<keyof typeof en, string> = {
  "load.base": "常开用电",
  "load.other": "其他",
  "load.kettle": "电水壶",
  "load.dishwasher": "洗碗机",
  "load.washing_machine": "洗衣机",
  "load.microwave": "微波炉",
  "load.electric_shower": "电热淋浴",
  "load.fridge": "冰箱",
  "load.freezer": "冰柜",
  "load.ev_charger": "汽车充电桩",
  "load.oven": "烤箱",
  "load.air_conditioner": "空调",
  "load.electric_heating": "电采暖",
  "load.ev_like": "汽车充电",
  "load.cooling": "制冷",
  "load.heating": "采暖",
};
