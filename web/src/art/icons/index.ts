/** All icons of the game by name. Controls of the page are in controls.ts. */
import { goods } from "./goods";
import { marks } from "./marks";
import { people } from "./people";
import { signs } from "./signs";

export const icons: Record<string, string> = { ...goods, ...signs, ...people, ...marks };
export { controls } from "./controls";
export { EMBLEM_AT, EMBLEMS, NEUTRAL_EMBLEM } from "./emblems";
export { pieces } from "./pieces";
