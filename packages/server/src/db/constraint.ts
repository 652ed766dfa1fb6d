/** Whether a write was refused by a UNIQUE or PRIMARY KEY constraint, looking through drizzle's wrapper errors. */
export function isUniqueViolation(error: unknown, column?: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (/UNIQUE constraint failed/.test(current.message)) return !column || current.message.includes(column);
  }
  return false;
}

/** Whether a write was refused by a trigger's RAISE with that text, looking through drizzle's wrapper errors. */
export function isRaised(error: unknown, text: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.message.includes(text)) return true;
  }
  return false;
}
