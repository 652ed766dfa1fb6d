/** Whether a write was rejected by a UNIQUE or PRIMARY KEY constraint, looking through drizzle's wrapper errors. */
export function isUniqueViolation(error: unknown, column?: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (/UNIQUE constraint failed/.test(current.message)) return !column || current.message.includes(column);
  }
  return false;
}

/** Whether a write was rejected with that text (a trigger's RAISE has its own), looking through drizzle's wrapper errors. */
export function isRaised(error: unknown, text: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.message.includes(text)) return true;
  }
  return false;
}

/** Whether a write was rejected by the CHECK constraint of that name, looking through drizzle's wrapper errors. */
export const isCheckViolation = (error: unknown, name: string): boolean =>
  isRaised(error, `CHECK constraint failed: ${name}`);
