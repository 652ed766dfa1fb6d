import { Fragment } from "react";

/** A path that may break before each of its parts. */
export function PathText({ path, className }: { path: string; className: string }) {
  return (
    <code className={`font-mono [overflow-wrap:anywhere] ${className}`}>
      {path.split(/(?=\/)/).map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </code>
  );
}
