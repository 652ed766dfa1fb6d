import ts from "typescript";

/* Words of the interface that stand in a component instead of a message catalog, and so exist in one language only. */

export interface Literal {
  text: string;
  line: number;
}

/** Attributes and props that a person reads or hears. */
const SPOKEN =
  /^(?:aria-(?:label|valuetext|description|roledescription)|alt|title|placeholder|label|hint|text|description)$/;

/** Without a word of two letters there is nothing to translate. */
const WORD = /\p{L}{2}/u;

/** The same in every language: the brand, units, names of standards, code and sample addresses. */
const SAME_EVERYWHERE =
  /^(?:Wattleaf|\(?[kKMG]?Wh?\)?|Authorization: Bearer|[kM]?VA|CO₂e?|EN|BibTeX|HTML|Shell|GitHub|Google|npm|curl|API|[\w.+-]+@[\w.-]+|https?:\S+|\/\S*|[A-Z]{2,5})$/;

const isWords = (text: string) => {
  const trimmed = text.trim();
  return WORD.test(trimmed) && !SAME_EVERYWHERE.test(trimmed);
};

/** Literal words in the JSX of a component: text between tags, strings in braces, and attributes that are read out. */
export function literalsIn(source: string): Literal[] {
  const file = ts.createSourceFile("component.tsx", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Literal[] = [];
  const note = (node: ts.Node, text: string) => {
    if (!isWords(text)) return;
    found.push({ text: text.trim(), line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) stringsOf(node.expression, note);
    else if (ts.isJsxAttribute(node) && SPOKEN.test(node.name.getText(file))) {
      const { initializer } = node;
      if (initializer && ts.isStringLiteral(initializer)) note(initializer, initializer.text);
      else if (initializer && ts.isJsxExpression(initializer)) stringsOf(initializer.expression, note);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The strings that an expression may become: not those of calls in it, which are keys and class names. */
function stringsOf(expression: ts.Expression | undefined, note: (node: ts.Node, text: string) => void): void {
  if (!expression) return;
  if (ts.isStringLiteralLike(expression)) note(expression, expression.text);
  else if (ts.isTemplateExpression(expression)) {
    for (const part of [expression.head, ...expression.templateSpans.map(({ literal }) => literal)])
      note(part, part.text);
  } else if (ts.isConditionalExpression(expression)) {
    stringsOf(expression.whenTrue, note);
    stringsOf(expression.whenFalse, note);
  } else if (ts.isBinaryExpression(expression)) {
    stringsOf(expression.right, note);
  } else if (ts.isParenthesizedExpression(expression)) stringsOf(expression.expression, note);
}
