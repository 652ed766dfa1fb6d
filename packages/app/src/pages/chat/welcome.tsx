import { Suggestions } from "../../components/chat/suggestions";
import { useT } from "../../lib/i18n";
import { cx } from "../../ui/cx";
import { Logo } from "../../ui/logo";
import { Skeleton } from "../../ui/skeleton";

interface WelcomeProps {
  /** An earlier conversation may still load. */
  loading: boolean;
  onAsk: (question: string) => void;
  className?: string;
}

/** An empty conversation: possible topics, with a few example questions. */
export function Welcome({ loading, onAsk, className }: WelcomeProps) {
  const t = useT();
  if (loading) return <HistorySkeleton className={className} />;
  const questions = [
    t("chat.page.start.bill"),
    t("chat.page.start.save"),
    t("chat.page.start.vpp"),
    t("chat.page.start.tariff"),
  ];
  return (
    <div className={cx("flex min-h-0 grow flex-col overflow-y-auto", className)}>
      {/* Centered by its margins, which shrink when the space is too low: nothing is cut off at the top. */}
      <div className="my-auto flex flex-col gap-5 py-8">
        <Logo show="mark" size="lg" />
        <div>
          <h2 className="text-2xl font-bold tracking-tight text-balance">{t("chat.page.title")}</h2>
          <p className="mt-2 max-w-prose text-pretty text-muted">{t("chat.greeting")}</p>
          <p className="mt-2 max-w-prose text-pretty text-muted">{t("chat.page.text")}</p>
        </div>
        <Suggestions suggestions={questions} onChoose={onAsk} />
      </div>
    </div>
  );
}

function HistorySkeleton({ className }: { className: string | undefined }) {
  return (
    <div className={cx("flex min-h-0 grow flex-col gap-5 py-6", className)}>
      <Skeleton className="h-11 w-1/2 self-end rounded-xl" />
      <Skeleton className="h-24 w-4/5" />
      <Skeleton className="h-11 w-2/5 self-end rounded-xl" />
      <Skeleton className="h-16 w-3/4" />
    </div>
  );
}
