import type { WattleafWidget as Widget } from "@wattleaf/widget";
import { WattleafWidget } from "@wattleaf/widget/react";
import { useState } from "react";
import { customerToken } from "./customer-token";

const WATTLEAF_URL: string = import.meta.env.VITE_WATTLEAF_URL ?? "http://localhost:3000";
const WIDGET_KEY: string = import.meta.env.VITE_WIDGET_KEY ?? "";

/** The customer's page of a fictional utility: the assistant knows who is signed in, and the page what it tells. */
export function AccountPage() {
  const [isSignedIn, setSignedIn] = useState(false);
  const [widget, setWidget] = useState<Widget>();
  const [unread, setUnread] = useState(0);
  const [coins, setCoins] = useState(0);

  function signIn() {
    widget?.identify(customerToken);
    setSignedIn(true);
  }
  function signOut() {
    widget?.logout();
    setSignedIn(false);
  }

  return (
    <main>
      <header>
        <h1>Gridville Power</h1>
        {isSignedIn ? (
          <button type="button" onClick={signOut}>
            Sign out
          </button>
        ) : (
          <button type="button" onClick={signIn}>
            Sign in
          </button>
        )}
      </header>
      <h2>My bill</h2>
      <p>Your October bill is $84.20, due on November 28.</p>
      <button type="button" onClick={() => widget?.open({ message: "Why did my bill go up?" })}>
        Ask why
      </button>
      <p role="status">
        {unread > 0 ? `${unread} new ${unread === 1 ? "answer" : "answers"}. ` : ""}
        {coins > 0 ? `You earned ${coins} green coins.` : ""}
      </p>
      <WattleafWidget
        src={`${WATTLEAF_URL}/widget.js`}
        widgetKey={WIDGET_KEY}
        accent="#0b5c3a"
        onReady={setWidget}
        onUnread={({ count }) => setUnread(count)}
        onReward={(reward) => setCoins((sum) => sum + Math.max(0, reward.coins))}
        onAuthExpired={() => setSignedIn(false)}
      />
    </main>
  );
}
