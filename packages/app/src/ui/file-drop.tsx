import { FileText, Upload, X } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "./button";
import { cx } from "./cx";
import { IconButton } from "./icon-button";
import { Progress } from "./progress";

interface FileDropProps {
  label: string;
  hint?: ReactNode;
  chooseLabel: string;
  removeLabel: string;
  /** As in an input's `accept`: only a filter for the file picker. The caller must check dropped files. */
  accept?: string;
  /** The current file, if any. */
  file?: { name: string; sizeText?: string } | undefined;
  /** 0–100 percent while it is being sent. */
  progress?: { valuePercent: number; text: string } | undefined;
  error?: ReactNode;
  disabled?: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
  className?: string;
}

/** Accepts one file, by a button or by drag and drop, and shows it with its progress or error. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, chooseLabel, accept, file, error, disabled = false, onFile, className } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const id = useId();

  const takeFirst = (files: FileList | null) => {
    const first = files?.[0];
    if (first && !disabled) onFile(first);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    takeFirst(event.dataTransfer.files);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an extra: the button does the same
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      // A fieldset is by default as wide as its longest word, such as a file name.
      className={cx("min-w-0", className)}
    >
      <legend className="sr-only">{label}</legend>
      <div
        className={cx(
          "flex flex-col items-center gap-2 rounded-xl border-2 border-dashed px-6 py-8 text-center transition duration-150",
          error ? "border-danger/60" : over ? "border-brand-strong" : "border-line-strong/60",
          over ? "bg-brand-soft" : "bg-surface",
        )}
      >
        {file ? (
          <ChosenFile {...props} file={file} />
        ) : (
          <>
            <Upload aria-hidden="true" className="size-6 text-brand-strong" />
            <p aria-hidden="true" className="font-semibold">
              {label}
            </p>
            {hint && <p className="text-sm text-muted">{hint}</p>}
            <Button
              variant="secondary"
              size="sm"
              disabled={disabled}
              onClick={() => inputRef.current?.click()}
              className="mt-2"
            >
              {chooseLabel}
            </Button>
          </>
        )}
      </div>
      <input
        ref={inputRef}
        type="file"
        aria-label={label}
        accept={accept}
        disabled={disabled}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          takeFirst(event.target.files);
          // So that choosing the same file again after a removal fires a change event too.
          event.target.value = "";
        }}
      />
      <p id={`${id}-error`} role="alert" className={cx("mt-2 text-sm font-medium text-danger", !error && "hidden")}>
        {error}
      </p>
    </fieldset>
  );
}

function ChosenFile({
  file,
  progress,
  removeLabel,
  onRemove,
}: FileDropProps & { file: { name: string; sizeText?: string } }) {
  return (
    <div className="flex w-full max-w-md items-center gap-3 text-left">
      <span
        aria-hidden="true"
        className="flex size-11 shrink-0 items-center justify-center rounded-md bg-brand-soft text-brand-strong"
      >
        <FileText className="size-5" />
      </span>
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-semibold">{file.name}</p>
        {progress ? (
          <div className="mt-1 flex items-center gap-3">
            <Progress hideLabel label={file.name} valuePercent={progress.valuePercent} className="grow" />
            <span className="shrink-0 text-sm tabular-nums text-muted">{progress.text}</span>
          </div>
        ) : (
          file.sizeText && <p className="text-sm tabular-nums text-muted">{file.sizeText}</p>
        )}
      </div>
      <IconButton label={removeLabel} onClick={onRemove}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
