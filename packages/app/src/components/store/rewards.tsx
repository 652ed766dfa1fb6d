import { ink } from "../pictures/frame";
import { PictureFrame } from "../pictures/picture-frame";
import { type WallpaperId, WALLPAPERS } from "./wallpapers";

/** A screen with a wallpaper on it. */
export function Screen({ id }: { id: WallpaperId }) {
  const { Draw, ground } = WALLPAPERS[id];
  return (
    <>
      <g stroke={ink.line} strokeWidth="3">
        <rect x="76" y="28" width="168" height="102" rx="8" fill={ink.surface} />
        <path d="M160 130v18M132 150h56" strokeWidth="5" />
      </g>
      <svg x="80" y="32" width="160" height="94">
        <PictureFrame ground={ground}>
          <Draw />
        </PictureFrame>
      </svg>
    </>
  );
}

export function Certificate() {
  return (
    <g stroke={ink.line} strokeWidth="2.5">
      <rect x="84" y="30" width="152" height="112" rx="6" fill={ink.surface} />
      <rect x="93" y="39" width="134" height="94" rx="3" strokeOpacity="0.3" strokeWidth="1.5" />
      <path d="M130 58h60" strokeWidth="5" />
      <path d="M112 76h96M122 88h76" strokeOpacity="0.35" />
      <path d="M110 116h44" strokeWidth="2" />
      <path d="M196 116l-8 32l12-7l12 7l-8-32" fill={ink.brand} />
      <circle cx="200" cy="110" r="17" fill={ink.amber} />
      <path d="M193 110l5 5l9-10" stroke={ink.surface} strokeWidth="3" />
    </g>
  );
}
