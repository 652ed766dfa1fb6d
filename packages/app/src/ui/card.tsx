import type { ComponentProps } from "react";
import { cardPaddings, cardVariants } from "./card.variants";
import { cx } from "./cx";

interface CardProps extends ComponentProps<"div"> {
  variant?: keyof typeof cardVariants;
  padding?: keyof typeof cardPaddings;
  /** The element to render; `article` for self-contained content, such as a post. */
  as?: "div" | "article" | "section" | "li";
}

export function Card({ variant = "outline", padding = "md", as: Element = "div", className, ...rest }: CardProps) {
  // One prop type serves the four elements: they differ only in meaning, not in attributes.
  const props = { className: cx("rounded-xl", cardVariants[variant], cardPaddings[padding], className), ...rest };
  return <Element {...(props as ComponentProps<"div"> & ComponentProps<"li">)} />;
}
