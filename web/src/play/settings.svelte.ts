/** What a reader has chosen for this device. Kept in the browser where it lets us. */

export interface Choices {
  theme: "auto" | "light" | "dark";
  motion: boolean;
  sound: boolean;
  notify: boolean;
  /** Whether players at one screen are asked before it shows the next one's turn. */
  handOver: boolean;
  /** Whether moves that can't be undone are confirmed. */
  ask: boolean;
  /** Whether ending a turn with something plainly useful left is asked about once. */
  remind: boolean;
  /** Whether the turn ends by itself when nothing useful is left to do. */
  autoEnd: boolean;
  /** How long a bot's move stays before the next. */
  speed: Speed;
  name: string;
  language: string;
}

/** How long a bot's move stays on the board: a share of the usual pause. */
export const SPEEDS = { instant: 0, fast: 0.4, normal: 1, slow: 3 } as const;
export type Speed = keyof typeof SPEEDS;

const KEY = "terramara";
const start: Choices = {
  theme: "auto",
  motion: true,
  sound: false,
  notify: false,
  // Nothing at the table is hidden: the next player may well see it.
  handOver: false,
  ask: true,
  remind: true,
  autoEnd: false,
  speed: "normal",
  name: "",
  language: "",
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
    // A browser that keeps nothing still plays.
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
