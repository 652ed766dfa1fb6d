import { DomainError } from "@wattleaf/shared/errors";
import { XMLParser, XMLValidator } from "fast-xml-parser";

/** An element: child elements and text by local name. Names carry no namespace prefix. */
export type XmlNode = string | { [name: string]: XmlNode | XmlNode[] };

/** Green Button nests about eight deep; anything near this is an attack or another format. */
const MAX_DEPTH = 32;

const parser = new XMLParser({
  removeNSPrefix: true,
  // Only links carry attributes that matter; reading no others halves the work.
  ignoreAttributes: (name) => name !== "rel" && name !== "href",
  attributeNamePrefix: "@",
  parseTagValue: false,
  processEntities: false,
  maxNestedTags: MAX_DEPTH,
});

/**
 * Parses well-formed XML without ever expanding an entity: a DOCTYPE (the way in for billion laughs and external
 * entities) is refused, and so is nesting deeper than {@link MAX_DEPTH}.
 *
 * @throws DomainError `file_unreadable`, with line and column where the XML breaks
 */
export function parseXml(xml: string): { [name: string]: XmlNode | XmlNode[] } {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) {
    throw new DomainError(
      "file_unreadable",
      "This XML file declares a DOCTYPE, which is not accepted. Download the Green Button file from your utility again.",
    );
  }
  const verdict = XMLValidator.validate(xml, { allowBooleanAttributes: true });
  if (verdict !== true) throw brokenXml(verdict.err.line, verdict.err.col);
  try {
    return parser.parse(xml);
  } catch (cause) {
    throw new DomainError("file_unreadable", "This XML file is nested in a way that Green Button files never are.", {
      cause,
    });
  }
}

function brokenXml(line: number, column: number): DomainError {
  return new DomainError(
    "file_unreadable",
    `The XML breaks near line ${line}, column ${column}. The file may have been cut off: download it again.`,
  );
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
