import type { ReactNode, Ref } from "react";
import { cx } from "../../ui/cx";

interface SettingsSectionProps {
  id: string;
  title: string;
  text?: string;
  /** Takes the focus when the focused element is removed. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Beside the heading. */
  action?: ReactNode;
  children?: ReactNode;
}

export function SettingsSection({ id, title, text, headingRef, action, children }: SettingsSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 border-t border-line pt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        {/* Beside an action the text gets narrower; below a width that is readable, the action wraps. */}
        <div className={cx("max-w-prose", Boolean(action) && "min-w-[min(100%,18rem)] flex-1")}>
          <h2 id={`${id}-title`} ref={headingRef} tabIndex={-1} className="text-2xl font-semibold focus:outline-none">
            {title}
          </h2>
          {text && <p className="mt-2 text-muted">{text}</p>}
        </div>
        {action}
      </div>
      {children && <div className="mt-6">{children}</div>}
    </section>
  );
}
