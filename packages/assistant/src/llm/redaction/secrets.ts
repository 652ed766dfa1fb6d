import { type Finder, matches } from "./finds";

/** Letters and digits mixed, as made by a machine. */
const isOpaque = (token: string) => /[a-z]/i.test(token) && /\d/.test(token) && !/^[a-f\d]{8}(?:-|$)/.test(token);

/** Passwords, keys and tokens, by their makers' own prefixes, by what is said before them, or by their look. */
export const SECRETS: readonly Finder[] = [
  matches("secret", /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g),
  matches("secret", /\beyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?/g),
  matches(
    "secret",
    /\b(?:sk|pk|rk|wl|wlw|ghp|gho|ghu|ghs|ghr|github_pat|glpat|hf|npm|xox[abeoprs]|shpat|SG|whsec)[-_.][\w.-]{12,}/g,
  ),
  matches("secret", /\bA(?:KIA|SIA)[0-9A-Z]{16}\b|\bAIza[\w-]{35}/g),
  matches("secret", /\bbearer\s+(?<value>[\w.~+/=-]{8,})/gi),
  matches("secret", /:\/\/(?<value>[^\s/:@]+:[^\s/@]+)@/g),
  matches("secret", /[?&](?:access_token|api_?key|auth|key|sig|signature|token)=(?<value>[^\s&#]{6,})/gi),
  matches(
    "secret",
    /(?:\b(?:pass(?:word|phrase|code)?|pwd|passwort|api[ _-]?key|secret(?: key)?|access[ _-]?token|token|pin(?: code)?)\b|密码|口令|密钥|令牌)\s*(?:is|are|was|[:=：]|是|为)\s*["'“]?(?<value>[^\s"'”，。,;]{4,})/gi,
  ),
  matches("secret", /(?<![\w/])[\w+-]{32,}={0,2}/g, isOpaque),
  matches("secret", /\b[a-f\d]{32,}\b/gi),
];
