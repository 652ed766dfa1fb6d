import { useT } from "../../lib/i18n";

/** Ids of the page's sections, in order. */
const sections = [
  ["profile", "settings.profile.title"],
  ["appearance", "settings.appearance.title"],
  ["units", "settings.units.title"],
  ["notifications", "settings.notifications.title"],
  ["meters", "settings.meters.title"],
  ["hubs", "settings.hubs.title"],
  ["privacy", "settings.privacy.title"],
  ["password", "settings.password.title"],
  ["two-step", "settings.twoStep.title"],
  ["passkeys", "settings.passkeys.title"],
  ["sessions", "settings.sessions.title"],
  ["security-activity", "settings.activity.title"],
  ["api-keys", "settings.keys.title"],
  ["your-data", "settings.data.title"],
  ["delete-account", "settings.delete.title"],
] as const;

/** Navigation between sections: beside them on wide screens, a scrolling row on a phone. */
export function SectionNav() {
  const t = useT();
  return (
    <nav aria-label={t("settings.sections")} className="min-w-0">
      <ul className="-mx-4 flex gap-1 overflow-x-auto px-1 md:-mx-3 md:px-0 lg:sticky lg:top-24 lg:flex-col">
        {sections.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block whitespace-nowrap rounded-md px-3 py-2.5 text-sm font-medium text-muted transition duration-150 hover:bg-sunken hover:text-ink"
            >
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
