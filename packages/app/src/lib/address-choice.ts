import { changeAddressQuery, useAddressQuery } from "./address-query";

/** One of several in the address's query; the first when the query names none, and then the query stays empty. */
export function useAddressChoice<T extends string>(name: string, choices: readonly [T, ...T[]]) {
  const query = useAddressQuery();
  const chosen = choices.find((choice) => choice === query.get(name)) ?? choices[0];
  const choose = (next: string) =>
    changeAddressQuery((changed) => {
      if (next === choices[0]) changed.delete(name);
      else changed.set(name, next);
    });
  return [chosen, choose] as const;
}
