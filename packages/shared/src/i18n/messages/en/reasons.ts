/** What exactly is wrong, and what to do about it: the API says it in English beside the code, the site in its language. */
export const reasons = {
  "reason.confirmation_link_invalid":
    "This confirmation link is no longer valid for the account you're signed in to. You can send a new one from your settings.",
  "reason.already_subscribed": "You already have a paid plan. To change or cancel it, please contact us.",
  "reason.newsletter_link_invalid":
    "This link is no longer valid. If you'd like the newsletter, please subscribe again on our site.",
  "reason.too_many_registrations_hour":
    "Too many accounts were created from your network today. Please try again in an hour.",
  "reason.too_many_registrations_hours":
    "Too many accounts were created from your network today. Please try again in {hours} hours.",
  "reason.email_already_confirmed": "Your email address is already confirmed.",
  "reason.account_without_email": "Your account has no email address to confirm.",
  "reason.account_has_email": "Your account already has an email address.",
  "reason.contact_not_confirmed":
    "Confirm your email address in the settings to redeem items of cash value: vouchers, donations, and products.",
  "reason.verified_coins_missing":
    "Verified green coins still needed for this item: {count}. A first bill from your utility, a meter connected at your utility, measured savings, and grid events earn them.",
  "reason.partner_tariff_exists":
    'A rate plan named "{name}" already exists. Remove it first, or change the name in the file.',
  "reason.partner_tariffs_full": "A workspace has up to {count} rate plans. Remove one first.",
  "reason.csv_not_a_number":
    "Row {row}, column {column} should be a number. Correct or clear that cell and upload the file again.",
  "reason.csv_unit_unclear":
    'The file has no unit, and row {row} is too large for kWh. Put the unit in the header, such as "Usage (Wh)".',
  "reason.csv_not_a_register":
    'Column {column} ("{name}") is labeled as a meter reading, but its values go up and down. If it\'s the use in each interval, name the column "Usage (kWh)".',
  "reason.csv_too_many_columns":
    "Row {row} has {columns} columns, and the limit is {max}. Export the file with one row per reading or per day.",
  "reason.csv_no_readings": "The file ends after its header in row {row} and has no readings.",
  "reason.csv_commas":
    "Row {row} has {columns} columns and the header {header}: decimal commas and column commas look the same. Export the file with semicolons or tabs between columns.",
  "reason.csv_no_header":
    'No header row found. The file needs one column with a date or time (such as "Date") and one with the use (such as "Usage (kWh)").',
  "reason.csv_columns_unclear":
    'The file has no header, and columns {columns} all have numbers. Add a header row that names the use, such as "Date,Usage (kWh)".',
  "reason.csv_amount_implausible": "The amount in row {row} can't be right. Check its number and unit.",
  "reason.csv_single_reading":
    "The file has only one reading, so we can't tell its interval. Export at least a day of readings, or bills with a start and end date.",
  "reason.csv_no_values": "The file has dates but no usage values. Export it again with the values.",
  "reason.csv_no_dates": "None of the rows has a readable date.",
  "reason.csv_date_column": "The dates in column {column} can't be read. Write them as 2024-01-31 or 2024-01-31 13:45.",
  "reason.csv_ends_before_start":
    "The interval in row {row} ends before it starts. Check the start and end columns, then upload the file again.",
  "reason.csv_date":
    'The date in row {row}, column {column} ("{name}") can\'t be read. Write it like the other rows, or as 2024-01-31 13:45.',
  "reason.green_button_no_unit":
    "This Green Button file doesn't include the unit of its readings (ReadingType/uom). Ask your utility for a complete file.",
  "reason.green_button_unreadable":
    "None of the readings in this Green Button file has a readable start, duration, and value.",
  "reason.green_button_empty":
    "This Green Button file has no interval readings. Choose a period with data and download it again.",
  "reason.not_green_button":
    "This XML file isn't Green Button data. Download your usage from your utility as Green Button XML or CSV.",
  "reason.xml_doctype":
    "This XML file has a DOCTYPE, which we don't accept. Download the Green Button file from your utility again.",
  "reason.xml_structure":
    "This XML file isn't structured like a Green Button file. Download it from your utility again.",
  "reason.xml_broken":
    "The XML is invalid near line {line}, column {column}. The file may be incomplete. Download it again.",
  "reason.day_not_electricity": "This file is about gas or water. Choose a file with electricity readings.",
  "reason.day_not_whole":
    "This file has no whole day of readings an hour apart or closer. Export your interval data, not your bills or daily totals.",
  "reason.day_wrong_type": "Choose your usage data as Green Button XML or CSV. Bills can be read in the chat.",
  "reason.file_empty_export": "The file is empty. Export it again and check that it has data.",
  "reason.file_empty": "This file is empty. Please choose the file from your utility.",
  "reason.excel_empty": "This Excel file is empty. Export it again and check that it has data.",
  "reason.file_no_readings": "The file has no meter readings.",
  "reason.bill_no_figures":
    "We couldn't find the energy used or the cost in this document. Upload a clear copy of the whole bill, or your usage as CSV or Green Button XML.",
  "reason.not_a_bill":
    "This doesn't look like an energy bill. Upload your electricity bill, or your usage as CSV or Green Button XML.",
  "reason.image_damaged": "This image is damaged and can't be opened. Please take the photo or scan it again.",
  "reason.image_too_small":
    "This image is too small to read ({width} × {height} pixels). You can also upload your usage as CSV or Green Button XML, which most utilities offer for download.",
  "reason.image_too_large":
    "This image is too large to read ({width} × {height} pixels). Please scan it at 300 dpi or less.",
  "reason.pdf_empty":
    "We couldn't find readable text or scanned pages in this PDF. You can also upload your usage as CSV or Green Button XML, which most utilities offer for download.",
  "reason.pdf_protected": "This PDF is password-protected. Save a copy without a password and upload that.",
  "reason.pdf_damaged": "This PDF is damaged or incomplete. Please download it again from your utility.",
  "reason.excel_protected": "This Excel file is password-protected. Save a copy without a password and upload that.",
  "reason.excel_damaged": "This Excel file is damaged or incomplete. Please save it again and upload it.",
  "reason.excel_too_large": "This Excel file is too large when unpacked. Please upload a smaller export or a CSV file.",
  "reason.archive_damaged_or_large": "This archive is damaged or too large when unpacked. Upload the file itself.",
  "reason.archive_too_large": "This archive unpacks to more than {megabytes} MB. Upload a shorter period.",
  "reason.archive_without_export": "This archive has no XML or CSV file. Upload the export itself.",
  "reason.archive_several": "This archive has several exports. Upload them one at a time.",
  "reason.archive_damaged": "This archive is damaged. Upload the file itself.",
  "reason.file_too_slow": "This file takes too long to read. Please upload a smaller export or a smaller image.",
  "reason.file_unpacks_too_large": "This file is too large when unpacked. Please upload a smaller export.",
  "reason.too_many_keys": "You've reached the limit of {max} keys. Revoke one you no longer use.",
  "reason.fresh_sign_in": "For this change, please sign out and in again first.",
  "reason.openadr_scope": "This OpenADR token doesn't have the scope {scope}.",
  "reason.openadr_operator_only": "OpenADR clients can't use this operation. The operator's API key can.",
  "reason.key_scope":
    "This API key doesn't have the scope {scope}. Create a key with that scope in the settings, and use it instead.",
  "reason.too_many_hubs": "You can have up to {max} hubs. Disconnect one to connect another.",
  "reason.hub_of_operator":
    "The server's operator has set up this broker for your account, so it can't be disconnected here.",
  "reason.hub_address_mqtt": "Enter the broker's address, such as mqtts://broker.example.com:8883.",
  "reason.hub_address_home_assistant": "Enter Home Assistant's address, such as https://home.example.com:8123.",
  "reason.hub_address_not_allowed":
    "Private and local addresses can't be reached from this server. Use an address that is reachable from the internet.",
  "reason.hub_not_secure":
    "Use an address that begins with {protocol}, so that your credentials are encrypted on their way.",
  "reason.hub_token_missing":
    "Enter a long-lived access token. You create one in Home Assistant, in your profile under Security.",
  "reason.hub_unreachable":
    "Nothing answers at this address. Check the address and the port, and that the hub is running.",
  "reason.hub_rejected": "The hub rejected these credentials. Check them and try again.",
  "reason.hub_not_a_hub":
    "Something answers at this address, but it isn't a hub of this kind. Check the type and the port.",
  "reason.hub_too_much": "This hub sends more than we can take. Limit what the account you use for it may read.",
  "reason.hub_not_configured": "The server's operator has removed this broker from the settings.",
  "reason.device_unreachable": "{name} can't be reached right now. Nothing has changed.",
  "reason.device_not_confirmed": "{name} hasn't confirmed the command. Check whether it has changed.",
  "reason.device_rejected": "The hub rejected the command for {name}. Nothing has changed.",
  "reason.meter_of_device": "This is the history of a device, which is recorded as the device measures.",
  "reason.too_many_devices": "You can have up to {max} devices. Remove one to add another.",
  "reason.too_many_meters": "You can have up to ten meters. Remove one to add another.",
  "reason.meter_intervals":
    "A meter needs electricity readings in even intervals of an hour or less, such as 15 minutes. For bills, gas, or daily and monthly totals, upload the file in the chat instead.",
  "reason.meter_other_intervals":
    "These readings have different intervals from the meter's. Remove the meter first, or add them as a separate meter.",
  "reason.meter_too_large": "Some readings are too large for a home. Check the file's unit.",
  "reason.meter_paused": "This meter is paused. Resume it to fetch new readings.",
  "reason.meter_importing": "Readings are being imported. Try again when that is done.",
  "reason.meter_from_file": "This meter was uploaded as a file. Upload a newer file to add readings.",
  "reason.meter_file_incomplete": "The file wasn't saved completely. Please upload it again.",
  "reason.utility_not_configured": "This server no longer connects to this utility. Your readings are saved.",
  "reason.utility_withdrawn":
    "Wattleaf no longer has access at the utility. Your readings are saved. Reconnect to get new ones.",
  "reason.utility_no_location": "The utility gave permission but didn't provide the readings' location.",
  "reason.utility_too_many_pages": "The utility sent more pages of readings than we can import at once.",
  "reason.utility_not_confirmed": "The utility didn't confirm the connection. Please try again.",
  "reason.utility_other_address":
    "The utility pointed to an address that isn't its own, so we didn't request anything from it.",
  "reason.utility_status": "The utility declined to send readings (status {status}).",
  "reason.utility_too_large": "The utility's response is too large to import.",
  "reason.utility_account_unknown":
    "The sandbox utility doesn't recognize this account number. Please check it against your bill and try again.",
  "reason.utility_broke_off":
    "The sandbox utility stopped partway through. The readings we got are saved. Try again to import the rest.",
  "reason.utility_intervals":
    "The utility doesn't send electricity readings in even intervals of an hour or less, which Wattleaf needs.",
  "reason.utility_renewing": "The utility isn't renewing access right now. We'll try again later.",
  "reason.utility_preparing": "The utility is preparing the readings. We'll try again later.",
  "reason.event_closed": "Registration for this event is closed.",
  "reason.event_full": "All seats of this event are taken.",
  "reason.nothing_to_change":
    "There's no earlier question in this conversation to change. Send `change` after a question, or leave it out.",
  "reason.change_not_understood": "The slot `{slot}` doesn't take this value. Send one of: {forms}",
  "reason.too_many_schedules": "This device has {max} schedules, and that is the limit. Delete one to add another.",
  "reason.schedule_running": "This schedule is running now. You can change it when the run has ended, or delete it.",
  "reason.action_not_newest": "Something else has changed this device since, so this can no longer be undone.",
  "reason.schedule_past": "The time of this run has passed, so it can't be restored. Add a new schedule instead.",
  "reason.too_many_labels": "This meter has {max} labels, and that is the limit. Delete one to add another.",
  "reason.callback_https": "Use a full https:// address.",
  "reason.callback_credentials": "Leave the user name and password out of the address.",
  "reason.callback_private": "Private and local addresses can't be called. Use an address that the internet can reach.",
  "reason.callback_no_domain":
    "{host} is a name without a domain, which only a local network knows. Use the full name, such as {host}.utility.example.",
  "reason.origin_format": "Enter an origin such as https://www.utility.example, or https://*.utility.example.",
  "reason.origin_credentials": "An origin has no user name and no password.",
  "reason.origin_path": "An origin has no path. Enter {origin}",
  "reason.origin_wildcard_place": "A wildcard stands for the first label: https://*.utility.example.",
  "reason.origin_https": "Use https. Plain http is only allowed on localhost.",
  "reason.origin_wildcard_domain": "A wildcard needs a domain of your own, such as https://*.utility.example.",
  "reason.origin_wildcard_shared":
    "Others can have names under {domain}, so no wildcard may cover it. Use a domain of your own, such as https://*.utility.{domain}.",
  "reason.origin_as_sent": "Enter the origin as browsers send it: {origin}",
  "reason.partners_full": "You have {count} workspaces already. Delete one that you no longer use.",
  "reason.transcripts_without_email":
    "Conversations by email need a contact email. Enter one, or choose another way to get them.",
  "reason.redeem_without_rewards": "Redeeming needs rewards. Turn both on, or turn redeeming off.",
  "reason.partner_origins_full":
    "A workspace has up to {count} origins. Remove one, or add a wildcard such as https://*.utility.example, which covers all sub-domains.",
  "reason.partner_articles_full": "A workspace has up to {count} articles. Delete one first.",
  "reason.partner_webhooks_full": "A workspace has up to {count} webhooks. Delete one first.",
  "reason.signing_keys_full": "A workspace has up to {count} live signing keys. Revoke one that you no longer use.",
  "reason.tariff_flat_demand_months": "Send 12 period numbers, because the flat demand structure has several periods.",
  "reason.tariff_period_too_high": "Use a period below {count}.",
  "reason.tariff_schedule_missing": "Send this schedule, because the rate structure has several periods.",
  "reason.tariff_period_unknown": "Use a period below {count}. The rate structure has no period {period}.",
  "reason.tariff_tier_open": "Set the upper limit of this tier. Only the last tier can be open-ended.",
  "reason.tariff_tier_falls": "Use a limit above the previous tier's, {before}.",
  "reason.tariff_tier_unit": "Use kWh, kWh daily, kWh/kW, or kWh/kW daily.",
  "reason.tariff_too_long": "A rate plan has up to {count} characters of JSON.",
  "reason.field_missing": "This field is required.",
  "reason.field_empty": "This field must not be empty.",
  "reason.field_not_number": "Use a number.",
  "reason.field_not_whole": "Use a whole number.",
  "reason.page_not_public":
    "Only public https pages can be checked from here. Open a page on your own computer in your browser instead: the chat and the console name what is wrong.",
  "reason.webhook_not_public":
    "Messages go to public https addresses only. A server for development, started with PARTNER_LOOPBACK=on, also calls this machine.",
  "reason.field_not_text": "Use text.",
  "reason.field_not_list": "Use a list.",
  "reason.field_not_object": "Use an object.",
  "reason.field_not_boolean": "Use true or false.",
  "reason.field_too_long": "Use up to {max} characters.",
  "reason.field_too_short": "Use at least {min} characters.",
  "reason.field_above": "Use a value up to {max}.",
  "reason.field_below": "Use a value of at least {min}.",
  "reason.field_not_above": "Use a value above {min}.",
  "reason.field_not_below": "Use a value below {max}.",
  "reason.field_list_empty": "Send at least one value.",
  "reason.field_list_length": "Send {count} values.",
  "reason.field_list_too_long": "Send up to {max} values.",
  "reason.field_list_too_short": "Send at least {min} values.",
  "reason.field_choice": "Use one of these: {choices}.",
  "reason.field_format": "Check the format of this value.",
  "reason.field_unknown": "There's no such field.",
} as const;
