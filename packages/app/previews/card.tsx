import type { Language } from "@wattleaf/shared/i18n/language";
import { lightTokens as color } from "@wattleaf/twind/tokens";
import type { Preview } from "./preview";

export const PREVIEW = { width: 1200, height: 630 } as const;

/** Beside the texts. */
export const PICTURE_WIDTH = 332;
const PADDING = 64;
/** A title may take three lines, and a long one gets smaller letters instead of a fourth. */
const LONG_TITLE: Record<Language, number> = { en: 48, zh: 22 };
const LINES_OF_DESCRIPTION = 3;

interface PreviewTextsProps extends Omit<Preview, "picture"> {
  /** Data address of a drawing. */
  logo: string;
}

/** The texts of the card that a shared link shows. Satori lays them out, so every box is a flex box and every style inline. */
export function PreviewTexts({ title, description, language, logo }: PreviewTextsProps) {
  const titleSize = title.length > LONG_TITLE[language] ? 52 : 64;
  return (
    <div
      lang={language === "zh" ? "zh-CN" : "en-US"}
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        boxSizing: "border-box",
        padding: PADDING,
        background: color.paper,
        color: color.ink,
        // One font for Chinese and the Latin letters in it, or quotation marks come from the wrong one.
        fontFamily: language === "zh" ? "Chinese, Latin" : "Latin, Chinese",
        fontWeight: 600,
      }}
    >
      <div style={{ display: "flex", alignItems: "center", fontSize: 34, color: color["brand-strong"] }}>
        <img src={logo} width={48} height={48} style={{ marginRight: 16 }} />
        Wattleaf
      </div>
      <div style={{ display: "flex", flexDirection: "column" }}>
        <div style={{ display: "block", fontSize: titleSize, lineHeight: 1.15, lineClamp: 3, marginBottom: 28 }}>
          {title}
        </div>
        <div
          style={{
            display: "block",
            fontSize: 28,
            fontWeight: 400,
            lineHeight: 1.4,
            lineClamp: LINES_OF_DESCRIPTION,
            color: color.muted,
          }}
        >
          {description}
        </div>
      </div>
      <div style={{ display: "flex", width: 96, height: 8, borderRadius: 4, background: color.brand }} />
    </div>
  );
}
