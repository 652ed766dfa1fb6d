/** Whether a write was refused by a UNIQUE or PRIMARY KEY constraint, looking through drizzle's wrapper errors. */
export function isUniqueViolation(error: unknown, column?: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (/UNIQUE constraint failed/.test(current.message)) return !column || current.message.includes(column);
  }
  return false;
}
