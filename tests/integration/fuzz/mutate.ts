import type { SeededRandom } from "./random";
import { odd, SECRET_MARK } from "./values";

const ODD_NAMES = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "then",
  "",
  "id",
  "userId",
  "\0",
  "a.b[0]",
] as const;

type Container = Record<string, unknown>;

/** The same value with a few places changed; the value itself stays as it is. */
export function mutated(value: unknown, random: SeededRandom): unknown {
  let root: unknown = structuredClone(value);
  for (let times = random.int(1, 3); times > 0; times -= 1) {
    const containers = containersIn(root);
    if (containers.length === 0 || random.chance(0.03)) root = odd(random);
    else mutateOne(random.pick(containers), random);
  }
  return root;
}

function mutateOne(container: Container, random: SeededRandom): void {
  const name = random.pick(Object.keys(container));
  switch (random.int(0, 7)) {
    case 0:
      if (Array.isArray(container)) container.length = 0;
      else if (name !== undefined) delete container[name];
      return;
    case 1:
      return define(container, random.pick(ODD_NAMES), odd(random));
    case 2:
      return define(container, "password", `${SECRET_MARK}-extra`);
    case 3:
      if (Array.isArray(container))
        for (let copies = random.pick([1, 100]); copies > 0; copies -= 1) container.push(container[0]);
      else if (name !== undefined) container[name] = [container[name]];
      return;
    case 4: {
      const text = name === undefined ? undefined : JSON.stringify(container[name]);
      // A secret inside an ordinary text is kept and shown as that text is: no leak.
      if (name !== undefined && !text?.includes(SECRET_MARK)) container[name] = text;
      return;
    }
    case 5:
      if (name !== undefined && typeof container[name] === "number")
        container[name] = container[name] * random.pick([-1, 0, 1e6, 1e-9, 1.000001]) + random.pick([-1, 0, 1]);
      else if (name !== undefined) container[name] = odd(random);
      return;
    default:
      if (name !== undefined) container[name] = odd(random);
  }
}

/** An own property even for `__proto__`, as JSON.parse makes it. */
function define(container: Container, name: string, value: unknown): void {
  Object.defineProperty(container, name, { value, enumerable: true, configurable: true, writable: true });
}

/** The objects and arrays in a value. Of a long array, the first few elements stand for all. */
function containersIn(value: unknown): Container[] {
  if (typeof value !== "object" || value === null) return [];
  const found: Container[] = [];
  const queue: object[] = [value];
  while (queue.length > 0 && found.length < 200) {
    const next = queue.shift()!;
    found.push(next as Container);
    for (const child of Object.values(next).slice(0, 30))
      if (typeof child === "object" && child !== null) queue.push(child as object);
  }
  return found;
}
