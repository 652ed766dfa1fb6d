import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Redactor } from ".";

const redacted = (text: string) => new Redactor().redact(text, "asker");
/** The words with what is private named by its kind. */
const kinds = (text: string) => redacted(text).replaceAll(/«([A-Z]+)-[A-Z]+»/g, "<$1>");

describe("what never leaves", () => {
  it.each([
    ["Account number: 1234567890", "1234567890"],
    ["my account no. 4455-667-889 please", "4455-667-889"],
    ["acct#998877 is mine", "998877"],
    ["PG&E account 0123456789-0", "0123456789-0"],
    ["Customer ID CU4482911", "4482911"],
    ["meter number is 5C1234987", "1234987"],
    ["service id 9981723345", "9981723345"],
    ["bill_acct_1234567.pdf", "1234567"],
    ["ESI ID 10443720001234567", "10443720001234567"],
    ["MPAN 12 345 678 901 23", "345 678"],
    ["IBAN DE89 3704 0044 0532 0130 00", "3704 0044"],
    ["my card is 4111 1111 1111 1111", "4111"],
    ["SSN 078-05-1120", "078-05-1120"],
    ["Kundennummer 48291177", "48291177"],
    ["Zählernummer: 1ESY1160534721", "1160534721"],
    ["numéro de client 220194857", "220194857"],
    ["CUPS ES0021000000000001AB", "0021000000000001"],
    ["户号3201459982", "3201459982"],
    ["我的账号是 6222021234567890123", "6222021234567890123"],
    ["电表号：00017733", "00017733"],
    ["身份证110101199003074578", "110101199003074578"],
    ["here it is: 00123456789", "00123456789"],
  ])("an account number: %s", (text, number) => {
    expect(redacted(text)).not.toContain(number);
    expect(kinds(text)).toMatch(/<(?:ACCOUNT|PHONE)>/);
  });

  it.each([
    "mail ada.byron+energy@example.co.uk now",
    "ADA@EXAMPLE.COM",
    "写信到 wang.xiao-ming@公司.cn",
    "ada (at) example (dot) com",
    "file of o'neill@example.org.csv",
  ])("an e-mail address: %s", (text) => {
    expect(kinds(text)).toContain("<EMAIL>");
    expect(redacted(text)).not.toMatch(/example\b|公司/i);
  });

  it.each([
    ["call (415) 555-2671", "2671"],
    ["415.555.2671", "2671"],
    ["+1 415 555 2671", "2671"],
    ["+44 20 7946 0958", "0958"],
    ["020 7946 0958", "0958"],
    ["+86 138 1234 5678", "5678"],
    ["手机13812345678", "13812345678"],
    ["电话：010-62345678", "62345678"],
    ["tel: 555-0134", "0134"],
    ["mein Telefon ist 030 901820", "901820"],
  ])("a phone number: %s", (text, part) => {
    expect(redacted(text)).not.toContain(part);
  });

  it.each([
    ["I live at 742 Evergreen Terrace, Springfield, OR 97477", ["742", "Evergreen", "97477"]],
    ["1600 Pennsylvania Ave NW", ["1600", "Pennsylvania"]],
    ["12 main street apt 4b", ["main street", "4b"]],
    ["221B Baker Street, London NW1 6XE", ["221B", "NW1 6XE"]],
    ["P.O. Box 1180", ["1180"]],
    ["in CA 94107-1234", ["94107"]],
    ["zip code 94107", ["94107"]],
    ["Musterstraße 12a, 10115 Berlin", ["Musterstraße", "10115"]],
    ["12 rue de la Paix, 75002 Paris", ["rue de la Paix", "75002"]],
    ["calle Mayor 15", ["Mayor 15"]],
    ["我住在北京市朝阳区建国路88号2单元501室", ["建国路", "88号", "501"]],
    ["上海市浦东新区世纪大道100号", ["世纪大道", "100号"]],
  ])("a street address: %s", (text, parts) => {
    const sent = redacted(text);
    for (const part of parts) expect(sent).not.toContain(part);
    expect(kinds(text)).toContain("<ADDRESS>");
  });

  it.each([
    "wl_live_4f9a8b7c6d5e4f3a2b1c0d9e",
    "sk-proj-abcDEF1234567890abcDEF",
    "ghp_16C7e42F292c6912E7710c838347Ae178B4a",
    "AKIAIOSFODNN7EXAMPLE",
    "AIzaSyA-1234567890abcdefghijklmnopqrstu",
    "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9",
    "Authorization: Bearer abcdef123456",
    "my password is hunter2!x",
    "密码是 abc12345",
    "api key: 0a1b2c3d4e5f",
    "https://ada:engine1843@meter.example/feed",
    "https://meter.example/feed?token=9f8e7d6c5b",
    "d41d8cd98f00b204e9800998ecf8427e",
    "-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBg\n-----END PRIVATE KEY-----",
  ])("a key or a password: %s", (text) => {
    expect(kinds(text)).toContain("<SECRET>");
    expect(redacted(text)).not.toMatch(
      /4f9a|abcDEF|16C7e|IOSF|SyA-|eyJz|abcdef12|hunter2|abc123|0a1b|engine1843|9f8e|d41d|MIIE/,
    );
  });
});

