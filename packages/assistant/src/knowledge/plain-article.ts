import { lexer, type Token, type Tokens } from "marked";

/*
 * A partner's Markdown as paragraphs of plain sentences: answers are told in sentences, so a list and each row of a table
 * become one, and what no sentence can say (pictures, HTML, rules) is left out.
 */

/** Headings stay headings, and a list belongs to the words that lead to it: "Get $75 back:". */
export const plainArticle = (markdown: string): string =>
  lexer(markdown)
    .map(blockOf)
    .filter(Boolean)
    .join("\n\n")
    .replaceAll(/([:：])\n\n(?!#)/g, "$1 ");

function blockOf(token: Token): string {
  switch (token.type) {
    case "heading":
      return `${"#".repeat((token as Tokens.Heading).depth)} ${inline(token.tokens)}`;
    case "paragraph":
    case "text":
      return inline(token.tokens) || (token as Tokens.Text).text;
    case "blockquote":
      return (token.tokens ?? []).map(blockOf).filter(Boolean).join("\n\n");
    case "list":
      return listOf(token as Tokens.List);
    case "table":
      return tableOf(token as Tokens.Table);
    case "code":
      return (token as Tokens.Code).text;
    default:
      return "";
  }
}

/** "Buy the device. Keep the receipt." */
const listOf = ({ items }: Tokens.List): string =>
  items
    .map(({ tokens }) => sentence(capitalized(tokens.map(blockOf).filter(Boolean).join(" "))))
    .filter(Boolean)
    .join(" ");

/** "Home: single family, rebate: $1,250." for each row. */
function tableOf({ header, rows }: Tokens.Table): string {
  const heads = header.map(({ tokens }) => inline(tokens));
  return rows
    .map((row) => {
      const cells = row.flatMap(({ tokens }, index) => {
        const [head = "", cell] = [heads[index], inline(tokens)];
        return cell ? [head ? `${head}${isHan(head) ? "：" : ": "}${cell}` : cell] : [];
      });
      return sentence(cells.join(isHan(cells.join("")) ? "，" : ", "));
    })
    .filter(Boolean)
    .join(" ");
}

function inline(tokens: readonly Token[] | undefined): string {
  return (tokens ?? [])
    .map((token): string => {
      switch (token.type) {
        case "link":
          return linkOf(token as Tokens.Link);
        case "image":
        case "html":
          return "";
        case "br":
          return " ";
        case "escape":
        case "codespan":
          return (token as Tokens.Codespan).text;
        default:
          return "tokens" in token && token.tokens ? inline(token.tokens) : "text" in token ? String(token.text) : "";
      }
    })
    .join("")
    .replaceAll(/\s*\n\s*/g, " ")
    .trim();
}

/** The address behind a link's words stands next to them: an answer shows text, and its readers want to get there. */
function linkOf({ href, tokens }: Tokens.Link): string {
  const words = inline(tokens);
  const address = href.replace(/^(?:mailto|tel):/, "");
  const isKnown = /^(?:https:\/\/|mailto:|tel:)/.test(href);
  return !isKnown || words.includes(address) ? words : `${words} (${address})`;
}

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With its full stop. */
function sentence(text: string): string {
  if (text === "" || /[.!?:;。！？：；]$/.test(text)) return text;
  return `${text}${isHan(text) ? "。" : "."}`;
}
