import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { useT } from "../../lib/i18n";
import { cx } from "../../ui/cx";

interface DropZoneProps {
  onFile: (file: File) => void;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** Accepts a file dropped anywhere on it. An extra for the mouse: the upload button does the same. */
export function DropZone({ onFile, disabled = false, className, children }: DropZoneProps) {
  const t = useT();
  const [over, setOver] = useState(false);
  // Enter and leave events also come from the children; only the count shows whether the pointer is still inside.
  const depth = useRef(0);
  const end = () => {
    depth.current = 0;
    setOver(false);
  };
  const carriesFile = (event: DragEvent) => event.dataTransfer.types.includes("Files");

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      className={cx("relative", className)}
      onDragEnter={(event) => {
        if (!carriesFile(event) || disabled) return;
        depth.current += 1;
        setOver(true);
      }}
      onDragOver={(event) => carriesFile(event) && event.preventDefault()}
      onDragLeave={() => {
        depth.current -= 1;
        if (depth.current <= 0) end();
      }}
      onDrop={(event) => {
        event.preventDefault();
        end();
        const file = event.dataTransfer.files[0];
        if (file && !disabled) onFile(file);
      }}
    >
      {children}
      {over && (
        <div className="pointer-events-none absolute inset-0 flex items-center justify-center rounded-xl border-2 border-dashed border-brand-strong bg-brand-soft/90 text-lg font-semibold text-brand-strong animate-fade-in">
          {t("chat.upload.drop")}
        </div>
      )}
    </div>
  );
}
