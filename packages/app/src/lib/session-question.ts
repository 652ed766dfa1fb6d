/**
 * The address of the question who is here, as the client asks it (trpc.ts). A shell's HTML names it, so that the answer
 * is on its way while the code loads.
 */
export const SESSION_QUESTION = "/trpc/auth.session?input=%7B%7D";
