import type { IconNavItem } from "../layout/nav-items";
import { CircleUserRound, Gauge, Gift, MessageCircle, Network, PlugZap, Settings } from "lucide-react";
import { findRoute, notFoundRoute } from "../../routes";

const all: readonly IconNavItem[] = [
  { to: "/dashboard", label: "nav.dashboard", icon: Gauge },
  { to: "/chat", label: "nav.chat", icon: MessageCircle },
  { to: "/device", label: "nav.devices", icon: PlugZap },
  { to: "/vpp", label: "nav.plants", icon: Network },
  { to: "/leaderboard", label: "nav.rewards", icon: Gift, covers: ["/marketplace"] },
  { to: "/mine", label: "nav.me", icon: CircleUserRound },
  { to: "/settings", label: "nav.settings", icon: Settings },
];

/** The app's screens. */
export const shellNav = all.filter(({ to }) => findRoute(to) !== notFoundRoute);

const ON_PHONES: readonly string[] = ["/dashboard", "/chat", "/device", "/leaderboard", "/mine"];

/** Those of the bottom bar; the account's menu has the others. */
export const shellTabs = shellNav.filter(({ to }) => ON_PHONES.includes(to));
