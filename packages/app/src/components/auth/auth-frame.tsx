import type { ReactNode } from "react";
import { useT } from "../../lib/i18n";
import { Container } from "../../ui/container";
import { AuthPicture } from "./auth-picture";

interface AuthFrameProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** The form, with its benefits beside it on wide screens. */
export function AuthFrame({ title, text, children }: AuthFrameProps) {
  const t = useT();
  return (
    <Container className="grid grow items-start gap-12 py-10 md:py-16 lg:grid-cols-[26rem_1fr] lg:gap-20">
      <div className="mx-auto w-full max-w-md">
        <h1 className="text-3xl font-bold tracking-tight">{title}</h1>
        {text && <p className="mt-2 text-pretty text-muted">{text}</p>}
        <div className="mt-8">{children}</div>
      </div>
      <aside className="hidden overflow-hidden rounded-2xl bg-forest text-on-forest lg:block">
        <div className="p-10">
          <p className="max-w-sm text-2xl font-bold tracking-tight text-balance">{t("auth.aside.title")}</p>
          <p className="mt-3 max-w-sm text-on-forest-muted">{t("auth.aside.text")}</p>
        </div>
        <AuthPicture />
      </aside>
    </Container>
  );
}
