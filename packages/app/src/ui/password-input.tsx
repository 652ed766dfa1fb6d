import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Input, type InputProps } from "./input";
import { closeButtonLook } from "./overlay.variants";

interface PasswordInputProps extends Omit<InputProps, "type" | "icon" | "trailing" | "size"> {
  showLabel: string;
  hideLabel: string;
}

/** A password field with a button that shows the password. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const toggle = (
    // The label says what a click does, so a pressed state would be redundant: "hide, pressed".
    <button
      type="button"
      aria-label={shown ? hideLabel : showLabel}
      onClick={() => setShown(!shown)}
      className={closeButtonLook}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
  return <Input {...rest} type={shown ? "text" : "password"} trailing={toggle} />;
}
