/** What the style sheets give an SVG, which a picture of its own does not know. */
const DRAWN = ["fill", "stroke", "stroke-width", "stroke-dasharray", "opacity", "font-size", "font-weight"] as const;

/** A copy of an SVG that looks the same outside the page. */
export function styledCopy(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>("*");
  for (const [index, original] of svg.querySelectorAll<SVGElement>("*").entries()) {
    const style = getComputedStyle(original);
    const styles = DRAWN.map((name) => `${name}:${style.getPropertyValue(name)}`);
    const moved = style.transform === "none" ? [] : [`transform:${style.transform}`];
    const hidden = style.display === "none" ? ["display:none"] : [];
    copies[index]?.setAttribute("style", [...styles, ...moved, ...hidden, "font-family:sans-serif"].join(";"));
  }
  return copy;
}
