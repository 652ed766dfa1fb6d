import { parse, serialize, type SerializeOptions } from "cookie";

export const readCookies = (headers: Headers): Record<string, string | undefined> => parse(headers.get("cookie") ?? "");

export const cookieHeader = (name: string, value: string, options: SerializeOptions): string =>
  serialize(name, value, { path: "/", httpOnly: true, sameSite: "lax", ...options });
