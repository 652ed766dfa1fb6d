import { Island } from "../../components/island";
import { Container } from "../../ui/container";
import { Building } from "./building";
import { Deployment } from "./deployment";
import { island as explorer } from "./explorer.island";
import { Hero } from "./hero";
import { Impact } from "./impact";
import { Integrations } from "./integrations";
import { Layers } from "./layers";
import { island as platform } from "./platform.island";
import { Start } from "./start";

export function Page() {
  return (
    <>
      <Hero />
      <Container className="py-12 md:py-16">
        <Island of={explorer} wake="address" />
      </Container>
      <Impact />
      <Building />
      <Layers />
      <Container className="pb-16 md:pb-20">
        <Island of={platform} wake="address" />
      </Container>
      <Integrations />
      <Deployment />
      <Start />
    </>
  );
}
