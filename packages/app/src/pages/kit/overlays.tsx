import { useState } from "react";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Sheet } from "../../ui/sheet";
import { Toast, type ToastData } from "../../ui/toast";
import { Toaster } from "../../ui/toaster";
import { Group, Row, Specimen } from "./specimen";

type Open = "dialog" | "sheet" | null;

const sampleToasts: readonly Omit<ToastData, "id">[] = [
  { title: "Subscription Successful", description: "You've been subscribed to our newsletter!" },
  { title: "Login Failed", description: "Invalid credentials", variant: "destructive" },
];

/** Dialog and sheet leave the panel through a portal, so they follow the page's theme. */
export function Overlays() {
  const [open, setOpen] = useState<Open>(null);
  const [toasts, setToasts] = useState<readonly ToastData[]>([]);
  const show = (toast: Omit<ToastData, "id">) => setToasts([...toasts, { ...toast, id: String(toasts.length) }]);
  const close = () => setOpen(null);
  const dismiss = (id: string) => setToasts((all) => all.filter((toast) => toast.id !== id));

  return (
    <>
      <Group title="Overlays">
        <Specimen name="Dialog, Sheet, Toaster">
          <Row>
            <Button variant="secondary" onClick={() => setOpen("dialog")}>
              Open dialog
            </Button>
            <Button variant="secondary" onClick={() => setOpen("sheet")}>
              Open sheet
            </Button>
            {sampleToasts.map((toast) => (
              <Button key={toast.title} variant="ghost" onClick={() => show(toast)}>
                Toast: {toast.variant ?? "default"}
              </Button>
            ))}
          </Row>
        </Specimen>
        <Specimen name="Toast">
          {sampleToasts.map((toast) => (
            <Toast
              key={toast.title}
              toast={{ ...toast, id: toast.title, durationMs: Number.POSITIVE_INFINITY }}
              onDismiss={() => undefined}
              closeLabel="Dismiss"
            />
          ))}
        </Specimen>
      </Group>
      <Dialog
        open={open === "dialog"}
        onOpenChange={close}
        title="Remove this device?"
        description="Its history stays in your reports. You can add it again at any time."
        closeLabel="Close"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" onClick={close}>
              Remove device
            </Button>
          </>
        }
      />
      <Sheet open={open === "sheet"} onOpenChange={close} title="Navigation" closeLabel="Close menu">
        <p className="text-muted">Links go here.</p>
      </Sheet>
      <Toaster toasts={toasts} onDismiss={dismiss} label="Notifications" closeLabel="Dismiss" />
    </>
  );
}
