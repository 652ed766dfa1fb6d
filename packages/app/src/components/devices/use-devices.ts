import { useMutation, useQuery } from "@tanstack/react-query";
import type { Device } from "@wattleaf/shared/contracts/devices";
import { useT } from "../../lib/i18n";
import { queryClient } from "../../lib/query-client";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { refreshUser, useSession } from "../../lib/session";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../lib/show-toast";
import { useDeviceName } from "./use-device-name";
import { useSettingText } from "./use-setting-text";
import { useUndo } from "./use-undo";

/** Devices change without user action. */
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

const replaceDevice = (device: Device) =>
  changeList((devices) => devices.map((each) => (each.id === device.id ? device : each)));

export function useConnectDevice() {
  return useMutation(
    trpc.devices.connect.mutationOptions({
      onSuccess: (device) => {
        changeList((devices) => [...devices, device]);
        // The first device pays coins.
        void refreshUser();
      },
    }),
  );
}

/** Switches and sets devices: updates the screen at once, then with the response. Errors are shown. */
export function useControlDevice() {
  const t = useT();
  const language = useLanguage();
  const nameOf = useDeviceName();
  const settingText = useSettingText();
  const { showUndoable } = useUndo();
  return useMutation(
    trpc.devices.control.mutationOptions({
      onMutate: ({ device_id, command, value }) => {
        const before = queryClient
          .getQueryData(trpc.devices.list.queryKey({}))
          ?.devices.find(({ id }) => id === device_id);
        if (before)
          replaceDevice(
            command === "set" ? { ...before, setting: value ?? null } : { ...before, on: command === "on" },
          );
        return before;
      },
      onSuccess: ({ actionId, ...device }, { command, value }) => {
        replaceDevice(device);
        const name = nameOf(device);
        const target = value === undefined || !device.range ? "" : settingText(value, device.range.unit);
        showUndoable(t(`devices.done.${command}`, { device: name, value: target }), actionId);
        void queryClient.invalidateQueries(trpc.devices.actions.queryFilter());
      },
      onError: (error, _, before) => {
        // The refetch may fail as well: until it succeeds, the device keeps its previous state.
        if (before) replaceDevice(before);
        void queryClient.invalidateQueries(trpc.devices.list.queryFilter());
        const description = apiErrorText(apiErrorOf(error), language, t);
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
