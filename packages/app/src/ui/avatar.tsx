import { useState } from "react";
import { cx } from "./cx";

const sizes = { sm: "size-8 text-xs", md: "size-10 text-sm", lg: "size-14 text-lg" } as const;

interface AvatarProps {
  name: string;
  imageUrl?: string | undefined;
  size?: keyof typeof sizes;
  className?: string;
}

/** A user's picture, or their initials while there is none or it fails to load. */
export function Avatar({ name, imageUrl, size = "md", className }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const look = cx("inline-flex shrink-0 items-center justify-center rounded-full", sizes[size], className);
  if (imageUrl && imageUrl !== failedUrl) {
    return (
      <img src={imageUrl} alt={name} onError={() => setFailedUrl(imageUrl)} className={cx(look, "object-cover")} />
    );
  }
  return (
    <span className={cx(look, "bg-brand-soft font-semibold text-brand-strong")}>
      <span aria-hidden="true">{initials(name)}</span>
      <span className="sr-only">{name}</span>
    </span>
  );
}

/** First letters of the first and last word; of a Chinese name, its last character, which is the usual short form. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const only = words[0] ?? "";
  if (/^\p{Script=Han}+$/u.test(only) && words.length === 1) return [...only].at(-1) ?? "";
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  return `${[...only][0] ?? ""}${[...last][0] ?? ""}`.toUpperCase();
}
