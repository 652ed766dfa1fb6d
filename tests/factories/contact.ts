/** A message that the contact form accepts. */
export const newMessage = (overrides: Record<string, string> = {}) => ({
  name: "Ada Byron",
  email: "ada@example.com",
  subject: "Load curves of our site",
  message: "We have two years of readings.\nCan you look at them?",
  ...overrides,
});
