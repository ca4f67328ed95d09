/** "It is your turn": the tab's title, a soft sound, a notification, whichever the reader wants. */
import { t } from "../text/fluent";
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

/** Two struck tones, like a bronze bell. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime;
    for (const [i, frequency] of [392, 588].entries()) {
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      tone.type = "triangle";
      tone.frequency.value = frequency;
      gain.gain.setValueAtTime(0.0001, start + i * 0.16);
      gain.gain.exponentialRampToValueAtTime(
        Math.max(0.001, 0.44 * settings.volume ** 2),
        start + i * 0.16 + 0.02,
      );
      gain.gain.exponentialRampToValueAtTime(0.0001, start + i * 0.16 + 0.9);
      tone.connect(gain).connect(audio.destination);
      tone.start(start + i * 0.16);
      tone.stop(start + i * 0.16 + 1);
    }
  } catch {
    // A game goes on without sound.
  }
}

export function yourTurn(): void {
  if (settings.sound) chime();
  if (
    settings.notify &&
    document.hidden &&
    "Notification" in window &&
    Notification.permission === "granted"
  ) {
    try {
      new Notification(t("web-your-turn"), { tag: "terramara" });
    } catch {
      // Chrome on Android has the constructor, but it throws.
    }
  }
}

/** `time`: what is left on our clock, or "" without one. */
export function titleFor(mine: boolean, over: boolean, name: string, time: string): string {
  if (over) return t("web-title-over", { name });
  if (mine && time) return t("web-title-clock", { time, name });
  return mine ? t("web-title-mine", { name }) : t("web-title", { name });
}
