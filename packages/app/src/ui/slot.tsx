import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { cx } from "./cx";

interface SlotChildProps {
  className?: string;
  children?: ReactNode;
}

/**
 * Applies a component's style to the caller's own element (a router link, say): clones its one child, adds the class
 * names and wraps its content. A few lines instead of Radix's Slot, so that the landing page needs no Radix at all.
 */
export function renderAsChild(
  children: ReactNode,
  className: string,
  wrapContent: (content: ReactNode) => ReactNode = (content) => content,
): ReactElement {
  const child = Children.only(children);
  if (!isValidElement<SlotChildProps>(child)) throw new Error("asChild needs exactly one element as its child.");
  return cloneElement(child, { className: cx(className, child.props.className) }, wrapContent(child.props.children));
}
