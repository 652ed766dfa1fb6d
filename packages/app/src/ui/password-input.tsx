import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { cx } from "./cx";
import { Input, type InputProps } from "./input";
import { closeButtonLook } from "./overlay.variants";

interface PasswordInputProps extends Omit<InputProps, "type" | "icon" | "size"> {
  showLabel: string;
  hideLabel: string;
}

/** A password field with a button that shows what was typed. */
export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input {...rest} type={shown ? "text" : "password"} className={cx("pr-12", className)} />
      <button
        type="button"
        aria-label={shown ? hideLabel : showLabel}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className={cx(closeButtonLook, "absolute right-0 top-0")}
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </span>
  );
}
