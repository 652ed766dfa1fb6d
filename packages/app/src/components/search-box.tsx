import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "../ui/icon-button";
import { Input } from "../ui/input";

const MAX_CHARACTERS = 200;

interface SearchBoxProps {
  /** The page that a browser without scripts opens. */
  action: string;
  label: string;
  placeholder: string;
  clearLabel: string;
  value: string;
  /** How long typing pauses before the search begins; Enter begins it at once. */
  pauseMs?: number;
  onSearch: (value: string) => void;
}

/** A search whose words are the `search` of the address. */
export function SearchBox({ action, label, placeholder, clearLabel, value, pauseMs = 300, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back, a link or "Show all" has changed the search; typing itself has not.
  if (value !== shown) {
    setShown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string, delayMs: number) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), delayMs);
  };

  return (
    <form
      role="search"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        search(typed, 0);
      }}
      className="w-full"
    >
      <Input
        ref={input}
        type="search"
        name="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={MAX_CHARACTERS}
        value={typed}
        onChange={(event) => search(event.target.value, pauseMs)}
        icon={<Search className="size-5" />}
        trailing={
          typed !== "" && (
            <IconButton
              label={clearLabel}
              onClick={() => {
                search("", 0);
                input.current?.focus();
              }}
            >
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          )
        }
        className="appearance-none"
      />
    </form>
  );
}
