import { expect, it } from "vitest";
import { plainArticle } from "./plain-article";

it.each([
  [
    "a list",
    "Get $75 back:\n- buy a labeled model\n- keep the receipt",
    "Get $75 back: Buy a labeled model. Keep the receipt.",
  ],
  [
    "a table",
    "| Home | Rebate |\n| --- | --- |\n| Single family | $1,250 |\n| Apartment | $600 |",
    "Home: Single family, Rebate: $1,250. Home: Apartment, Rebate: $600.",
  ],
  ["a Chinese table", "| 房屋 | 补贴 |\n| --- | --- |\n| 独栋 | 1250 元 |", "房屋：独栋，补贴：1250 元。"],
  ["a quotation with a picture", "> Note: no cash. ![chart](https://g.example/c.png)", "Note: no cash."],
  ["HTML", "<script>alert(1)</script>\n\nPay <b>online</b>.", "Pay online."],
  ["emphasis and code", "Enter **your** `account` number.", "Enter your account number."],
  ["a link, with its address", "See [the form](https://g.example/f).", "See the form (https://g.example/f)."],
  ["a phone number that is its own link", "Call [+1 555 0100](tel:+15550100).", "Call +1 555 0100 (+15550100)."],
  ["headings", "Opening.\n\n## Who can get it\nAll customers.", "Opening.\n\n## Who can get it\n\nAll customers."],
])("reads %s as sentences", (_what, markdown, plain) => expect(plainArticle(markdown)).toBe(plain));
