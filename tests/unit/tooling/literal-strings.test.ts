import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../../scripts/lib/root";
import { literalsIn } from "./literal-strings";

/** The kit shows components to developers, in English. */
const NOT_SHOWN = /\/pages\/kit\/|\.test\.tsx$/;

describe("words of the interface", () => {
  const components = globSync(["packages/app/src/**/*.tsx", "packages/widget/src/**/*.tsx"], { cwd: ROOT }).filter(
    (path) => !NOT_SHOWN.test(path),
  );

  test("are in the message catalogs, in both languages", () => {
    expect(components.length).toBeGreaterThan(300);
    const literals = components.flatMap((path) =>
      literalsIn(readFileSync(join(ROOT, path), "utf8")).map(({ text, line }) => `${path}:${line} "${text}"`),
    );
    expect(literals).toEqual([]);
  });

  test.each([
    ["between tags", "<p>Save energy</p>", "Save energy"],
    ["in braces", '<p>{"Save energy"}</p>', "Save energy"],
    ["in one of two cases", '<p>{isOn ? t("on") : "Turned off"}</p>', "Turned off"],
    ["beside a figure", "<p>{`${count} readings`}</p>", "readings"],
    ["in a label", '<button aria-label="Close dialog" />', "Close dialog"],
    ["in a component's prop", '<Field label="Email address" />', "Email address"],
    ["in Chinese", "<p>节省能源</p>", "节省能源"],
  ])("are found %s", (_, source, text) => {
    expect(literalsIn(source).map((literal) => literal.text)).toEqual([text]);
  });

  test.each([
    '<p className="flex gap-2">{t("home.title")}</p>',
    "<td>{`${format(kwh)} kWh`}</td>",
    '<a href="/company">{name} · {2026}</a>',
    '<Icon aria-hidden="true" className={cx("size-5", isOn && "text-brand")} />',
  ])("are not %s", (source) => {
    expect(literalsIn(source)).toEqual([]);
  });
});
