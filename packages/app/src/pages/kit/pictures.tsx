import { PICTURE_MOTIFS } from "@wattleaf/shared/domain/picture-motifs";
import { Picture } from "../../components/picture";
import { Group, Specimen } from "./specimen";

export function Pictures() {
  return (
    <Group title="Pictures">
      <div className="grid gap-4 md:grid-cols-2">
        {PICTURE_MOTIFS.map((motif) => (
          <Specimen key={motif} name={`Picture motif="${motif}"`}>
            <Picture motif={motif} className="aspect-video w-full rounded-lg" />
          </Specimen>
        ))}
      </div>
    </Group>
  );
}
