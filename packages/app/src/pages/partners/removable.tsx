import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "../../components/confirm-dialog";
import { useT } from "../../lib/i18n";
import { showToast } from "../../lib/show-toast";
import { useFailure, useRefresh } from "./use-partners";

interface RemovableProps<Item> {
  /** Name of the list, which gets the focus after a removal: the button that asked for it is gone with its row. */
  label: string;
  /** What removing an entry does. */
  text: string;
  nameOf: (item: Item) => string;
  remove: (item: Item) => Promise<unknown>;
  /** The list; its buttons call `ask`. */
  children: (ask: (item: Item) => void) => ReactNode;
}

/** A list whose entries are removed once the user has confirmed it. */
export function Removable<Item>({ label, text, nameOf, remove, children }: RemovableProps<Item>) {
  const t = useT();
  const refresh = useRefresh();
  const fail = useFailure();
  const [asked, setAsked] = useState<Item | null>(null);
  const [removedCount, setRemovedCount] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (removedCount > 0) list.current?.focus();
  }, [removedCount]);
  const removal = useMutation({
    mutationFn: remove,
    onError(error) {
      fail(error);
      setAsked(null);
    },
    async onSuccess(_, item) {
      await refresh();
      showToast({ title: t("partners.removal.done", { name: nameOf(item) }) });
      // At once: an open dialog would take the focus back.
      setAsked(null);
      setRemovedCount((count) => count + 1);
    },
  });
  return (
    <>
      <div ref={list} role="group" tabIndex={-1} aria-label={label}>
        {children(setAsked)}
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={t("partners.removal.confirm", { name: asked === null ? "" : nameOf(asked) })}
        text={text}
        cancelLabel={t("partners.cancel")}
        confirmLabel={t("partners.remove")}
        isPending={removal.isPending}
        onConfirm={() => asked !== null && removal.mutate(asked)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
