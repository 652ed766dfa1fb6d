import { reasonError } from "@wattleaf/shared/error-reason";
import type { DomainError } from "@wattleaf/shared/errors";
import { SaxesParser } from "saxes";
import type { XmlElement } from "./xml";

/** Green Button nests about eight deep; anything near this is an attack or another format. */
const MAX_DEPTH = 32;
/** Only links carry attributes that matter. */
const KEPT_ATTRIBUTES = ["rel", "href"] as const;

/** An element whose end is still to come. */
interface OpenElement {
  name: string;
  text: string;
  /** Null while the element holds nothing but text. */
  content: XmlElement | null;
}

/**
 * Parses well-formed XML in one pass without expanding custom entities: a DOCTYPE (used for billion laughs and external
 * entities) is rejected, and so is nesting deeper than {@link MAX_DEPTH}.
 *
 * @throws DomainError `file_unreadable`, with line and column of the error
 */
export function parseXml(xml: string): XmlElement {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) {
    throw reasonError("file_unreadable", "xml_doctype");
  }
  const document = emptyElement();
  const open: OpenElement[] = [{ name: "", text: "", content: document }];
  const parser = new SaxesParser({ xmlns: false });
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length > MAX_DEPTH) throw tooDeep();
    open.push({ name: localName(name), text: "", content: keptAttributes(attributes) });
  });
  parser.on("closetag", () => {
    const element = open.pop();
    const parent = open.at(-1);
    if (element && parent) append((parent.content ??= emptyElement()), element);
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("error", () => {
    throw brokenXml(parser.line, parser.column);
  });
  // A blank line before the XML declaration is a usual fault, and harmless.
  parser.write(xml.trimStart()).close();
  return document;
}

/** Without a prototype, so that an element may have any name. */
function emptyElement(): XmlElement {
  return Object.create(null) as XmlElement;
}

function append(parent: XmlElement, { name, text, content }: OpenElement): void {
  const known = parent[name];
  const node = content === null ? text : withText(content, text);
  if (known === undefined) parent[name] = node;
  else if (Array.isArray(known)) known.push(node);
  else parent[name] = [known, node];
}

function withText(content: XmlElement, text: string): XmlElement {
  if (text.trim() !== "") content["#text"] = text;
  return content;
}

function keptAttributes(attributes: Record<string, string>): XmlElement | null {
  let kept: XmlElement | null = null;
  for (const name of KEPT_ATTRIBUTES) {
    const value = attributes[name];
    if (value !== undefined) (kept ??= emptyElement())[`@${name}`] = value;
  }
  return kept;
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function tooDeep(): DomainError {
  return reasonError("file_unreadable", "xml_structure");
}

function brokenXml(line: number, column: number): DomainError {
  return reasonError("file_unreadable", "xml_broken", { line, column });
}
