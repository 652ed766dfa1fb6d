import { Check, Copy } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { useT } from "../lib/i18n";
import { showToast } from "../lib/show-toast";
import { Button } from "../ui/button";

const SHOWS_DONE_MS = 2000;

interface CopyButtonProps extends Omit<ComponentProps<typeof Button>, "children" | "icon" | "onClick"> {
  /** The text to copy. */
  text: string;
  /** Default: "Copy". */
  label?: string;
}

/** Copies a text; `done` is true for a moment afterwards, for the button's feedback. */
export function useCopy(text: string): { done: boolean; copy: () => void } {
  const t = useT();
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), SHOWS_DONE_MS);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
    } catch {
      // The browser blocks it, or the page was loaded over plain http.
      showToast({ title: t("copy.failed"), variant: "destructive" });
    }
  };
  return { done, copy: () => void copy() };
}

/** Copies a text and confirms it, visually and to screen readers. */
export function CopyButton({ text, label, ...button }: CopyButtonProps) {
  const t = useT();
  const { done, copy } = useCopy(text);
  const Icon = done ? Check : Copy;
  return (
    <>
      <Button {...button} icon={<Icon aria-hidden="true" className="size-4" />} onClick={copy}>
        {done ? t("copy.done") : (label ?? t("action.copy"))}
      </Button>
      <span role="status" className="sr-only">
        {done && t("copy.done")}
      </span>
    </>
  );
}
