import type { ComponentProps } from "react";
import { Toast } from "./toast";
import { useToastPlace } from "./use-toast-place";

/**
 * A toast where it belongs: at the foot of the window, in its corner (≤ 420 px) from md on, and above whatever is
 * written in or pressed there.
 */
export function PlacedToast(props: ComponentProps<typeof Toast>) {
  const { place, style } = useToastPlace();
  return (
    <div
      ref={place}
      style={style}
      className="pointer-events-none fixed inset-x-0 top-16 z-toast px-4 md:left-auto md:w-full md:max-w-[420px] md:pr-6"
    >
      <Toast {...props} />
    </div>
  );
}
