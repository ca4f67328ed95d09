/** The reader's settings on this device. Stored in the browser if it lets us. */

export interface Choices {
  theme: "auto" | "light" | "dark";
  motion: boolean;
  sound: boolean;
  /** Sounds of what happens, and the river in the background; how loud, from 0 to 1. */
  sounds: boolean;
  ambience: boolean;
  volume: number;
  /** How large the board is drawn, as a share of the largest size that fits. */
  zoom: Zoom;
  /** Whether row 1 is at the top, as on the printed board. */
  turned: boolean;
  notify: boolean;
  /** Whether players at one screen confirm before it shows the next player's turn. */
  handOver: boolean;
  /** Whether moves that can't be undone are confirmed. */
  ask: boolean;
  /** Whether ending a turn with something plainly useful left asks once. */
  remind: boolean;
  /** Whether the turn ends by itself when nothing useful is left to do. */
  autoEnd: boolean;
  /** How long a bot's move stays before the next. */
  speed: Speed;
  name: string;
  /** The seat taken in a quick game, which is a colour. */
  colour: number;
  language: string;
  /** Whether a guide gives tips: until the first game is finished, or as the reader likes. */
  tips: boolean;
  /** The tips already read. */
  read: string[];
}

/** How long a bot's move stays on the board: a share of the usual pause. */
export const SPEEDS = { instant: 0, fast: 0.4, normal: 1, slow: 3 } as const;
type Speed = keyof typeof SPEEDS;

/** How large the board can be drawn. */
export const ZOOMS = [1, 1.15, 1.3, 1.5] as const;
type Zoom = (typeof ZOOMS)[number];

const KEY = "terramara";
const start: Choices = {
  theme: "auto",
  motion: true,
  sound: false,
  sounds: false,
  ambience: false,
  volume: 0.6,
  zoom: 1,
  turned: false,
  notify: false,
  // Nothing at the table is hidden: it's fine if the next player sees it.
  handOver: false,
  ask: true,
  remind: true,
  autoEnd: false,
  speed: "normal",
  name: "",
  colour: 0,
  language: "",
  tips: true,
  read: [],
};

function stored(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}

export const settings = $state<Choices>({ ...start, ...stored() });

export function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // The game works in a browser that stores nothing, too.
  }
  applyTheme();
}

export function applyTheme(): void {
  if (settings.theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
}

export function motionWanted(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Each tip comes once. */
export function keepRead(tip: string): void {
  if (settings.read.includes(tip)) return;
  settings.read.push(tip);
  save();
}

/** All tips from the start, or none. */
export function setTips(on: boolean): void {
  settings.tips = on;
  settings.read = [];
  save();
}
