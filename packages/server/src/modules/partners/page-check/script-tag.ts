/** The attributes of one script tag. */
export type ScriptTag = Readonly<Record<string, string>>;

const COMMENT = /<!--[\s\S]*?-->/g;
const SCRIPT = /<script\b([^>]*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** The script tags of a page as it is sent: what a script adds afterwards is not among them. */
export const scriptTags = (html: string): ScriptTag[] =>
  Array.from(html.replace(COMMENT, "").matchAll(SCRIPT), ([, text = ""]) =>
    Object.fromEntries(
      Array.from(text.matchAll(ATTRIBUTE), ([, name = "", double, single, bare]) => [
        name.toLowerCase(),
        (double ?? single ?? bare ?? "").replaceAll("&amp;", "&"),
      ]),
    ),
  );

/** Whether an address is our launcher's: the one that stays, or that of a version, which pages pin by its integrity. */
export const isLauncher = ({ pathname }: URL): boolean => /\/widget(?:\.js|\/launcher\.[\w-]+\.js)$/.test(pathname);

/** Whether it is the launcher of one version. */
export const isPinnedLauncher = ({ pathname }: URL): boolean => !pathname.endsWith("/widget.js");

/** The policies that a page declares in its own head. */
export const metaPolicies = (html: string): string[] =>
  Array.from(html.replace(COMMENT, "").matchAll(/<meta\b([^>]*)>/gi), ([, text = ""]) =>
    Object.fromEntries(
      Array.from(text.matchAll(ATTRIBUTE), ([, name = "", double, single, bare]) => [
        name.toLowerCase(),
        double ?? single ?? bare ?? "",
      ]),
    ),
  ).flatMap((meta) =>
    meta["http-equiv"]?.toLowerCase() === "content-security-policy" && meta.content ? [meta.content] : [],
  );
