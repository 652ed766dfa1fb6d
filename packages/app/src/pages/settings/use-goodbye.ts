import { useLocation } from "wouter";
import { leaveSession } from "../../lib/session";
import { showToast } from "../../lib/show-toast";

/** After the server has ended this browser's session: clears its data, shows why, and opens the home page. */
export function useGoodbye() {
  const [, navigate] = useLocation();
  return (title: string, description: string) => {
    leaveSession();
    showToast({ title, description });
    navigate("/");
  };
}
