import { useMutation, useQuery } from "@tanstack/react-query";
import type { Device } from "@wattleaf/shared/contracts/devices";
import { useT } from "../../lib/i18n";
import { queryClient } from "../../lib/query-client";
import { refusalOf, refusalText } from "../../lib/refusal";
import { refreshUser, useSession } from "../../lib/session";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../stores/toasts";

/** Devices change while nobody touches them. */
const LOOK_EVERY_MS = 15_000;

export function useDevices() {
  const session = useSession();
  return useQuery({
    ...trpc.devices.list.queryOptions({}),
    enabled: session.status === "signedIn",
    refetchInterval: LOOK_EVERY_MS,
  });
}

function changeList(change: (devices: Device[]) => Device[]) {
  queryClient.setQueryData(trpc.devices.list.queryKey({}), (list) => list && { devices: change(list.devices) });
}

export function useConnectDevice() {
  return useMutation(
    trpc.devices.connect.mutationOptions({
      onSuccess: (device) => {
        changeList((devices) => [...devices, device]);
        // The first one pays coins.
        void refreshUser();
      },
    }),
  );
}

/** Switches and sets: at once on the screen, then as the device answers. What went wrong is said. */
export function useControlDevice() {
  const t = useT();
  const language = useLanguage();
  return useMutation(
    trpc.devices.control.mutationOptions({
      onMutate: ({ device_id, command, value }) =>
        changeList((devices) =>
          devices.map((device) => {
            if (device.id !== device_id) return device;
            return command === "set" ? { ...device, setting: value ?? null } : { ...device, on: command === "on" };
          }),
        ),
      onSuccess: (device) => changeList((devices) => devices.map((each) => (each.id === device.id ? device : each))),
      onError: (error) => {
        void queryClient.invalidateQueries(trpc.devices.list.queryFilter());
        const description = refusalText(refusalOf(error), language, t);
        showToast({ title: t("devices.failed"), description, variant: "destructive" });
      },
    }),
  );
}

export function useRemoveDevice() {
  return useMutation(
    trpc.devices.remove.mutationOptions({
      onSuccess: (_, { device_id }) => {
        changeList((devices) => devices.filter(({ id }) => id !== device_id));
        void refreshUser();
      },
    }),
  );
}
