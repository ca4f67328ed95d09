/** The picture of an artefact. To draw one, add it to its category's file; until then the category's icon is shown. */
import { clothing } from "./clothing";
import { pottery } from "./pottery";
import { tools } from "./tools";
import { weapons } from "./weapons";

const DRAWN: Record<string, string> = { ...clothing, ...pottery, ...tools, ...weapons };

/** SVG on a field of 100 by 100. Artefacts of other sets are shown by category. */
export function artefactArt(id: string, category: string): string {
  return (
    DRAWN[id] ??
    `<g transform="translate(14 14) scale(3)"><use href="#i-${category}" width="24" height="24" /></g>`
  );
}

export const drawn: readonly string[] = Object.keys(DRAWN);
