import { DropdownMenu as Radix } from "radix-ui";
import { type ReactNode, useRef, useState } from "react";
import { cx } from "./cx";

const itemTones = { default: "text-ink", danger: "text-danger" } as const;

interface DropdownMenuProps {
  /** The button that opens the menu. */
  trigger: ReactNode;
  align?: "start" | "end";
  children: ReactNode;
}

/** Parts of a page that a menu may open in: all of its content belongs to one of them, what is open too. */
const LANDMARKS = "[role=dialog], main, header, footer";

/** A menu of actions. Arrow keys, Home, End and typing a first letter navigate it; Escape closes it. */
export function DropdownMenu({ trigger, align = "end", children }: DropdownMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  return (
    // Not modal: that would hide the whole page from screen readers while it can still take the focus.
    <Radix.Root
      modal={false}
      onOpenChange={(open) => open && setLandmark(button.current?.closest<HTMLElement>(LANDMARKS) ?? null)}
    >
      <Radix.Trigger ref={button} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={landmark}>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-overlay min-w-[13rem] rounded-lg border border-line bg-surface p-1.5 text-ink shadow-lg animate-fade-in"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface DropdownMenuItemProps {
  icon?: ReactNode;
  tone?: keyof typeof itemTones;
  disabled?: boolean;
  onSelect?: () => void;
  /** Renders the one child, usually a link, as the item itself; `icon` then belongs inside that child. */
  asChild?: boolean;
  children: ReactNode;
}

export function DropdownMenuItem({
  icon,
  tone = "default",
  disabled = false,
  onSelect,
  asChild = false,
  children,
}: DropdownMenuItemProps) {
  return (
    <Radix.Item
      asChild={asChild}
      disabled={disabled}
      {...(onSelect ? { onSelect } : {})}
      className={cx(
        "flex min-h-[2.75rem] cursor-pointer select-none items-center gap-3 rounded-md px-3 text-sm font-medium outline-none data-[highlighted]:bg-ink/[0.06] data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50",
        itemTones[tone],
      )}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Radix.Item>
  );
}

export function DropdownMenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-2 text-sm text-muted">{children}</Radix.Label>;
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-line" />;
}
