import {
  cloneElement,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  use,
  useId,
  useRef,
  useState,
} from "react";
import type { DropdownMenuItemProps, MenuParts } from "./menu-parts";
import { loadedLater } from "./loaded-later";

const menuParts = loadedLater(async () => (await import("./menu-parts")).menuParts);

/** Set inside a menu, which is only drawn with its parts. */
const PartsContext = createContext<MenuParts | null>(null);

interface DropdownMenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement<TriggerProps>;
  align?: "start" | "end";
  children: ReactNode;
}

/** What a menu adds to its button, which sets none of these itself. */
interface TriggerProps {
  ref?: Ref<HTMLButtonElement>;
  id?: string;
  "aria-haspopup"?: "menu";
  "aria-expanded"?: boolean;
  "aria-controls"?: string;
  "data-state"?: "open" | "closed";
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onPointerDown?: (event: PointerEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onClick?: (event: MouseEvent) => void;
}

/**
 * A menu of actions. Arrow keys, Home, End and typing a first letter navigate it; Escape closes it. What draws it, with
 * Radix and its placement, loads when a menu's button is first pointed at or focused.
 */
export function DropdownMenu({ trigger, align = "end", children }: DropdownMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isByKey, setByKey] = useState(false);
  const wasPressed = useRef(false);
  const parts = menuParts.use(isOpen, () => setOpen(false));
  // An early start: what fails is asked for again by the press, which tells.
  const prepare = () => void menuParts.load().catch(() => undefined);
  const contentId = `${id}-menu`;
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id,
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        ...(isOpen ? { "aria-controls": contentId } : {}),
        "data-state": isOpen ? "open" : "closed",
        onPointerEnter: prepare,
        onFocus: prepare,
        onPointerDown: (event) => {
          if (event.button !== 0 || event.ctrlKey) return;
          wasPressed.current = true;
          // The menu gets the focus: the button would compete for it.
          if (!isOpen) event.preventDefault();
          setByKey(false);
          setOpen(!isOpen);
        },
        onKeyDown: (event) => {
          if (!["Enter", " ", "ArrowDown"].includes(event.key)) return;
          event.preventDefault();
          setByKey(true);
          setOpen(event.key === "ArrowDown" || !isOpen);
        },
        // A press that an assistive technology makes, or one that began before this code was there, is a click alone.
        onClick: ({ detail }) => {
          const isEndOfPress = detail > 0 && wasPressed.current;
          wasPressed.current = false;
          if (isEndOfPress || isOpen) return;
          setByKey(detail === 0);
          setOpen(true);
        },
      })}
      {parts && (
        <PartsContext value={parts}>
          <parts.Menu
            open={isOpen}
            onOpenChange={setOpen}
            startsAtItem={isByKey}
            button={button}
            id={contentId}
            labelledBy={id}
            align={align}
          >
            {children}
          </parts.Menu>
        </PartsContext>
      )}
    </>
  );
}

function useParts(): MenuParts {
  const parts = use(PartsContext);
  if (!parts) throw new Error("A menu's items stand in a DropdownMenu.");
  return parts;
}

export function DropdownMenuItem(props: DropdownMenuItemProps) {
  const { Item } = useParts();
  return <Item {...props} />;
}

export function DropdownMenuLabel({ children }: { children: ReactNode }) {
  const { Label } = useParts();
  return <Label>{children}</Label>;
}

export function DropdownMenuSeparator() {
  const { Separator } = useParts();
  return <Separator />;
}
