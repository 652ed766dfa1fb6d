import { SaxesParser } from "saxes";

export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
}

/**
 * The root of an XML document.
 *
 * @throws Error when it is not well formed or uses a namespace that it does not declare
 */
export function parseXml(xml: string): XmlElement {
  const top: XmlElement = { name: "", attributes: {}, text: "", children: [] };
  const open = [top];
  const current = () => open.at(-1) ?? top;
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const values = Object.fromEntries(Object.values(attributes).map((attribute) => [attribute.name, attribute.value]));
    const element: XmlElement = { name, attributes: values, text: "", children: [] };
    current().children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  const addText = (text: string) => {
    current().text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.write(xml).close();
  const [root] = top.children;
  if (!root) throw new Error("The document is empty");
  return root;
}

export const childrenOf = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child) => child.name === name);

/** The text of the only child of that name. */
export function textOf(element: XmlElement, name: string): string {
  const [only, ...others] = childrenOf(element, name);
  if (!only || others.length > 0) throw new Error(`${element.name} has ${others.length + (only ? 1 : 0)} ${name}`);
  return only.text.trim();
}
