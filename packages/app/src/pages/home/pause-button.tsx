import { Pause, Play } from "lucide-react";
import { useT } from "../../lib/i18n";
import { useMotion } from "../../stores/motion";

/** Pauses and resumes all automatically changing text on the page (WCAG 2.2.2). The style sheet hides it where nothing moves. */
export function PauseButton() {
  const t = useT();
  const { paused, toggle } = useMotion();
  const Icon = paused ? Play : Pause;
  const label = t(paused ? "home.motion.resume" : "home.motion.pause");
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={toggle}
      className="-my-1.5 inline-flex motion-reduce:hidden size-8 shrink-0 items-center justify-center rounded-md text-on-forest-muted transition duration-150 hover:bg-on-forest/10 hover:text-on-forest"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
