import { tokenNames, tokenVar } from "@wattleaf/twind/tokens";
import { Group, Specimen } from "./specimen";

const textSizes = [
  "text-xs",
  "text-sm",
  "text-base",
  "text-lg",
  "text-xl",
  "text-2xl",
  "text-3xl",
  "text-4xl",
  "text-5xl",
];

export function ColorsAndType() {
  return (
    <Group title="Colors and type">
      <Specimen name="tokens">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {tokenNames.map((name) => (
            <li key={name} className="flex items-center gap-3 text-sm">
              <span className="size-10 shrink-0 rounded-md border border-line" style={{ background: tokenVar(name) }} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="type scale">
        {textSizes.map((size) => (
          <p key={size} className={`${size} truncate font-semibold tracking-tight`}>
            1,284 kWh 用电
          </p>
        ))}
      </Specimen>
    </Group>
  );
}
