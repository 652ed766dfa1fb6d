import { BLOG_CATEGORIES } from "@wattleaf/shared/domain/blog";
import { useT } from "../../lib/i18n";
import { cx } from "../../ui/cx";
import type { CategoryChoice } from "./use-post-search";

interface CategoryButtonsProps {
  chosen: CategoryChoice;
  onChoose: (category: CategoryChoice) => void;
}

/** One of them is pressed; the row scrolls on a phone. */
export function CategoryButtons({ chosen, onChoose }: CategoryButtonsProps) {
  const t = useT();
  return (
    <div
      role="group"
      aria-label={t("blog.categories")}
      className="-mx-4 flex gap-2 overflow-x-auto scrollbar-none px-4 py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      {[null, ...BLOG_CATEGORIES].map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
          className={cx(
            "h-11 shrink-0 whitespace-nowrap rounded-full border px-4 text-sm font-semibold transition duration-150",
            category === chosen
              ? "border-brand-strong bg-brand-strong text-on-brand"
              : "border-line-strong/60 bg-surface text-ink hover:bg-sunken",
          )}
        >
          {t(category === null ? "blog.category.all" : `blog.category.${category}`)}
        </button>
      ))}
    </div>
  );
}
