import { useT } from "../../../lib/i18n";

const SOURCES = ["greenButton", "csv", "openadr"] as const;
const PLANNED = ["tuya", "nest", "modbus", "matter"] as const;

/** What connects today with a solid line, what is planned with a dashed one. */
export function IntegrationsPicture() {
  const t = useT();
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {[...SOURCES, ...PLANNED].map((name) => {
        const isPlanned = (PLANNED as readonly string[]).includes(name);
        return (
          <li
            key={name}
            className={`flex items-center justify-between gap-3 rounded-lg border px-4 py-3 text-sm ${isPlanned ? "border-dashed border-line-strong" : "border-brand-strong"}`}
          >
            <span className="font-semibold">{t(`product.integrations.${name}`)}</span>
            <span className="text-muted">
              {t(isPlanned ? "product.integrations.planned" : "product.integrations.now")}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
