import { useSession } from "../../lib/session";
import { mayHaveSession } from "../../lib/session-hint";
import { tabBarNav } from "../layout/nav-items";
import { TabBar } from "../layout/tab-bar";
import { shellTabs } from "./shell-nav";

/** On phones: the app's screens for a signed-in user, the site's for visitors, who may want to go back there. */
export function BottomBar({ position }: { position: "fixed" | "static" }) {
  const { status } = useSession();
  // The bar doesn't change when the session has loaded.
  const isOfApp = status === "signedIn" || (status === "loading" && mayHaveSession());
  return <TabBar items={isOfApp ? shellTabs : tabBarNav} position={position} />;
}
