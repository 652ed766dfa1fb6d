export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** File extensions that the chat accepts; the server checks the content. `gz` is a packed Green Button or CSV file. */
export const CHAT_UPLOAD_EXTENSIONS = ["pdf", "csv", "xml", "gz", "xls", "xlsx", "jpg", "jpeg", "png"] as const;

/** What the setup accepts: Green Button files are XML; spreadsheets are only for the chat. */
export const ONBOARDING_UPLOAD_EXTENSIONS = ["pdf", "jpg", "jpeg", "png", "csv", "xml", "gz"] as const;

/** Interval readings, which a bill or a picture of it never has. */
export const DAY_UPLOAD_EXTENSIONS = ["csv", "xml", "gz"] as const;

export const UPLOAD_WRONG_TYPE_MESSAGE = "Please upload a PDF, CSV, Excel, or image file of your energy bill.";
export const UPLOAD_TOO_LARGE_MESSAGE = "Please upload a file smaller than 10MB.";
export const ONBOARDING_WRONG_TYPE_MESSAGE = "Please select a PDF, JPG, PNG, or CSV file.";
export const ONBOARDING_TOO_LARGE_MESSAGE = "Please select a file smaller than 10MB.";
