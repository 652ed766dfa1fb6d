/** Fits the narrow column of the documentation. */
const LINE_WIDTH = 52;

/** Formats JSON for reading: what fits is on one line, a long list of plain values wraps over few lines. */
export function formatJson(value: unknown, indent = ""): string {
  const compact = inline(value);
  if (indent.length + compact.length <= LINE_WIDTH || typeof value !== "object" || value === null) return compact;
  const deeper = `${indent}  `;
  if (!Array.isArray(value)) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .map(([name, member]) => `${deeper}${JSON.stringify(name)}: ${formatJson(member, deeper)}`);
    return `{\n${members.join(",\n")}\n${indent}}`;
  }
  const items = value.every(isPlain)
    ? flow(value.map(inline), deeper)
    : value.map((item) => `${deeper}${formatJson(item, deeper)}`).join(",\n");
  return `[\n${items}\n${indent}]`;
}

function flow(items: readonly string[], indent: string): string {
  const lines: string[] = [];
  let line = "";
  for (const item of items) {
    if (line && indent.length + line.length + item.length + 3 > LINE_WIDTH) {
      lines.push(line);
      line = item;
    } else line = line ? `${line}, ${item}` : item;
  }
  return [...lines, line].map((text) => indent + text).join(",\n");
}

function inline(value: unknown): string {
  if (isPlain(value)) return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  const members = Object.entries(value as object)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => `${JSON.stringify(name)}: ${inline(member)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

const isPlain = (value: unknown) => typeof value !== "object" || value === null;
