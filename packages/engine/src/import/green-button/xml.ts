/** An element: child elements and text by local name. Names carry no namespace prefix. */
export type XmlNode = string | XmlElement;
export interface XmlElement {
  [name: string]: XmlNode | XmlNode[];
}

/** Child elements of a name, none when the node is text or absent. */
export function children(node: XmlNode | undefined, name: string): XmlNode[] {
  if (node === undefined || typeof node === "string") return [];
  const found = node[name];
  if (found === undefined) return [];
  return Array.isArray(found) ? found : [found];
}

export function child(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return children(node, name)[0];
}

/** Text of the first child of a name, trimmed; empty when there is none. */
export function text(node: XmlNode | undefined, name: string): string {
  const found = child(node, name);
  const content = typeof found === "object" ? found["#text"] : found;
  return typeof content === "string" ? content.trim() : "";
}

/** Number in the first child of a name; null when absent or not a finite number. */
export function number(node: XmlNode | undefined, name: string): number | null {
  const content = text(node, name);
  if (content === "") return null;
  const value = Number(content);
  return Number.isFinite(value) ? value : null;
}
