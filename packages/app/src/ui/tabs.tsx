import { Tabs as Radix } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";
import { cx } from "./cx";
import { tabsVariants } from "./tabs.variants";

export interface TabItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

interface TabsProps {
  items: readonly TabItem[];
  /** Names the row of tabs for screen readers. */
  label: string;
  variant?: keyof typeof tabsVariants;
  /** The initial tab; the first one by default. */
  defaultValue?: string;
  value?: string;
  onValueChange?: (value: string) => void;
  className?: string;
}

/** Arrow keys move between the tabs, Home and End go to the first and last; the row scrolls when it is too narrow. */
export function Tabs({
  items,
  label,
  variant = "underline",
  defaultValue,
  value,
  onValueChange,
  className,
}: TabsProps) {
  const look = tabsVariants[variant];
  const first = defaultValue ?? items[0]?.value;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => centerTab(list.current, value), [value]);
  useEffect(() => fadeCutEdges(list.current), []);
  return (
    <Radix.Root
      className={className}
      {...(value === undefined ? (first === undefined ? {} : { defaultValue: first }) : { value })}
      onValueChange={(chosen) => {
        centerTab(list.current, chosen);
        onValueChange?.(chosen);
      }}
    >
      <Radix.List ref={list} aria-label={label} className={look.list}>
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            // Radix selects when the mouse goes down, which a document's island has missed if it woke only then.
            onClick={() => item.value !== value && onValueChange?.(item.value)}
            className={look.trigger}
            data-tab={item.value}
          >
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className={cx("pt-6 rounded-md")}>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** A tab that a link selects may be out of view in a row that scrolls. Never scrolls the page, as `scrollIntoView` might. */
function centerTab(list: HTMLDivElement | null, value: string | undefined) {
  const selected = list?.querySelector(`[data-tab="${value}"]`);
  if (!list || !selected) return;
  const row = list.getBoundingClientRect();
  const tab = selected.getBoundingClientRect();
  list.scrollLeft += tab.left + tab.width / 2 - (row.left + row.width / 2);
}

/** How far the edge of a row that goes on there fades out. */
const FADE = "2.5rem";

/** A row that is cut off looks so: its tabs fade out where more of them can be scrolled into view. */
function fadeCutEdges(list: HTMLDivElement | null) {
  if (!list) return;
  const mark = () => {
    const hidden = list.scrollWidth - list.clientWidth;
    // Sizes are rounded, so the last pixel says nothing.
    list.style.setProperty("--fade-start", list.scrollLeft > 1 ? FADE : "0px");
    list.style.setProperty("--fade-end", list.scrollLeft < hidden - 1 ? FADE : "0px");
  };
  const sizes = new ResizeObserver(mark);
  sizes.observe(list);
  list.addEventListener("scroll", mark, { passive: true });
  return () => {
    sizes.disconnect();
    list.removeEventListener("scroll", mark);
  };
}
