import { useT } from "../../lib/i18n";

/** Ids of the sections on the page, in its order. */
const sections = [
  ["profile", "settings.profile.title"],
  ["password", "settings.password.title"],
  ["sessions", "settings.sessions.title"],
  ["api-keys", "settings.keys.title"],
  ["your-data", "settings.data.title"],
  ["delete-account", "settings.delete.title"],
] as const;

/** Where one is going, on wide screens beside the sections; on a phone a row that scrolls. */
export function SectionNav() {
  const t = useT();
  return (
    <nav aria-label={t("settings.sections")} className="min-w-0">
      <ul className="-mx-4 flex gap-1 overflow-x-auto px-4 lg:sticky lg:top-24 lg:mx-0 lg:flex-col lg:px-0">
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
