import type { ReferenceOperation } from "../../../reference/reference";
import { curlOf } from "./curl";

type Called = Pick<ReferenceOperation, "method" | "example">;

function addressOf({ example: { path, query } }: Called, origin: string): string {
  const fields = new URLSearchParams(query.map(([name, value]): [string, string] => [name, value]));
  return `${origin}${path}${query.length > 0 ? `?${fields}` : ""}`;
}

function javascriptOf(operation: Called, origin: string): string {
  const { body } = operation.example;
  return [
    `const response = await fetch("${addressOf(operation, origin)}", {`,
    `  method: "${operation.method}",`,
    `  headers: {`,
    "    authorization: `Bearer ${process.env.WATTLEAF_API_KEY}`,",
    ...(body ? [`    "content-type": "application/json",`] : []),
    `  },`,
    ...(body ? [`  body: JSON.stringify(${body.replaceAll("\n", "\n  ")}),`] : []),
    `});`,
    `console.log(response.status, JSON.stringify(await response.json(), null, 2));`,
  ].join("\n");
}

/** JSON and Python differ in their literals, so the body stays JSON. */
function pythonOf(operation: Called, origin: string): string {
  const { body } = operation.example;
  return [
    `import json, os, urllib.request`,
    ``,
    ...(body ? [`body = r'''${body}'''`, ``] : []),
    `request = urllib.request.Request(`,
    `    "${addressOf(operation, origin)}",`,
    `    method="${operation.method}",`,
    `    headers={`,
    `        "Authorization": "Bearer " + os.environ["WATTLEAF_API_KEY"],`,
    ...(body ? [`        "Content-Type": "application/json",`] : []),
    `    },`,
    ...(body ? [`    data=body.encode(),`] : []),
    `)`,
    `with urllib.request.urlopen(request) as response:`,
    `    print(json.dumps(json.load(response), indent=2))`,
  ].join("\n");
}

/** The operation's example as programs that run as they are, with the key in WATTLEAF_API_KEY. */
export const samplesOf = (operation: Called, origin: string) => [
  { language: "curl", code: curlOf(operation, origin) },
  { language: "JavaScript", code: javascriptOf(operation, origin) },
  { language: "Python", code: pythonOf(operation, origin) },
];
