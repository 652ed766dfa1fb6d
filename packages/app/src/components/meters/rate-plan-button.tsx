import type { Meter } from "@wattleaf/shared/contracts/meters";
import { lazy, Suspense, useState } from "react";
import { Button, type ButtonProps } from "../../ui/button";

/** Loads when it is opened first. */
const RatePlanDialog = lazy(async () => ({ default: (await import("./rate-plan-dialog")).RatePlanDialog }));

interface RatePlanButtonProps extends Pick<ButtonProps, "children" | "className" | "variant"> {
  meter: Pick<Meter, "id" | "tariffId">;
}

/** Opens the choice of a meter's rate plan. */
export function RatePlanButton({ meter, ...look }: RatePlanButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" {...look} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <RatePlanDialog open meter={meter} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
