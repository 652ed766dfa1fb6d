import { useState } from "react";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { CoinTable } from "./coin-table";

/** Opens the table of how coins are earned. Needs the message area `coins`. */
export function CoinTableButton() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" className="self-start" onClick={() => setOpen(true)}>
        {t("coins.title")}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t("coins.title")} closeLabel={t("action.close")} size="lg">
        <CoinTable />
      </Dialog>
    </>
  );
}
