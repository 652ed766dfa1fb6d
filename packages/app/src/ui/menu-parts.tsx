import { Menu as Radix } from "radix-ui/internal";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { cx } from "./cx";

const itemTones = { default: "text-ink", danger: "text-danger" } as const;

interface MenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether its first item gets the focus, as for who opened it with the keyboard. */
  startsAtItem: boolean;
  /** The menu's button, which it is placed at and gives the focus back to. */
  button: RefObject<HTMLButtonElement | null>;
  id: string;
  labelledBy: string;
  align: "start" | "end";
  children: ReactNode;
}

/** Parts of a page that a menu may open in: all of its content belongs to one of them, what is open too. */
const LANDMARKS = "[role=dialog], main, header, footer";

const firstItemOf = (menu: EventTarget | null) =>
  menu instanceof Element ? menu.querySelector<HTMLElement>("[role=menuitem]:not([data-disabled])") : null;

/** Radix's menu below a button that is not its own: the button is there before the menu's code (dropdown-menu.tsx). */
function Menu({ open, onOpenChange, startsAtItem, button, id, labelledBy, align, children }: MenuProps) {
  const wasLeft = useRef(false);
  const [landmark] = useState(() => button.current?.closest<HTMLElement>(LANDMARKS) ?? null);
  return (
    // Not modal: that would hide the whole page from screen readers while it can still take the focus.
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <Radix.Portal container={landmark}>
        <Radix.Content
          id={id}
          aria-labelledby={labelledBy}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-overlay min-w-[13rem] rounded-lg border border-line bg-surface p-1.5 text-ink shadow-lg animate-fade-in"
          onEntryFocus={(event) => {
            // Radix watches the keyboard, but the first press came before its code.
            event.preventDefault();
            if (startsAtItem) firstItemOf(event.currentTarget)?.focus();
          }}
          onInteractOutside={() => (wasLeft.current = true)}
          onCloseAutoFocus={(event) => {
            // After a press on something else, the focus stays there.
            if (!wasLeft.current) button.current?.focus();
            wasLeft.current = false;
            event.preventDefault();
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface DropdownMenuItemProps {
  icon?: ReactNode;
  tone?: keyof typeof itemTones;
  disabled?: boolean;
  onSelect?: () => void;
  /** Renders the one child, usually a link, as the item itself; `icon` then belongs inside that child. */
  asChild?: boolean;
  children: ReactNode;
}

function Item({
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

function Label({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-2 text-sm text-muted">{children}</Radix.Label>;
}

function Separator() {
  return <Radix.Separator className="my-1.5 h-px bg-line" />;
}

export const menuParts = { Menu, Item, Label, Separator };
export type MenuParts = typeof menuParts;
