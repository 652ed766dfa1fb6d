import type { ClaimId } from "../lib/claims";
import { Stat } from "../ui/stat";
import { ClaimNote } from "./claim-note";

interface ClaimedStatProps {
  claim: ClaimId;
  value: string;
  label: string;
  className?: string;
}

/** A large figure with the footnote that says where it comes from. Put several into a `<dl>`. */
export function ClaimedStat({ claim, value, label, className }: ClaimedStatProps) {
  const noted = (
    <>
      {value}
      <ClaimNote id={claim} />
    </>
  );
  return <Stat size="lg" label={label} value={noted} {...(className === undefined ? {} : { className })} />;
}
