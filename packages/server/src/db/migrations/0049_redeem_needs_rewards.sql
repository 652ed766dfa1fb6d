-- Coins are redeemed among the rewards. Workspaces from before this was checked may have redeeming on without rewards.
UPDATE `partners` SET `settings` = json_set(`settings`, '$.features.redeem', json('false'))
WHERE json_extract(`settings`, '$.features.redeem') AND NOT json_extract(`settings`, '$.features.rewards');
