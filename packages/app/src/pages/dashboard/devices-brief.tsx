import { ChevronRight } from "lucide-react";
import { useDevices } from "../../components/devices/use-devices";
import { SiteLink } from "../../components/site-link";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Card } from "../../ui/card";

/** How many devices there are and run; the rest is on their own page. */
export function DevicesBrief() {
  const t = useT();
  const language = useLanguage();
  const devices = useDevices().data?.devices ?? [];
  const count = (value: number) => formatNumber(value, language, 0);
  return (
    <Card as="section" padding="none" aria-labelledby="devices">
      <SiteLink to="/device" className="flex items-center gap-4 rounded-xl p-4 hover:text-brand-strong md:px-6">
        <span className="min-w-0 grow">
          <span id="devices" role="heading" aria-level={2} className="block font-semibold">
            {t("devices.title")}
          </span>
          <span className="block text-sm text-muted">
            {devices.length === 0
              ? t("dashboard.devices.none")
              : t("dashboard.devices.running", {
                  count: count(devices.length),
                  on: count(devices.filter(({ on }) => on).length),
                })}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </SiteLink>
    </Card>
  );
}
