import { reachableRuns } from "@wattleaf/shared/domain/reachable";

/** A text in which the addresses open at which the partner is reached: page, email, phone. */
export const Reachable = ({ text }: { text: string }) => (
  <>
    {reachableRuns(text).map((run, position) =>
      run.kind === "text" ? (
        run.text
      ) : (
        <a
          key={position}
          class="wl-reach"
          href={run.href}
          target={run.href.startsWith("http") ? "_blank" : undefined}
          rel="noopener"
        >
          {run.text}
        </a>
      ),
    )}
  </>
);
