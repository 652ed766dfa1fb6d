import { Gauge, House, type LucideIcon, MessageCircle, Package } from "lucide-react";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";

interface NavItem {
  to: string;
  label: MessageKey;
}

export interface IconNavItem extends NavItem {
  icon: LucideIcon;
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
