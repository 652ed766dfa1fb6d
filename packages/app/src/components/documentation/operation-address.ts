/** Address of an operation's page: `nilm.forgetHome` is at /documentation/reference/nilm-forget-home. */
export const slugOf = (operationId: string) =>
  operationId.replace(".", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const operationAddress = (operationId: string) => `/documentation/reference/${slugOf(operationId)}`;
