export const toastVariants = {
  default: "border-line bg-surface text-ink",
  destructive: "border-danger/40 bg-danger-soft text-ink",
} as const;

export const toastIconTones = { default: "text-brand-strong", destructive: "text-danger" } as const;

export type ToastVariant = keyof typeof toastVariants;
