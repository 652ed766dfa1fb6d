import { callerNetworks } from "../../core/network";
import type { Throttle } from "../../adapters/exponential-backoff";

/**
 * A throttle of addresses that counts a try in each network that it may stand for, and has free tries by its weight.
 * A caller who must wait in one of them has counted in none.
 */
export function networkThrottle(throttleOf: (weight: number) => Throttle): Throttle {
  const throttles = new Map<number, Throttle>();
  const counted = (address: string) =>
    callerNetworks(address).map(({ name, weight }) => {
      const throttle = throttles.get(weight) ?? throttleOf(weight);
      throttles.set(weight, throttle);
      return { throttle, name };
    });
  return {
    async attempt(address) {
      const networks = counted(address);
      for (const [index, { throttle, name }] of networks.entries()) {
        const wait = await throttle.attempt(name);
        if (wait === 0) continue;
        await Promise.all(networks.slice(0, index).map((narrower) => narrower.throttle.forgive(narrower.name)));
        return wait;
      }
      return 0;
    },
    async forgive(address) {
      await Promise.all(counted(address).map(({ throttle, name }) => throttle.forgive(name)));
    },
    async forget(address) {
      await Promise.all(counted(address).map(({ throttle, name }) => throttle.forget(name)));
    },
  };
}
