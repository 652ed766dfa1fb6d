import { useState } from "react";
import { useT } from "../../lib/i18n";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import type { Conversation } from "../../stores/chat/conversation";
import { readEarlier } from "../../stores/chat/earlier";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../lib/show-toast";
import { Button } from "../../ui/button";

/** Loads the messages before the first one shown. */
export function EarlierMessages({ conversation }: { conversation: Conversation }) {
  const t = useT();
  const language = useLanguage();
  const [loading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      await readEarlier(conversation);
    } catch (error) {
      const description = apiErrorText(apiErrorOf(error), language, t);
      showToast({ title: t("chat.page.history.failed"), description, variant: "destructive" });
    } finally {
      setLoading(false);
    }
  };
  return (
    <div className="flex justify-center">
      <Button variant="secondary" size="sm" loading={loading} onClick={() => void load()}>
        {t("chat.page.history.earlier")}
      </Button>
    </div>
  );
}
