import { type Called, curlOf } from "./curl";

function addressOf({ example: { path, query } }: Called, origin: string): string {
  const fields = new URLSearchParams(query.map(([name, value]): [string, string] => [name, value]));
  return `${origin}${path}${query.length > 0 ? `?${fields}` : ""}`;
}

function javascriptOf(operation: Called, origin: string): string {
  const { body, form } = operation.example;
  return [
    ...(form
      ? [
          `import { openAsBlob } from "node:fs";`,
          ``,
          `const form = new FormData();`,
          `form.append("file", await openAsBlob("${form.file}"), "${form.file}");`,
          ...form.fields.map(([name, value]) => `form.append("${name}", "${value}");`),
          ``,
        ]
      : []),
    `const response = await fetch("${addressOf(operation, origin)}", {`,
    `  method: "${operation.method}",`,
    `  headers: {`,
    ...(operation.access.scope === null ? [] : ["    authorization: `Bearer ${process.env.WATTLEAF_API_KEY}`,"]),
    ...(body ? [`    "content-type": "application/json",`] : []),
    `  },`,
    ...(body ? [`  body: JSON.stringify(${body.replaceAll("\n", "\n  ")}),`] : []),
    ...(form ? [`  body: form,`] : []),
    `});`,
    `console.log(response.status, JSON.stringify(await response.json(), null, 2));`,
  ].join("\n");
}

/** JSON and Python differ in their literals, so the body stays JSON. */
function pythonOf(operation: Called, origin: string): string {
  const { body, form } = operation.example;
  const content = form ? `multipart/form-data; boundary=${BOUNDARY}` : body ? "application/json" : null;
  return [
    `import json, os, urllib.request`,
    ``,
    ...(body ? [`body = r'''${body}'''.encode()`, ``] : []),
    ...(form ? [...pythonForm(form), ``] : []),
    `request = urllib.request.Request(`,
    `    "${addressOf(operation, origin)}",`,
    `    method="${operation.method}",`,
    `    headers={`,
    ...(operation.access.scope === null
      ? []
      : [`        "Authorization": "Bearer " + os.environ["WATTLEAF_API_KEY"],`]),
    ...(content ? [`        "Content-Type": "${content}",`] : []),
    `    },`,
    ...(content ? [`    data=body,`] : []),
    `)`,
    `with urllib.request.urlopen(request) as response:`,
    `    print(json.dumps(json.load(response), indent=2))`,
  ].join("\n");
}

const BOUNDARY = "wattleaf-form";

/** Python's library has no multipart forms of its own. */
const pythonForm = ({ file, fields }: NonNullable<Called["example"]["form"]>): string[] => [
  `def part(name, value, extra=b""):`,
  `    head = b'Content-Disposition: form-data; name="' + name + b'"' + extra`,
  `    return b"--${BOUNDARY}\\r\\n" + head + b"\\r\\n\\r\\n" + value + b"\\r\\n"`,
  ``,
  `with open("${file}", "rb") as file:`,
  `    body = part(b"file", file.read(), b'; filename="${file}"')`,
  ...fields.map(([name, value]) => `body += part(b"${name}", b"${value}")`),
  `body += b"--${BOUNDARY}--\\r\\n"`,
];

/** The operation's example as programs that run as they are, with the key in WATTLEAF_API_KEY. */
export const samplesOf = (operation: Called, origin: string) => [
  { language: "curl", code: curlOf(operation, origin) },
  { language: "JavaScript", code: javascriptOf(operation, origin) },
  { language: "Python", code: pythonOf(operation, origin) },
];
