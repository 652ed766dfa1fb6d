import { Gauge, House, type LucideIcon, MessageCircle, Package } from "lucide-react";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";

export interface NavItem {
  to: string;
  label: MessageKey;
  /** Other pages that it stands for, so that it is marked on them too. */
  covers?: readonly string[];
}

export interface IconNavItem extends NavItem {
  icon: LucideIcon;
}

/** Marks a link that leads to this page, or stands for it, among those of a navigation. */
export function currentOf({ to, covers = [] }: NavItem, path: string): "page" | "true" | undefined {
  if (path === to) return "page";
  return covers.includes(path) ? "true" : undefined;
}

export const mainNav: readonly NavItem[] = [
  { to: "/", label: "nav.home" },
  { to: "/product", label: "nav.product" },
  { to: "/solutions", label: "nav.solutions" },
  { to: "/technology", label: "nav.technology" },
  { to: "/pricing", label: "nav.pricing" },
  { to: "/resources", label: "nav.resources" },
  { to: "/company", label: "nav.company" },
];

export const toolsNav: readonly IconNavItem[] = [
  { to: "/chat", label: "nav.assistant", icon: MessageCircle },
  { to: "/dashboard", label: "nav.dashboard", icon: Gauge },
];

export const tabBarNav: readonly IconNavItem[] = [
  { to: "/", label: "nav.home", icon: House },
  { to: "/product", label: "nav.product", icon: Package },
  { to: "/chat", label: "nav.chat", icon: MessageCircle },
  { to: "/dashboard", label: "nav.dashboard", icon: Gauge },
];
