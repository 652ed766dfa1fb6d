/** A run of a text: words, or an address that can be opened. */
export type ReachableRun = { kind: "text"; text: string } | { kind: "link"; text: string; href: string };

/**
 * Web addresses over https with a full host, email addresses, and phone numbers: international ones, those of North
 * America, and whatever stands behind "call". A figure is none of them. Nothing else is ever opened from a text.
 */
const ADDRESS =
  /(https:\/\/[\w-]+(?:\.[\w-]+)+(?:[:/?#][#-;=?-Z_a-~]*[\w/=%&-]|\/)?|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|\+\d(?:[ ().-]{0,2}\d){6,14}|(?<![\w.-])(?:1[ .-])?\(?\d{3}\)?[ .-]\d{3}[.-]\d{4}(?!\w)|(?<=call |拨打 ?)\d(?:[ ()./-]{0,2}\d){2,14})/i;

/** Splits a text where it names an address: https, mailto and tel are the only schemes that come out. */
export const reachableRuns = (text: string): ReachableRun[] =>
  text.split(ADDRESS).flatMap((run, position): ReachableRun[] => {
    if (position % 2) return [{ kind: "link", text: run, href: hrefOf(run) }];
    return run ? [{ kind: "text", text: run }] : [];
  });

const hrefOf = (address: string) => {
  if (/^h\w+:/i.test(address)) return address;
  return address.includes("@") ? `mailto:${address}` : `tel:${address.replace(/[^\d+]/g, "")}`;
};
