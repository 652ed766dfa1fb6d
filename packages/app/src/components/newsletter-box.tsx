import { cx } from "../ui/cx";
import { NewsletterForm } from "./layout/newsletter-form";

interface NewsletterBoxProps {
  title: string;
  text: string;
  className?: string;
}

/** The newsletter's form inside a page. Works without scripts. */
export function NewsletterBox({ title, text, className }: NewsletterBoxProps) {
  return (
    <section
      className={cx(
        "grid gap-x-12 gap-y-2 rounded-2xl bg-brand-soft p-6 md:grid-cols-2 md:items-center md:p-10",
        className,
      )}
    >
      <div>
        <h2 className="text-2xl font-bold tracking-tight">{title}</h2>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <NewsletterForm on="page" />
    </section>
  );
}
