import type { ComponentProps } from "react";

/**
 * A form that its page submits by script. Before hydration a submit does nothing (`method="dialog"`); a plain form
 * would reload the page with the input in the URL.
 */
export function Form(props: ComponentProps<"form">) {
  return <form method="dialog" {...props} />;
}
