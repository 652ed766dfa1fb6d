/** Green coins that the server grants. The client never names an amount. */
export const WELCOME_COINS = 50;
export const WELCOME_COINS_INVITED = 100;
export const REWARD_BILL_UPLOAD_COINS = 100;
export const REWARD_CONNECT_DEVICES_COINS = 50;
