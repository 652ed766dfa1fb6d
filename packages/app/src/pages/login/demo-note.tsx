import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useSearch } from "wouter";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { Alert } from "../../ui/alert";

interface DemoAccount {
  identifier: string;
  password: string;
}

/** Behind the Demo button (`?demo=1`): fills in the sample household's account and says whose data it holds. */
export function DemoNote({ onAccount }: { onAccount: (account: DemoAccount) => void }) {
  const t = useT();
  const wanted = new URLSearchParams(useSearch()).get("demo") === "1";
  const { data, isError } = useQuery({ ...trpc.demo.account.queryOptions({}), enabled: wanted });
  const fillIn = useEffectEvent(onAccount);
  useEffect(() => {
    if (data) fillIn(data);
  }, [data]);

  if (isError) return <Alert live>{t("auth.login.demo.none")}</Alert>;
  if (!wanted || !data) return null;
  return (
    <Alert title={t("auth.login.demo.title")} live>
      {t("auth.login.demo.text")}
    </Alert>
  );
}