describe("what an answer needs stays as it is", () => {
  it.each([
    "How much did I use in July 2024?",
    "From 2024-01-01 to 2024-12-31, and on 07/14/2024",
    "I used 12397107 Wh and 12,397.1 kWh, 1,537.15 dollars",
    "My dryer has 3000 W and runs 2 hours at $0.30 per kWh",
    "16:00–21:00, 24/7, 100 000 kWh",
    "meter-2024.xml and bill 2023.pdf of meter 2024",
    "usage-20240714.csv and pge_interval_2024-07.xml",
    "Is 500 kWh on the way to a lot? 3 people, 120 m2",
    "What does the EV 350 charger do in 8 hours of drive time?",
    "七月用了868度，花了182.28元，13点最高",
    "2023年12月的电费是多少？",
    "Compare 2023 and 2024 on the E-TOU-C tariff",
    "invoice of 2024-07-14",
  ])("%s", (text) => {
    expect(redacted(text)).toBe(text);
  });
});

describe("places", () => {
  it("hold no digit, are one for one text, and come back only for the asker's own words", () => {
    const redactor = new Redactor();
    const asked = redactor.redact("Is 1234567890 mine? And who is bob@example.com?", "asker");
    const file = redactor.redact("bill of 1234567890 for eve@example.com", "other");
    expect(asked).not.toMatch(/\d/);
    expect(file).toContain(asked.match(/«[A-Z]+-[A-Z]+»/)?.[0] ?? "?");
    expect(redactor.restore(`${asked} ${file}`, (kind) => `(${kind})`)).toBe(
      "Is 1234567890 mine? And who is bob@example.com? bill of 1234567890 for (email)",
    );
  });

  it("are found again without their quotes", () => {
    const redactor = new Redactor();
    redactor.redact("bob@example.com", "asker");
    expect(redactor.restore("I know EMAIL-A and <EMAIL-A> and EMAIL-Q.", () => "?")).toBe(
      "I know bob@example.com and bob@example.com and ?.",
    );
  });

  it("bring any text back as it was", () => {
    const piece = fc.constantFrom(
      "a@b.example",
      "12345678901",
      " and ",
      "12 Main Street",
      "kWh 300 ",
      "，",
      "手机13812345678",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const redactor = new Redactor();
        const text = pieces.join(" ");
        expect(redactor.restore(redactor.redact(text, "asker"), () => "?")).toBe(text);
      }),
    );
  });

  it("are found to the end of a long text of near misses", () => {
    const text = `${"1234 5678 a.b-c_d@ 99 Elm ".repeat(80)}bob@example.com`;
    expect(kinds(text)).toMatch(/<EMAIL>$/);
  });
});
