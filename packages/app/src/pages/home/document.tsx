import { CallToAction } from "./call-to-action";
import { DaySection } from "./day-section";
import { Features } from "./features";
import { Hero } from "./hero";
import { Intelligence } from "./intelligence";
import { Results } from "./results";
import { WidgetSection } from "./widget-section";

export function Page() {
  return (
    <>
      <Hero />
      <DaySection />
      <Features />
      <WidgetSection />
      <Intelligence />
      <Results />
      <CallToAction />
    </>
  );
}
