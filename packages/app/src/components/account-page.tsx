import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { ReactNode } from "react";
import { useSession } from "../lib/session";
import { LoadingScreen } from "./layout/loading-screen";
import { SignInPrompt } from "./sign-in-prompt";

interface AccountPageProps {
  /** What a visitor reads instead. */
  title: string;
  description: string;
  children: (user: CurrentUser) => ReactNode;
}

/** A page of an account's own data. Its visitors are asked to sign in, and come back to it. */
export function AccountPage({ title, description, children }: AccountPageProps) {
  const { status, user } = useSession();
  if (status === "loading") return <LoadingScreen />;
  return user ? children(user) : <SignInPrompt title={title} description={description} />;
}
