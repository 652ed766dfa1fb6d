import type { ReactNode } from "react";

interface GroupProps {
  title: string;
  children: ReactNode;
}

/** A group of components, shown in both themes side by side. */
export function Group({ title, children }: GroupProps) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl font-bold tracking-tight">{title}</h2>
      <div className="grid gap-4 lg:grid-cols-2">
        {(["light", "dark"] as const).map((scheme) => (
          <div
            key={scheme}
            data-theme={scheme}
            className="flex min-w-0 flex-col gap-8 rounded-xl border border-line bg-paper p-4 text-ink md:p-8"
          >
            {children}
          </div>
        ))}
      </div>
    </section>
  );
}

/** One component with its states. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h3 className="font-mono text-xs text-muted">{name}</h3>
      {children}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
