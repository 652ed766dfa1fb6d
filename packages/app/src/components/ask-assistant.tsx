import { MessageCircle } from "lucide-react";
import { Button } from "../ui/button";
import { SiteLink } from "./site-link";

/** The way from reading to asking. */
export function AskAssistant({ title, text, action }: { title: string; text: string; action: string }) {
  return (
    <section className="mt-16 flex flex-col items-start gap-x-8 gap-y-4 rounded-2xl bg-brand-soft p-6 md:flex-row md:items-center md:justify-between md:p-8">
      <div>
        <h2 className="text-xl font-semibold">{title}</h2>
        <p className="mt-1 max-w-prose text-muted">{text}</p>
      </div>
      <Button icon={<MessageCircle aria-hidden="true" className="size-5" />} className="shrink-0" asChild>
        <SiteLink to="/chat">{action}</SiteLink>
      </Button>
    </section>
  );
}
