import { type ReactNode, useSyncExternalStore } from "react";
import { useSession } from "../../lib/session";
import { mayHaveSession } from "../../lib/session-hint";
import { SiteLayout } from "../layout/site-layout";
import { ShellLayout } from "./shell-layout";

const neverChanges = () => () => undefined;

/** The frame of a page that is open to everyone: the app's for signed-in users, the site's for visitors. */
export function OpenLayout({ children }: { children: ReactNode }) {
  const { status } = useSession();
  // A prerendered page is a visitor's; where someone was signed in, the server sends an empty shell.
  const mayBeUser = useSyncExternalStore(neverChanges, mayHaveSession, () => false);
  const isOfApp = status === "signedIn" || (status === "loading" && mayBeUser);
  const Layout = isOfApp ? ShellLayout : SiteLayout;
  return <Layout>{children}</Layout>;
}
