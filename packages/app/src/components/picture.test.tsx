import { PICTURE_MOTIFS } from "@wattleaf/shared/domain/picture-motifs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture";

test.each(PICTURE_MOTIFS)("%s is the same on every rendering, and has neither text nor fixed colors", (motif) => {
  const markup = renderToStaticMarkup(<Picture motif={motif} />);
  expect(renderToStaticMarkup(<Picture motif={motif} />)).toBe(markup);
  expect(markup).not.toMatch(/<text|#[0-9a-f]{3}|NaN|Infinity/i);
});

test("each motif has a picture of its own", () => {
  const markups = PICTURE_MOTIFS.map((motif) => renderToStaticMarkup(<Picture motif={motif} />));
  expect(new Set(markups).size).toBe(PICTURE_MOTIFS.length);
});

test("a picture is decoration, unless it has a label", () => {
  expect(renderToStaticMarkup(<Picture motif="meter" />)).toContain('aria-hidden="true"');
  const labeled = renderToStaticMarkup(<Picture motif="meter" label="A meter" />);
  expect(labeled).toContain('role="img" aria-label="A meter"');
  expect(labeled).not.toContain("aria-hidden");
});
