import { DEFAULT_PARTNER_SETTINGS } from "@wattleaf/shared/domain/partners";
import { expect, test } from "vitest";
import { scriptTag } from "./script-tag";

test("the tag has what the button shows before anything is requested, and a name cannot leave its attribute", () => {
  const theme = { position: "bottom-left", launcherLabel: 'Ask "Gridville" <b>&' } as const;
  const tag = scriptTag("https://wattleaf.example", {
    widgetKey: "wl_pk_1",
    settings: { ...DEFAULT_PARTNER_SETTINGS, theme },
  });
  expect(tag).toBe(
    '<script async src="https://wattleaf.example/widget.js" data-key="wl_pk_1" data-position="left" data-label="Ask &#34;Gridville&#34; &#60;b&#62;&#38;"></script>',
  );
});
