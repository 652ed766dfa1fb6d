import { Island } from "../../components/island";
import { island } from "./hero.island";
import { HeroCurve } from "./hero-curve";
import { HOME_CHAT_KEY } from "./home-chat-key";

/** The assistant, over the silhouette of a day. */
export function Hero() {
  return (
    <section className="relative overflow-hidden bg-forest text-on-forest">
      <HeroCurve />
      <Island of={island} wake={{ stored: HOME_CHAT_KEY }} />
    </section>
  );
}
