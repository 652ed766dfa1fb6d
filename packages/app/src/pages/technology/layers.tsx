import { useT } from "../../lib/i18n";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";

const LAYERS = ["apps", "ai", "data", "connect", "devices"] as const;
const PRINCIPLES = ["contract", "engine", "workers"] as const;

/** Narrower toward the top: each layer rests on the one below. */
const widths: Record<(typeof LAYERS)[number], string> = {
  apps: "lg:mx-32 bg-brand-strong text-on-brand",
  ai: "lg:mx-24 bg-brand-soft",
  data: "lg:mx-16 bg-brand-soft",
  connect: "lg:mx-8 bg-sunken",
  devices: "bg-sunken",
};

/** Five layers, from the device up to what people see, and three rules they are built by. */
export function Layers() {
  const t = useT();
  return (
    <Container className="pb-14 md:pb-20">
      <SectionHeading title={t("technology.layers.title")} lead={t("technology.layers.text")} />
      <ol className="mt-8 flex flex-col gap-2">
        {LAYERS.map((layer) => (
          <li
            key={layer}
            className={`flex flex-col gap-1 rounded-lg border border-transparent px-5 py-4 md:flex-row md:items-baseline md:gap-6 ${widths[layer]}`}
          >
            <h3 className="shrink-0 font-bold md:w-44">{t(`technology.layers.${layer}.title`)}</h3>
            <p className="text-sm">{t(`technology.layers.${layer}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className="mt-10 grid gap-8 md:grid-cols-3">
        {PRINCIPLES.map((principle) => (
          <article key={principle} className="border-l-2 border-brand pl-4">
            <h3 className="font-semibold">{t(`technology.principle.${principle}.title`)}</h3>
            <p className="mt-1 text-sm text-pretty text-muted">{t(`technology.principle.${principle}.text`)}</p>
          </article>
        ))}
      </div>
    </Container>
  );
}
