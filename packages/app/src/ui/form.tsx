import type { ComponentProps } from "react";

/**
 * A form that its page submits by itself. Until the page is alive a submit does nothing (`method="dialog"`); a plain
 * form would load the page anew, with what was typed in the address.
 */
export function Form(props: ComponentProps<"form">) {
  return <form method="dialog" {...props} />;
}
