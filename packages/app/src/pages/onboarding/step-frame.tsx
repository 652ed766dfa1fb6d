import type { ReactNode } from "react";

interface StepFrameProps {
  title: string;
  text: string;
  children?: ReactNode;
  /** Buttons at the foot. */
  actions: ReactNode;
}

export function StepFrame({ title, text, children, actions }: StepFrameProps) {
  return (
    <section className="flex flex-col gap-6">
      <div>
        <h1 className="text-3xl font-bold tracking-tight text-balance">{title}</h1>
        <p className="mt-3 text-lg text-muted text-pretty">{text}</p>
      </div>
      {children}
      <div className="flex flex-col gap-3 sm:flex-row">{actions}</div>
    </section>
  );
}
