/** What a reader has chosen for this device. Kept in the browser where it lets us. */

export interface Choices {
  theme: "auto" | "light" | "dark";
  motion: boolean;
  sound: boolean;
  notify: boolean;
  /** Whether players at one screen are asked before it shows the next one's turn. */
  handOver: boolean;
  /** Whether what cannot be taken back is asked about once more. */
  ask: boolean;
  name: string;
  language: string;
}

const KEY = "terramara";
const start: Choices = {
  theme: "auto",
  motion: true,
  sound: false,
  notify: false,
  handOver: true,
  ask: true,
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
