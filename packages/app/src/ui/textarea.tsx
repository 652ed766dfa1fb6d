import type { ComponentProps } from "react";
import { cx } from "./cx";
import { useFieldControl } from "./field";
import { controlBase } from "./input.variants";

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  const control = useFieldControl(rest);
  return <textarea rows={rows} className={cx(controlBase, "px-4 py-2.5", className)} {...rest} {...control} />;
}
