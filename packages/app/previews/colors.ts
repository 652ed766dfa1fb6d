import { lightTokens } from "@wattleaf/twind/tokens";

const TOKEN = /var\(--wl-([\w-]+)\)/g;
const MIX = /color-mix\(in srgb, (#[\da-f]{6}) (\d+)%, (#[\da-f]{6})\)/g;

/** Replaces what only a browser can calculate: tokens by the light theme's colors, and mixtures of two of them. */
export function plainColors(svg: string): string {
  const plain = svg
    .replace(TOKEN, (_, name: string) => {
      if (!(name in lightTokens)) throw new Error(`A picture uses --wl-${name}, which is no token`);
      return lightTokens[name as keyof typeof lightTokens];
    })
    .replace(MIX, (_, first: string, percent: string, second: string) => mix(first, Number(percent) / 100, second));
  if (plain.includes("color-mix")) throw new Error("A picture mixes colors in a way that previews cannot draw");
  return plain;
}

function mix(first: string, share: number, second: string): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [first, second].map((color) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number];
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
