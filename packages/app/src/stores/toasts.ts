import { create } from "zustand";
import { randomId } from "../lib/random-id";
import { onToast } from "../lib/show-toast";
import type { ToastData } from "../ui/toast";

interface ToastState {
  toasts: readonly ToastData[];
  show: (toast: Omit<ToastData, "id">) => void;
  dismiss: (id: string) => void;
}

/** One toast at a time: a new one replaces the old. */
export const useToasts = create<ToastState>()((set) => ({
  toasts: [],
  show: (toast) => set({ toasts: [{ ...toast, id: randomId() }] }),
  dismiss: (id) => set((state) => ({ toasts: state.toasts.filter((toast) => toast.id !== id) })),
}));

/** Called when its message no longer applies. */
export const clearToasts = () => useToasts.setState({ toasts: [] });

/** Shows what any part of the page says with `showToast`. */
export const receiveToasts = () => onToast((toast) => useToasts.getState().show(toast));
