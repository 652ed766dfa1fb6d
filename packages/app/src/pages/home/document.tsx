import { CallToAction } from "./call-to-action";
import { Features } from "./features";
import { Hero } from "./hero";
import { Intelligence } from "./intelligence";
import { Results } from "./results";

export function Page() {
  return (
    <>
      <Hero />
      <Features />
      <Results />
      <Intelligence />
      <CallToAction />
    </>
  );
}
