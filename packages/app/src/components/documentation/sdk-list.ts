import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";

const EXAMPLES = "../../../../../examples";
const sources = import.meta.glob<string>("../../../../../examples/rest-*/*.{java,mjs,py}", {
  query: "?raw",
  import: "default",
  eager: true,
});

function source(folder: string, file: string) {
  const code = sources[`${EXAMPLES}/${folder}/${file}`];
  if (code === undefined) throw new Error(`There is no example ${folder}/${file}`);
  return { file, code: code.trim() };
}

/** A language's client, one file to copy, and a program that uses it. Tests run both files. */
export interface Sdk {
  language: string;
  needs: MessageKey;
  client: { file: string; code: string };
  sample: { file: string; code: string };
  run: string;
}

export const sdks: readonly Sdk[] = [
  {
    language: "Python",
    needs: "documentation.sdk.python",
    client: source("rest-python", "wattleaf.py"),
    sample: source("rest-python", "example.py"),
    run: "python3 example.py",
  },
  {
    language: "JavaScript",
    needs: "documentation.sdk.javascript",
    client: source("rest-javascript", "wattleaf.mjs"),
    sample: source("rest-javascript", "example.mjs"),
    run: "node example.mjs",
  },
  {
    language: "Java",
    needs: "documentation.sdk.java",
    client: source("rest-java", "Wattleaf.java"),
    sample: source("rest-java", "Example.java"),
    run: "javac *.java && java Example",
  },
];

/** The retry code of the JavaScript client. */
export const retrySample =
  source("rest-javascript", "wattleaf.mjs")
    .code.match(/#region retry\n([\s\S]*?)\/\/ #endregion/)?.[1]
    ?.trim() ?? "";
