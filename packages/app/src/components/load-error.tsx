import type { ReactNode } from "react";
import { useT } from "../lib/i18n";
import { Button } from "../ui/button";
import { ErrorState } from "../ui/state-message";

interface LoadErrorProps {
  title: ReactNode;
  /** What failed to load. */
  query: { refetch: () => Promise<unknown> };
  className?: string;
}

/** Replaces content that failed to load, with a button to retry. */
export function LoadError({ query, ...rest }: LoadErrorProps) {
  const t = useT();
  return (
    <ErrorState
      {...rest}
      action={
        <Button variant="secondary" size="sm" onClick={() => void query.refetch()}>
          {t("action.retry")}
        </Button>
      }
    />
  );
}
