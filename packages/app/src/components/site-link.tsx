import { type ComponentProps, type ComponentType, createContext, createElement, use } from "react";

export interface SiteLinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: string;
}

const PlainLink = ({ to, children, ...rest }: SiteLinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

/** How links open pages: as documents unless the app provides its own, which need not load the page again. */
export const LinkContext = createContext<ComponentType<SiteLinkProps>>(PlainLink);

/** A link within the site. */
export function SiteLink(props: SiteLinkProps) {
  // Not JSX: lint would treat a component from a context as one created on every render.
  return createElement(use(LinkContext), props);
}
