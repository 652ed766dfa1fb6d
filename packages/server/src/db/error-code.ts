/** `SQLITE_CONSTRAINT` of `SQLITE_CONSTRAINT_UNIQUE`: every base code is one word. */
export const baseCode = (code: string | undefined): string => /^SQLITE_[A-Z0-9]+/.exec(code ?? "")?.[0] ?? "";

export const isBusy = (code: string | undefined): boolean => ["SQLITE_BUSY", "SQLITE_LOCKED"].includes(baseCode(code));
