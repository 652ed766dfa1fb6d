import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
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
  /** The tab that is open at first; the first one unless said otherwise. */
  defaultValue?: string;
  value?: string;
  onValueChange?: (value: string) => void;
  className?: string;
}

/** Arrow keys move between the tabs, Home and End go to the first and last; the row scrolls where it is too narrow. */
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
  return (
    <Radix.Root
      className={className}
      {...(value === undefined ? (first === undefined ? {} : { defaultValue: first }) : { value })}
      {...(onValueChange ? { onValueChange } : {})}
    >
      <Radix.List aria-label={label} className={look.list}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} disabled={item.disabled} className={look.trigger}>
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
