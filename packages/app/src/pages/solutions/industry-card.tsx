import { ClaimNote } from "../../components/claim-note";
import { Picture } from "../../components/picture";
import { useT } from "../../lib/i18n";
import type { Industry } from "./industries";

const SHOWN_DEVICES = 3;
const DETAILS = ["where", "first", "pays"] as const;

/** One industry as a row: picture, savings, devices, a case, and more on request. */
export function IndustryCard({ industry }: { industry: Industry }) {
  const t = useT();
  const { id } = industry;
  const devices = industry.devices.map((device) => t(`solutions.device.${device}`));
  const more = devices.slice(SHOWN_DEVICES);
  return (
    <article id={id} className="grid gap-x-10 gap-y-5 py-8 md:grid-cols-[15rem_1fr] lg:grid-cols-[19rem_1fr_11rem]">
      <Picture motif={id} className="aspect-video w-full rounded-xl" />
      <div className="min-w-0">
        <h2 className="text-2xl font-bold tracking-tight">{t(`solutions.${id}.title`)}</h2>
        <p className="mt-2 max-w-prose text-pretty text-muted">{t(`solutions.${id}.text`)}</p>
        <p className="mt-3 text-sm">
          <span className="font-semibold">{t("solutions.devices")}</span> {devices.slice(0, SHOWN_DEVICES).join(" · ")}
        </p>
        <details className="text-sm">
          <summary className="w-fit cursor-pointer py-1 font-semibold text-brand-strong">
            {t("solutions.moreDevices", { count: more.length })}
          </summary>
          <p>{more.join(" · ")}</p>
        </details>
        <p className="mt-3 max-w-prose border-l-2 border-line-strong pl-3 text-sm text-pretty text-muted">
          {t(`solutions.${id}.case`)}
        </p>
      </div>
      <div className="md:col-start-2 lg:col-start-3 lg:row-start-1">
        <p className="whitespace-nowrap text-2xl font-bold tabular-nums tracking-tight">
          {t(`solutions.${id}.savings`)}
          <ClaimNote id="industry-savings" />
        </p>
        <p className="text-sm text-muted">{t("solutions.savings")}</p>
      </div>
      <details className="md:col-start-2 lg:col-span-2">
        <summary className="inline-flex h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-md border border-line-strong/60 bg-surface px-5 font-semibold transition duration-150 hover:bg-sunken">
          {t("solutions.learnMore")}
          <span className="sr-only">: {t(`solutions.${id}.title`)}</span>
        </summary>
        <dl className="mt-4 grid gap-6 sm:grid-cols-3">
          {DETAILS.map((detail) => (
            <div key={detail}>
              <dt className="text-sm font-semibold">{t(`solutions.${detail}`)}</dt>
              <dd className="mt-1 text-sm text-pretty text-muted">{t(`solutions.${id}.${detail}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </article>
  );
}
