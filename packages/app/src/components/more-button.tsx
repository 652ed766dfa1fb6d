import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../ui/button";

interface MoreButtonProps extends Pick<ButtonProps, "className" | "variant"> {
  /** A list that is loaded page by page. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): Promise<unknown> };
  children: ReactNode;
}

/** Loads the next page of a list; nothing once all of it is there. */
export function MoreButton({ list, children, ...look }: MoreButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <Button {...look} size="sm" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {children}
    </Button>
  );
}
