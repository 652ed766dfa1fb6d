import { widgetPreviewAddress } from "@wattleaf/shared/domain/widget-preview";
import { MessageCircle } from "lucide-react";
import { useId, useRef, useState } from "react";
import { CodeBlock } from "../../components/documentation/code-block";
import { currentTheme } from "../../lib/current-theme";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";

const COLORS = [
  { name: "home.widget.color.blue", accent: "#1f6fb2" },
  { name: "home.widget.color.teal", accent: "#0f766e" },
  { name: "home.widget.color.plum", accent: "#7c3a8c" },
  { name: "home.widget.color.brick", accent: "#b3402a" },
] as const;

/** The part of the widget's API that the frame's page offers to its parent. */
type PreviewWindow = Window & { Wattleaf?: { push(command: readonly ["open"]): void } };

/** The live widget on a utility's page, in a color of the visitor's choice. */
export function WidgetTry() {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  const [accent, setAccent] = useState<string>(COLORS[0].accent);
  const [isLive, setLive] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const open = () => (frame.current?.contentWindow as PreviewWindow | null | undefined)?.Wattleaf?.push(["open"]);
  const tag = `<script async src="https://wattleaf.example/widget.js"\n  data-key="YOUR_KEY" data-accent="${accent}"></script>`;
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[22rem_1fr] lg:gap-14">
      <div className="flex min-w-0 flex-col gap-6">
        <fieldset className="flex min-w-0 flex-col gap-3">
          <legend className="mb-3 text-sm font-semibold">{t("home.widget.color")}</legend>
          <div className="flex flex-wrap gap-3">
            {COLORS.map((color) => (
              <button
                key={color.accent}
                type="button"
                aria-label={t(color.name)}
                aria-pressed={accent === color.accent}
                onClick={() => setAccent(color.accent)}
                className={cx(
                  "size-11 rounded-full border-4 forced-color-adjust-none transition duration-150",
                  accent === color.accent ? "border-on-forest" : "border-transparent hover:border-on-forest/50",
                )}
                style={{ backgroundColor: color.accent }}
              />
            ))}
            <label
              htmlFor={id}
              className="flex h-11 items-center gap-2 rounded-full border border-on-forest/40 px-3 text-sm"
            >
              <input
                id={id}
                type="color"
                value={accent}
                onChange={(event) => setAccent(event.target.value)}
                className="size-7 cursor-pointer rounded-full border-0 bg-transparent p-0"
              />
              {t("home.widget.ownColor")}
            </label>
          </div>
        </fieldset>
        <div className="flex min-w-0 flex-col gap-3">
          <p className="text-sm font-semibold">{t("home.widget.tag")}</p>
          <div className="min-w-0 text-ink">
            <CodeBlock title="HTML" code={tag} />
          </div>
        </div>
      </div>
      <div className="relative h-[36rem] min-w-0 overflow-hidden rounded-2xl border border-on-forest/20 bg-white shadow-lg">
        {isLive ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the site's own page, which needs the site's origin
          <iframe
            ref={frame}
            title={t("home.widget.frame")}
            src={widgetPreviewAddress({ accent, language, theme: currentTheme() })}
            onLoad={open}
            className="size-full border-0"
          />
        ) : (
          <Poster accent={accent} onStart={() => setLive(true)} />
        )}
      </div>
    </div>
  );
}

/** Stands for the page until the visitor asks for it: the frame and the widget load only then. */
function Poster({ accent, onStart }: { accent: string; onStart: () => void }) {
  const t = useT();
  return (
    <div className="flex size-full flex-col text-[#1b2430]">
      <p className="flex items-center gap-2 border-b border-[#dfe4ea] px-5 py-4 font-semibold">
        <span
          aria-hidden="true"
          className="size-3.5 rounded-full rounded-bl-none"
          style={{ backgroundColor: accent }}
        />
        {t("home.widget.utility")}
      </p>
      <div className="flex grow flex-col items-center justify-center gap-4 p-6 text-center">
        <p className="max-w-sm text-lg text-balance">{t("home.widget.poster")}</p>
        <Button size="lg" onClick={onStart}>
          {t("home.widget.start")}
        </Button>
      </div>
      <span
        aria-hidden="true"
        className="absolute bottom-5 right-5 flex size-14 items-center justify-center rounded-full text-white shadow-lg"
        style={{ backgroundColor: accent }}
      >
        <MessageCircle className="size-6" />
      </span>
    </div>
  );
}
