import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { TooltipProvider } from "../../ui/tooltip";
import { Actions } from "./actions";
import { Charts } from "./charts";
import { ColorsAndType } from "./colors";
import { Content } from "./content";
import { Feedback } from "./feedback";
import { Forms } from "./forms";
import { Overlays } from "./overlays";
import { Pictures } from "./pictures";

/** Every component of the kit in every state, in both themes. Development only, so its text is not in the catalog. */
export function Page() {
  return (
    <TooltipProvider>
      <div id="kit" className="py-12">
        <Container className="flex flex-col gap-16">
          <SectionHeading
            level={1}
            size="page"
            title="Wattleaf kit"
            lead="Every component in every state, light and dark side by side."
          />
          <ColorsAndType />
          <Actions />
          <Forms />
          <Overlays />
          <Feedback />
          <Content />
          <Charts />
          <Pictures />
        </Container>
      </div>
    </TooltipProvider>
  );
}
