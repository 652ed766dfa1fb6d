interface HatchProps {
  id: string;
  /** The stroke's class. The color of the card hides parts of what is below; others mark an empty space. */
  className?: string;
  strokeWidth?: number;
  /** What forced colors draw it as. */
  mark?: "gap" | "hatch";
}

/** A pattern of slanted lines: over what was not measured in full. */
export const Hatch = ({ id, className = "stroke-surface", strokeWidth = 5, mark = "hatch" }: HatchProps) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line x1="0" y1="0" x2="0" y2="6" strokeWidth={strokeWidth} data-mark={mark} className={className} />
    </pattern>
  </defs>
);
